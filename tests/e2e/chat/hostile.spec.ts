import type Database from 'better-sqlite3';
import { type Page, expect } from 'playwright/test';
import { searchKeyOf } from '../../../domain/shared/search.ts';
import { openDatabase } from '../database.ts';
import { isSeen } from '../reads.ts';
import { player, settled, test } from '../support.ts';
import { message, openChat, post } from './panel.ts';
import { PAYLOADS } from './payloads.ts';
import { walkNow } from '../walk-clock.mjs';

/** As if the minute were over in which the accounts of earlier tests have posted. */
function forgetPosts(): void {
  const db = openDatabase();
  db.prepare(`DELETE FROM rate_limits WHERE key LIKE 'chat:post:%'`).run();
  db.close();
}

/** Notes whatever a script would do that got to run: a mark, a dialog, a word of the content security policy. */
async function guard(page: Page): Promise<string[]> {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/evil\.example|javascript:/.test(request.url())) ran.push(`request ${request.url()}`);
  });
  await page.exposeFunction('noteViolation', (what: string) => void ran.push(`policy ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      (globalThis as unknown as { noteViolation(what: string): void }).noteViolation(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  return ran;
}

const marks = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as { hacked?: unknown }).hacked ?? null);

/** The texts in as few messages as fit, since an account may post twenty a minute. */
function packed(): string[] {
  const messages: string[] = [];
  let open = '';
  for (const payload of PAYLOADS) {
    if (open.length + payload.length + 1 > 480) {
      messages.push(open);
      open = payload;
    } else open = open === '' ? payload : `${open}\n${payload}`;
  }
  return [...messages, open];
}

test('two hundred script payloads in chat messages stay words: nothing runs', async ({ browser }) => {
  test.setTimeout(600_000);
  expect(PAYLOADS).toHaveLength(200);
  expect(new Set(PAYLOADS).size).toBe(200);
  const writers = [await player(browser, 'moderator'), await player(browser, 'admin')];
  forgetPosts();
  for (const writer of writers) await writer.goto('/home');
  const reader = await player(browser, 'rival');
  const ran = await guard(reader);
  await reader.goto('/home');
  const chat = await openChat(reader, '#off-topic');
  const messages = packed();
  expect(messages.length).toBeLessThanOrEqual(38);
  const seen = new Set<string>();
  const note = async (): Promise<void> => {
    for (const text of await chat.getByRole('article').locator('p').allInnerTexts()) seen.add(text);
  };
  for (const [n, text] of messages.entries()) {
    const writer = writers[n % 2];
    if (writer) await post(writer, 'off-topic', text);
    await expect(message(chat, text.split('\n')[0] ?? '').last()).toBeVisible();
    await note();
  }
  // What was sent is what is read, to the letter.
  const words = [...seen].join('\n');
  expect(PAYLOADS.filter((payload) => !words.includes(payload))).toEqual([]);
  // Live, and again from the history.
  await reader.reload();
  await expect(message(chat, messages.at(-1)?.split('\n')[0] ?? '').last()).toBeVisible();
  // All at one moment: the list draws what is in sight, and a link that is gone to would bring others.
  const links = await chat
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => {
        for (const type of ['pointerenter', 'mouseover']) link.dispatchEvent(new Event(type, { bubbles: true }));
        return { href: link.getAttribute('href') ?? '', rel: link.getAttribute('rel') ?? '' };
      }),
    );
  for (const { href, rel } of links) {
    expect(href).toMatch(/^https?:\/\//);
    expect(rel).toContain('noopener');
  }
  const log = chat.getByRole('log');
  await log.focus();
  await reader.keyboard.press('Home');
  await expect(message(chat, messages[0]?.split('\n')[0] ?? '').first()).toBeVisible();
  expect(
    await chat.locator('script, iframe, object, embed, base, meta, form [formaction], [onerror], [onload]').count(),
  ).toBe(0);
  expect(await marks(reader)).toBeNull();
  expect(ran).toEqual([]);
});

test('two hundred script payloads in battles and names stay words: nothing runs', async ({ browser }) => {
  test.setTimeout(600_000);
  const db = openDatabase();
  const far = walkNow() + 30 * 24 * 3_600_000;
  const names = db.prepare("SELECT id, display_name FROM users WHERE id = '7'").get() as { display_name: string };
  const columns = (db.pragma('table_info(battles)') as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !['id', 'title', 'search_key', 'description', 'created_at', 'due_at', 'ends_at'].includes(name));
  const insert = db.prepare(
    `INSERT INTO battles (id, title, search_key, description, created_at, due_at, ends_at, ${columns.join(', ')})
     SELECT ?, ?, ?, ?, ?, ?, ?, ${columns.join(', ')} FROM battles WHERE id = '2'`,
  );
  try {
    db.transaction(() => {
      for (const [n, payload] of PAYLOADS.entries())
        insert.run(`hostile-${n}`, payload, searchKeyOf(payload), payload, walkNow() + n, far, far);
    })();
    const reader = await player(browser, 'rival');
    const ran = await guard(reader);
    for (const word of ['script', 'onerror', 'javascript', 'svg', 'iframe', 'autofocus', 'hacked', 'alert']) {
      await reader.goto(`/dashboard?tab=live-battles&q=${word}`);
      const newest = PAYLOADS.findLast((payload) => payload.toLowerCase().includes(word)) ?? '';
      await expect(reader.getByText(newest).first()).toBeVisible();
      expect(await marks(reader)).toBeNull();
    }
    for (const n of [0, 40, 64, 104, 108, 152, 164, 196]) {
      await reader.goto(`/challenge/hostile-${n}`);
      await expect(reader.getByText(PAYLOADS[n] ?? '').first()).toBeVisible();
      expect(await marks(reader)).toBeNull();
    }
    const rename = db.prepare('UPDATE users SET display_name = ? WHERE id = ?');
    for (const n of [0, 41, 65, 105, 110, 153]) {
      rename.run(PAYLOADS[n], '7');
      await reader.goto('/profile/7');
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await marks(reader)).toBeNull();
    }
    expect(ran).toEqual([]);
  } finally {
    db.prepare("DELETE FROM battles WHERE id LIKE 'hostile-%'").run();
    db.prepare('UPDATE users SET display_name = ? WHERE id = ?').run(names.display_name, '7');
    db.close();
  }
});

/** Puts the texts in the place of those that a query finds, in turn; answers how to bring the earlier ones back. */
function replaceTexts(db: Database.Database, table: string, columns: readonly string[]): () => void {
  const rows = db.prepare(`SELECT id, ${columns.join(', ')} FROM ${table} ORDER BY id`).all() as Record<
    string,
    string
  >[];
  const update = db.prepare(`UPDATE ${table} SET ${columns.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`);
  db.transaction(() => {
    for (const [n, { id }] of rows.entries())
      update.run(...columns.map((_, at) => PAYLOADS[(n * columns.length + at) % PAYLOADS.length]), id);
  })();
  return () => {
    for (const row of rows) update.run(...columns.map((name) => row[name]), row['id']);
  };
}

test('script payloads in teams, replays, display names and notifications stay words: nothing runs', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const db = openDatabase();
  const reader = await player(browser, 'demo');
  const ran = await guard(reader);
  const stays = async (): Promise<void> => {
    expect(
      await reader
        .locator('#root')
        .locator('iframe, object, embed, base, meta, [onerror], [onload], [onfocus]')
        .count(),
    ).toBe(0);
    // All at one moment: what is read anew may leave a link out.
    const links = await reader
      .locator('#root a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const href of links) expect(href).not.toMatch(/^\s*(javascript|vbscript|data):/i);
    expect(await marks(reader)).toBeNull();
    expect(ran).toEqual([]);
  };
  const restore: (() => void)[] = [];
  try {
    restore.push(
      replaceTexts(db, 'teams', ['name', 'description']),
      replaceTexts(db, 'replays', ['title']),
      replaceTexts(db, 'users', ['display_name']),
    );
    const { id: replayId } = db.prepare('SELECT id FROM replays WHERE creator_id = 1 ORDER BY id LIMIT 1').get() as {
      id: string;
    };
    const mark = db.prepare(
      'INSERT INTO replay_highlights (id, replay_id, author_id, at_seconds, text, at) VALUES (?, ?, 1, ?, ?, ?)',
    );
    const tell = db.prepare(
      `INSERT INTO notifications (id, user_id, type, tab, kind, unique_key, title, message, link, data, at)
       VALUES (?, '1', 'system', ?, 'hostile', ?, ?, ?, '/home', ?, ?)`,
    );
    restore.push(() => {
      db.exec("DELETE FROM replay_highlights WHERE id LIKE 'hostile-%'");
      db.exec("DELETE FROM notifications WHERE kind = 'hostile'");
    });
    db.transaction(() => {
      for (const [n, payload] of PAYLOADS.entries()) {
        const id = `hostile-${n}`;
        mark.run(id, replayId, n, payload, walkNow());
        const data = { alert: payload, action: payload, device: payload, location: payload };
        const tab = n % 2 === 0 ? 'security' : 'other';
        tell.run(id, tab, id, payload, payload, JSON.stringify(data), walkNow() + n);
      }
    })();

    // Each team is seen with its name and description, the own one with its roster of display names.
    const teams = db.prepare('SELECT id, name, description FROM teams ORDER BY id').all() as Record<string, string>[];
    for (const team of teams) {
      await reader.goto(`/teams/${team['id']}`);
      await expect(reader.getByText(team['name'] ?? '', { exact: true }).first()).toBeVisible();
      await stays();
    }
    await reader.goto('/teams');
    await expect(reader.getByRole('tab', { name: 'Dashboard' })).toBeVisible();
    await expect(reader.getByText(teams[0]?.['name'] ?? '', { exact: true }).first()).toBeVisible();
    await stays();

    for (const view of ['mine', 'community']) {
      await reader.goto(`/replays?view=${view}`);
      const cards = reader.getByRole('list', { name: 'Replays' }).getByRole('article');
      await expect(cards.first()).toBeVisible();
      await stays();
      await settled(reader);
      const more = reader.getByRole('button', { name: 'Show more' });
      if (await isSeen(more)) await more.click();
      await stays();
    }
    await reader.goto(`/replays?replay=${replayId}`);
    const moments = reader.getByRole('dialog').getByRole('list', { name: 'Highlights' });
    await expect(moments).toContainText(PAYLOADS[0] ?? '');
    await expect(moments).toContainText(PAYLOADS.at(-1) ?? '');
    expect(await moments.locator('script, img, svg [onload], iframe, form, style, video, audio').count()).toBe(0);
    await stays();

    for (const path of ['/friends', '/leaderboards', '/player/rival', '/profile']) {
      await reader.goto(path);
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(reader.getByRole('main').getByRole('status', { name: /Loading/ })).toHaveCount(0);
      await stays();
    }

    for (const tab of ['all', 'security']) {
      await reader.goto(`/notifications?tab=${tab}`);
      await expect(reader.getByText(PAYLOADS[198] ?? '').first()).toBeVisible();
      await stays();
    }
    await reader
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await expect(
      reader
        .getByRole('dialog', { name: 'Notifications' })
        .getByText(PAYLOADS[199] ?? '')
        .first(),
    ).toBeVisible();
    await stays();
  } finally {
    for (const back of restore.toReversed()) back();
    db.close();
  }
});
