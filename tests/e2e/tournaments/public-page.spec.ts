import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page, expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { boxOf, countOf, textOf } from '../reads.ts';
import { answerLargeBracket } from './large-bracket.ts';
import { NARROW, PASSWORD, expectUsable, photograph, player, test, visitor } from '../support.ts';

/** The half-played one of the demo data set. */
const RUNNING = 'bracket-6';
const TITLE = 'Night Shift Double';

const bracketOf = (page: Pick<Page, 'getByRole'>) => page.getByRole('group', { name: /^Bracket;/ });

test('a visitor looks at every side of a running bracket, on a phone as well, and comes no further', async ({
  browser,
}, info) => {
  const guest = await visitor(browser);
  await guest.goto(`/tournaments/${RUNNING}`);
  await expect(guest.getByRole('navigation', { name: 'Legal' })).toBeVisible();
  await expect(guest.getByRole('tab', { name: 'Decisions' })).toHaveCount(0);
  await expectUsable(guest);
  for (const [tab, shown] of [
    ['Bracket', 'Upper final'],
    ['Standings', 'Places so far'],
    ['Players', 'Rating'],
    ['Schedule', 'Under way'],
  ] as const) {
    await guest.getByRole('tab', { name: tab }).click();
    const panel = guest.getByRole('tabpanel', { name: tab });
    await expect(panel.getByText(shown).first()).toBeVisible();
    // Players are named, and their pages are for members.
    await expect(panel.locator('a:not([href*="/matches/"])')).toHaveCount(0);
    await expectUsable(guest);
    await photograph(guest, info, `visitor-${tab.toLowerCase()}`);
  }
  await guest.setViewportSize(NARROW);
  await guest.getByRole('tab', { name: 'Bracket' }).click();
  await expect(guest.getByRole('combobox', { name: 'Round', exact: true })).toBeVisible();
  await expectUsable(guest);
  await photograph(guest, info, 'visitor-bracket-narrow');
  await guest.getByRole('tab', { name: 'Overview' }).click();
  await expectUsable(guest);
  await photograph(guest, info, 'visitor-overview-narrow');

  await guest.goto('/tournaments/no-such-cup?code=ABCDEFGH');
  await expect(guest.getByText('No public tournament here')).toBeVisible();
  await expectUsable(guest);
  await guest.goto(`/tournaments/${RUNNING}/desk`);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/Winner takes the pool/);
});

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly dirtyObjects: number; readonly totalObjects: number } };
}

/** Nodes and attributes within the bracket that were changed since it was asked first; two frames are drawn before. */
const changesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const seen = (window as { seen?: { changes: number } }).seen ?? { changes: 0 };
    if (!('seen' in window)) {
      const bracket = document.querySelector('[aria-label^="Bracket;"]');
      const all = { attributes: true, childList: true, subtree: true, characterData: true };
      if (bracket) new MutationObserver((changes) => (seen.changes += changes.length)).observe(bracket, all);
      Object.assign(window, { seen });
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return seen.changes;
  });

test('a bracket of 128 is panned without a change of what is drawn, lays out what comes into sight alone, and is zoomed by one change', async ({
  browser,
}, info) => {
  const guest = await visitor(browser);
  await answerLargeBracket(guest, 128);
  await guest.goto(`/tournaments/${RUNNING}?tab=bracket`);
  const bracket = bracketOf(guest);
  await expect(bracket.getByRole('link')).toHaveCount(255);
  expect(await countOf(bracket.locator('*'), 255)).toBeLessThan(255 * 10);
  await bracket.hover();
  expect(await changesOf(guest)).toBe(0);
  await browser.startTracing(guest, { categories: ['devtools.timeline'] });
  for (let n = 0; n < 12; n++) {
    await guest.mouse.wheel(n % 2 === 0 ? 320 : 0, n % 2 === 0 ? 0 : 440);
    expect(await changesOf(guest)).toBe(0);
  }
  await expect
    .poll(() => bracket.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]))
    .toEqual([1920, 2640]);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const laidOut = traceEvents
    .flatMap(({ args }) => args.beginData ?? [])
    .filter(({ dirtyObjects }) => dirtyObjects > 0);
  expect(laidOut.length).toBeGreaterThan(0);
  for (const { dirtyObjects, totalObjects } of laidOut) expect(dirtyObjects).toBeLessThan(totalObjects / 4);
  await guest.getByRole('button', { name: 'Zoom out' }).click();
  expect(await changesOf(guest)).toBe(1);
  await photograph(guest, info, 'bracket-of-128');
});

