import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Page, expect } from 'playwright/test';
import { player, test } from '../support.ts';
import { message, openChat, post } from './panel.ts';
import { PAYLOADS } from './payloads.ts';

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
  test.setTimeout(180_000);
  expect(PAYLOADS).toHaveLength(200);
  expect(new Set(PAYLOADS).size).toBe(200);
  const writers = [await player(browser, 'moderator'), await player(browser, 'admin')];
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
  await expect(chat.getByRole('log')).toBeVisible();
  for (const link of await chat.getByRole('article').getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^https?:\/\//);
    expect(await link.getAttribute('rel')).toContain('noopener');
    await link.hover();
  }
  const log = chat.getByRole('log');
  for (let n = 0; n < 12; n++) {
    await log.hover();
    await reader.mouse.wheel(0, -1_500);
    await reader.waitForTimeout(150);
  }
  expect(
    await chat.locator('script, iframe, object, embed, base, meta, form [formaction], [onerror], [onload]').count(),
  ).toBe(0);
  expect(await marks(reader)).toBeNull();
  expect(ran).toEqual([]);
});

test('two hundred script payloads in battles and names stay words: nothing runs', async ({ browser }) => {
  test.setTimeout(180_000);
  const db = new Database(join(process.env['E2E_FOLDER'] ?? '', 'e2e.db'));
  const far = Date.now() + 30 * 24 * 3_600_000;
  const names = db.prepare("SELECT id, display_name FROM users WHERE id = '7'").get() as { display_name: string };
  const columns = (db.pragma('table_info(battles)') as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !['id', 'title', 'description', 'created_at', 'due_at', 'ends_at'].includes(name));
  const insert = db.prepare(
    `INSERT INTO battles (id, title, description, created_at, due_at, ends_at, ${columns.join(', ')})
     SELECT ?, ?, ?, ?, ?, ?, ${columns.join(', ')} FROM battles WHERE id = '2'`,
  );
  try {
    db.transaction(() => {
      for (const [n, payload] of PAYLOADS.entries())
        insert.run(`hostile-${n}`, payload, payload, Date.now() + n, far, far);
    })();
    const reader = await player(browser, 'rival');
    const ran = await guard(reader);
    for (const word of ['script', 'onerror', 'javascript', 'svg', 'iframe', 'autofocus', 'hacked', 'alert']) {
      await reader.goto(`/dashboard?tab=live-battles&q=${word}`);
      const newest = PAYLOADS.findLast((payload) => payload.toLowerCase().includes(word)) ?? '';
      await expect(reader.getByText(newest).first()).toBeVisible({ timeout: 30_000 });
      expect(await marks(reader)).toBeNull();
    }
    for (const n of [0, 40, 64, 104, 108, 152, 164, 196]) {
      await reader.goto(`/challenge/hostile-${n}`);
      await expect(reader.getByText(PAYLOADS[n] ?? '').first()).toBeVisible({ timeout: 30_000 });
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
