import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, expect, test as plain } from 'playwright/test';
import { build } from 'vite';
import { ACCOUNTS, type Account, type Screen } from '../../../web/gallery/screen.ts';
import { WINGS, type Wing } from '../../../web/gallery/screens.ts';
import { NARROW, watchShifts } from '../support.ts';
import { CROWDED, crowdScreen, openDialogs } from './crowd-screen.ts';
import { pseudoScreen } from './pseudo-screen.ts';
import { inGallery, walkScreen } from './walk-screen.ts';

const ORIGIN = 'http://gallery.example';
const SCHEMA = readFileSync('schema.graphql', 'utf8');

/** One page for all screens, which is never loaded anew and has no server: its files are taken from what was built. */
async function openGallery(browser: Browser, language: 'en' | 'pseudo'): Promise<Page> {
  process.env['GALLERY_LANGUAGE'] = language;
  await build({ configFile: 'vite.gallery.config.ts', logLevel: 'error' });
  const built = language === 'en' ? '.cache/gallery' : '.cache/gallery-pseudo';
  const context = await browser.newContext({ viewport: NARROW, reducedMotion: 'reduce', timezoneId: 'UTC' });
  await context.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort();
    if (pathname === '/') return route.fulfill({ path: join(built, 'index.html') });
    if (/^\/(?:assets|icons)\/|^\/favicon/.test(pathname)) return route.fulfill({ path: join(built, pathname) });
    // Pictures of people and games have no part in this.
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  const page = await context.newPage();
  await watchShifts(page);
  await page.goto(ORIGIN);
  return page;
}

const test = plain.extend<object, { readonly gallery: Page; readonly pseudo: Page }>({
  gallery: [
    async ({ browser }, use) => {
      const page = await openGallery(browser, 'en');
      await use(page);
      await page.context().close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  pseudo: [
    async ({ browser }, use) => {
      const page = await openGallery(browser, 'pseudo');
      await use(page);
      await page.context().close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Of a screen in all its states; a busy machine takes its time. */
const SCREEN_MS = 120_000;

/** What is wrong with a screen; `at` is its place in the list. */
type Look = (page: Page, screen: Screen, at: number) => Promise<string[]>;

async function walk(
  page: Page,
  account: Account,
  screens: readonly Screen[],
  look: Look = (shown, screen) => walkScreen(shown, screen),
): Promise<void> {
  await inGallery(page, 'open', readFileSync(`web/gallery/recordings/${account}.jsonl`, 'utf8'), SCHEMA);
  for (const [at, screen] of screens.entries())
    await test.step(screen.path, async () => {
      expect.soft(await look(page, screen, at), `${account} at ${screen.path}`).toEqual([]);
    });
}

const SCREENS = Object.values(WINGS).flatMap(({ account, screens }) => screens.map((screen) => ({ account, screen })));

/** Looks at a list of screens by the accounts that they are shown to. */
async function walkList(page: Page, list: typeof SCREENS, look: Look): Promise<void> {
  test.setTimeout(list.length * SCREEN_MS);
  for (const account of ACCOUNTS) {
    const screens = list.flatMap((one) => (one.account === account ? [one.screen] : []));
    if (screens.length > 0) await walk(page, account, screens, look);
  }
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
const dozen = DOZEN.flatMap(([account, ...paths]) =>
  paths.map((path) => {
    const found = SCREENS.find((one) => one.account === account && one.screen.path === path);
    if (!found) throw new Error(`${path} is in no wing of ${account}`);
    return found;
  }),
);

/** The way of whoever is new: what everybody reads first. */
const FEW = new Set(['/login', '/dashboard?tab=live-battles', '/wallet', '/friends']);
const few = dozen.filter(({ screen }) => FEW.has(screen.path));

test('a dozen screens that stand for the others are usable in their states at 390 and at 1440 pixels, and what failed comes by Retry (ER-02, ER-03, ER-04, ER-06)', async ({
  gallery,
}) => {
  await walkList(gallery, dozen, (page, screen) => walkScreen(page, screen, true));
});

test('a dozen screens, each crowded in one of the ways and its dialogs opened, keep to their window at 390, 600 and 1440 pixels and at two and four times their size', async ({
  gallery,
}) => {
  const seen = new Set<string>();
  await walkList(gallery, dozen, async (page, screen, at) => [
    ...(await crowdScreen(page, screen, CROWDED.slice(at % CROWDED.length, (at % CROWDED.length) + 1))),
    ...(await openDialogs(page, screen, seen)),
  ]);
  expect(seen.size).toBeGreaterThan(0);
});

test('with the longest names, one long word, writing from right to left, emoji, three notices or a banner of 500 letters no screen is wider than its window, nothing covers a control, and at four times its size nothing is sticky', async ({
  gallery,
}) => {
  await walkList(gallery, SCREENS, (page, screen) => crowdScreen(page, screen));
});

test('four screens in a language that nobody speaks, two fifths longer and in both directions, say nothing that is cut, glued together or in no catalog', async ({
  pseudo,
}) => {
  await walkList(pseudo, few, (page, screen) => pseudoScreen(page, screen));
});

for (const [name, { account, screens }] of Object.entries(WINGS))
  test(`so do the others of the wing of ${name}`, async ({ pseudo }) => {
    const others = screens.filter((screen) => !few.some((one) => one.account === account && one.screen === screen));
    test.setTimeout((others.length + 1) * SCREEN_MS);
    await walk(pseudo, account, others, (page, screen) => pseudoScreen(page, screen));
  });

test('every dialog that a button opens is as high as what it holds and 32 pixels, a sheet at 390 pixels and centred from 441 on', async ({
  gallery,
}) => {
  const seen = new Set<string>();
  await walkList(gallery, SCREENS, (page, screen) => openDialogs(page, screen, seen));
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
