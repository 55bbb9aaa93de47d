import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect, test as plain } from 'playwright/test';
import { build } from 'vite';
import type { Account, Screen } from '../../../web/gallery/screen.ts';
import { WINGS, type Wing } from '../../../web/gallery/screens.ts';
import { NARROW, watchShifts } from '../support.ts';
import { inGallery, walkScreen } from './walk-screen.ts';

const ORIGIN = 'http://gallery.example';
const BUILT = '.cache/gallery';
const SCHEMA = readFileSync('schema.graphql', 'utf8');

/** One page for all screens, which is never loaded anew and has no server: its files are taken from what was built. */
const test = plain.extend<object, { readonly gallery: Page }>({
  gallery: [
    async ({ browser }, use) => {
      await build({ configFile: 'vite.gallery.config.ts', logLevel: 'error' });
      const context = await browser.newContext({ viewport: NARROW, reducedMotion: 'reduce', timezoneId: 'UTC' });
      await context.route('**/*', (route) => {
        const { origin, pathname } = new URL(route.request().url());
        if (origin !== ORIGIN) return route.abort();
        if (pathname === '/') return route.fulfill({ path: join(BUILT, 'index.html') });
        if (/^\/(?:assets|icons)\/|^\/favicon/.test(pathname)) return route.fulfill({ path: join(BUILT, pathname) });
        // Pictures of people and games have no part in this.
        return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
      });
      const page = await context.newPage();
      await watchShifts(page);
      await page.goto(ORIGIN);
      await use(page);
      await context.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Of a screen in all its states; a busy machine takes its time. */
const SCREEN_MS = 120_000;

async function walk(page: Page, account: Account, screens: readonly Screen[], isBrief = false): Promise<void> {
  await inGallery(page, 'open', readFileSync(`web/gallery/recordings/${account}.jsonl`, 'utf8'), SCHEMA);
  for (const screen of screens)
    await test.step(screen.path, async () => {
      expect.soft(await walkScreen(page, screen, isBrief), `${account} at ${screen.path}`).toEqual([]);
    });
}

async function walkWings(page: Page, ...wings: readonly Wing[]): Promise<void> {
  test.setTimeout(wings.flatMap(({ screens }) => screens).length * SCREEN_MS);
  for (const { account, screens } of wings) await walk(page, account, screens);
}

/** Each of other parts than those before it. */
const DOZEN: readonly (readonly [Account, ...string[]])[] = [
  ['visitor', '/login'],
  [
    'demo',
    '/dashboard?tab=live-battles',
    '/inventory',
    '/tournaments/bracket-6?tab=bracket',
    '/wallet',
    '/teams',
    '/friends',
    '/arcade',
    '/store',
    '/missions',
  ],
  ['admin', '/admin/users', '/admin/battles?tab=disputes'],
];

test('a dozen screens that stand for the others are usable in their states at 390 and at 1440 pixels, and what failed comes by Retry (ER-02, ER-03, ER-04, ER-06)', async ({
  gallery,
}) => {
  const all = Object.values(WINGS).flatMap(({ account, screens }) => screens.map((screen) => ({ account, screen })));
  for (const [account, ...paths] of DOZEN) {
    const found = all.filter((one) => one.account === account && paths.includes(one.screen.path));
    expect(found.length).toBe(paths.length);
    await walk(
      gallery,
      account,
      found.map(({ screen }) => screen),
      true,
    );
  }
});

test('every screen of visitors is usable in all states at 390 and at 1440 pixels (FR-02, FR-07, FR-13)', ({
  gallery,
}) => walkWings(gallery, WINGS.visitors));

test('so are battles, tournaments and teams, which come by Retry (FR-02, FR-09, BG-01, BG-02, BG-03, ER-02, ER-03, ER-04)', ({
  gallery,
}) => walkWings(gallery, WINGS.contests));

test('so are wallet, statements, earnings and bets (ER-02, ER-03, ER-04)', ({ gallery }) =>
  walkWings(gallery, WINGS.money));

test('so is the arcade, which says what is not there (ER-02, ER-06)', ({ gallery }) =>
  walkWings(gallery, WINGS.arcade));

test('so are store, inventory and missions (ER-02, ER-06, ER-15)', ({ gallery }) => walkWings(gallery, WINGS.store));

test('so are streams, Go Live and the hub of creators (SM-01, SM-09, GL-01)', ({ gallery }) =>
  walkWings(gallery, WINGS.streams));

test('so are players, leaderboards, replays and settings (ER-02)', ({ gallery }) => walkWings(gallery, WINGS.people));

test('so are Help, Developers and the legal texts (HE-01, HE-10)', ({ gallery }) => walkWings(gallery, WINGS.help));

test('so is what others see who have just come', ({ gallery }) =>
  walkWings(gallery, WINGS.newcomers, WINGS.beginners, WINGS.rivals));

test('so are accounts as staff see them (FR-10, ER-02, ER-06)', ({ gallery }) => walkWings(gallery, WINGS.accounts));

test('so are all desks of staff (FR-10, AD-07, AD-08, ER-02, ER-06)', ({ gallery }) => walkWings(gallery, WINGS.desks));