test('a visitor goes from the bracket to a match, on a phone by its link, and is invited', async ({
  browser,
}, info) => {
  const guest = await visitor(browser);
  await guest.goto(`/tournaments/${RUNNING}?tab=bracket`);
  await bracketOf(guest)
    .getByRole('link', { name: / beat / })
    .first()
    .click();
  await guest.waitForURL(/\/matches\/\d+$/);
  const page = guest.getByRole('main');
  await expect(guest.getByRole('heading', { level: 1, name: /^Match \d+, / })).toBeVisible();
  await expect(page.getByText('Decided', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('You’re watching')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  await expect(page.locator('a[href^="/player/"]')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectUsable(guest);
  await photograph(guest, info, 'visitor-match');
  const decided = guest.url();
  await guest.setViewportSize(NARROW);
  await guest.goto(decided);
  await expect(guest.getByText('You’re watching')).toBeVisible();
  await expectUsable(guest);
  await photograph(guest, info, 'visitor-match-narrow');

  await guest.goto(`/tournaments/${RUNNING}?tab=schedule`);
  await guest.getByRole('tabpanel', { name: 'Schedule' }).locator('a[href*="/matches/"]').first().click();
  await expect(guest.getByText('You’re watching')).toBeVisible();
  await expectUsable(guest);
  await photograph(guest, info, 'visitor-match-under-way-narrow');
  const address = new URL(guest.url()).pathname;
  await guest.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await guest.getByLabel('Username').fill('demo');
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Sign In', exact: true }).click();
  await guest.waitForURL(address);
  await expect(guest.getByText('You’re watching')).toHaveCount(0);

  const other = await visitor(browser);
  await other.goto('/tournaments/no-such-cup/matches/0');
  await expect(other.getByText('No public tournament here')).toBeVisible();
  await other.goto(`/tournaments/${RUNNING}/matches/9999`);
  await expect(other.getByText('This match doesn’t exist')).toBeVisible();
  await expectUsable(other);
});

test('a visitor draws the seeds again, without the name of a player who is hidden', async ({ browser }, info) => {
  const db = openDatabase();
  const secret = 'f00d'.repeat(16);
  const before = db.prepare('SELECT user_id, seed FROM tournament_entrants WHERE tournament_id = ?').all(RUNNING) as {
    user_id: string;
    seed: number | null;
  }[];
  const placeOf = (id: string) => createHmac('sha256', secret).update(`${RUNNING}|${id}`).digest('hex');
  const drawn = before.filter(({ seed }) => seed !== null).map((one) => ({ ...one, drawn: placeOf(one.user_id) }));
  drawn.sort((one, other) => (one.drawn < other.drawn ? -1 : 1));
  const seat = db.prepare('UPDATE tournament_entrants SET seed = ? WHERE tournament_id = ? AND user_id = ?');
  const bind = db.prepare('UPDATE tournaments SET draw_secret = ?, draw_hash = ? WHERE id = ?');
  const hide = db.prepare(
    'INSERT INTO preferences (user_id, profile_visibility) VALUES (?, ?) ON CONFLICT DO UPDATE SET profile_visibility = excluded.profile_visibility',
  );
  for (const [seed, { user_id }] of drawn.entries()) seat.run(seed, RUNNING, user_id);
  bind.run(secret, createHash('sha256').update(secret).digest('hex'), RUNNING);
  const hidden = drawn[2]?.user_id ?? '';
  expect(hide.run(hidden, 'private').changes).toBe(1);

  const guest = await visitor(browser);
  await guest.goto(`/tournaments/${RUNNING}`);
  await guest.getByRole('button', { name: 'Check the draw' }).click();
  await expect(guest.getByText(/1 hidden player is left out; members can check all of them\.$/)).toBeVisible();
  await expectUsable(guest);
  await photograph(guest, info, 'visitor-draw');
  await guest.setViewportSize(NARROW);
  await expectUsable(guest);
  await photograph(guest, info, 'visitor-draw-narrow');

  hide.run(hidden, 'public');
  bind.run(null, null, RUNNING);
  for (const { user_id, seed } of before) seat.run(seed, RUNNING, user_id);
  db.close();
});

test('a visitor who wants to enter signs in and is back where they were', async ({ browser }, info) => {
  const guest = await visitor(browser, { viewport: NARROW });
  await guest.goto('/tournaments/cup-1');
  await expect(guest.getByRole('link', { name: 'Sign in to enter' })).toBeVisible();
  await expectUsable(guest);
  await photograph(guest, info, 'visitor-registration-narrow');
  await guest.getByRole('link', { name: 'Sign in to enter' }).click();
  await guest.getByLabel('Username').fill('demo');
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Sign In', exact: true }).click();
  await guest.waitForURL('/tournaments/cup-1');
  await expect(guest.getByRole('button', { name: 'Join Tournament' })).toBeVisible();
});

test('the bracket is drawn smaller and larger around what is looked at', async ({ browser }, info) => {
  const guest = await visitor(browser);
  await guest.goto(`/tournaments/${RUNNING}?tab=bracket`);
  const bracket = bracketOf(guest);
  const box = bracket.getByRole('listitem').first();
  const widthOf = async () => Math.round((await boxOf(box)).width);
  const whole = await widthOf();
  await guest.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(widthOf).toBe(Math.round(whole * 0.8));
  await guest.getByRole('button', { name: 'Zoom out' }).click();
  await guest.getByRole('button', { name: 'Zoom out' }).click();
  await photograph(guest, info, 'bracket-small');
  await expect.poll(() => bracket.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await bracket.locator('[tabindex="0"]').focus();
  await guest.keyboard.press('0');
  await expect.poll(widthOf).toBe(whole);

  const aim = bracket.getByRole('listitem').nth(2);
  await aim.scrollIntoViewIfNeeded();
  const before = await boxOf(aim);
  // What is under the pointer stays there, and everything else moves away from it.
  await guest.mouse.move(before.x + 20, before.y + 20);
  await guest.keyboard.down('Control');
  await guest.mouse.wheel(0, -20);
  await guest.keyboard.up('Control');
  await expect.poll(widthOf).toBe(Math.round(whole * Math.exp(0.2)));
  const after = await boxOf(aim);
  expect(Math.abs(after.y + 20 * Math.exp(0.2) - (before.y + 20))).toBeLessThanOrEqual(1);
});

test('a bracket stands in a page of another site, without a session, and leads to its own page', async ({
  browser,
}, info) => {
  const demo = await player(browser, 'demo');
  await demo.goto(`/tournaments/${RUNNING}`);
  await demo.getByRole('button', { name: 'Share' }).click();
  const dialog = demo.getByRole('dialog');
  await expectUsable(demo);
  await photograph(demo, info, 'share');
  const code = await textOf(dialog.getByLabel('Embed code'), /<iframe/);
  await dialog.getByLabel('Shows').selectOption('Standings');
  await dialog.getByLabel('Theme').selectOption('Light');
  const other = await textOf(dialog.getByLabel('Embed code'), /view=standings&(amp;)?theme=light/);

  const site = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>A site</title><link rel="icon" href="data:,">${code}${other}`);
  }).listen(0, 'localhost');
  await once(site, 'listening');
  // By the name that our own has, so that the cookie of this browser would go along if it were asked for.
  const page = await demo.context().newPage();
  const cookies: unknown[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/graphql')) return;
    cookies.push((await answer.request().allHeaders())['cookie'], (await answer.allHeaders())['set-cookie']);
  });
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
  const [drawn, ranked] = [page.frameLocator('iframe').first(), page.frameLocator('iframe').nth(1)];
  await expect(drawn.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(bracketOf(drawn).getByText('Upper final', { exact: true })).toBeVisible();
  await expect(ranked.getByRole('heading', { name: 'Places so far' })).toBeVisible();
  await photograph(page, info, 'embedded');
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.filter((cookie) => cookie !== undefined)).toEqual([]);
  const matchOpened = demo.context().waitForEvent('page');
  await bracketOf(drawn).getByRole('link').first().click();
  const match = await matchOpened;
  await expect(match).toHaveURL(/\/tournaments\/[^/]+\/matches\/\d+$/);
  await expect(match.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(drawn.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const opened = demo.context().waitForEvent('page');
  await drawn.getByRole('link', { name: 'Open on Gauntlet' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  site.close();
});

test('what is embedded can be read in both themes, on a phone and beside a text, and says what is not there', async ({
  browser,
}, info) => {
  const guest = await visitor(browser);
  for (const viewport of [NARROW, { width: 1000, height: 600 }])
    for (const theme of ['dark', 'light'])
      for (const [view, shown] of [
        ['bracket', 'Upper round 1'],
        ['standings', 'Places so far'],
      ] as const) {
        await guest.setViewportSize(viewport);
        await guest.goto(`/embed/tournaments/${RUNNING}?view=${view}&theme=${theme}`);
        await expect(guest.getByText(shown).first()).toBeAttached();
        await expectUsable(guest);
        await photograph(guest, info, `embed-${view}-${theme}-${viewport.width}`);
      }
  await guest.goto('/embed/tournaments/cup-1');
  await expect(guest.getByText('It has not started yet')).toBeVisible();
  await expectUsable(guest);
  await guest.goto('/embed/tournaments/no-such-cup');
  await expect(guest.getByText('There is no such tournament')).toBeVisible();
});
