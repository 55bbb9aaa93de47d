import { type Page, type Route, expect } from 'playwright/test';
import { DAY } from '../../../domain/shared/time.ts';
import { NARROW, WIDE, cents, expectUsable, player, settled, test, wallet } from '../support.ts';
import {
  ask,
  castMember,
  checkInBy,
  checkInOn,
  comeBy,
  enterBy,
  leaveBy,
  passMatchTime,
  passStage,
  playBy,
  reportBy,
  reportOn,
} from './steps.ts';
import { walkNow } from '../walk-clock.mjs';

/** A story of many steps in nine browsers. */
const STORY_MS = 600_000;

async function announce(organiser: Page): Promise<string> {
  await organiser.getByRole('button', { name: 'Announce' }).click();
  await organiser.getByRole('alertdialog').getByRole('button', { name: 'Announce' }).click();
  await expect(organiser.getByText('Registration is open').first()).toBeVisible();
  // What is shown takes the question away before its own way back has been gone.
  await expect(organiser).not.toHaveURL(/dialog=/);
  return new URL(organiser.url()).pathname.split('/')[2] ?? '';
}

async function createOn(organiser: Page, title: string): Promise<string> {
  await organiser.goto('/dashboard?tab=tournaments');
  await organiser.getByRole('link', { name: 'Create a tournament' }).click();
  await organiser.getByLabel('Title').fill(title);
  await organiser.getByLabel('Type').selectOption('Double Elimination');
  await organiser.getByLabel('Final', { exact: true }).selectOption('Best of 1');
  await organiser.getByLabel('Buy-in').fill('5');
  await organiser.getByLabel('Prize shares').fill('70, 30');
  await organiser.getByRole('textbox', { name: 'Places' }).fill('8');
  await organiser.getByRole('radio', { name: /By the organiser/ }).check();
  await organiser.getByRole('button', { name: 'Save as draft' }).click();
  await organiser.waitForURL(/\/desk$/);
  return announce(organiser);
}

/** A single elimination that takes entries until tomorrow, made by the API. */
async function announceBy(organiser: Page, terms: object): Promise<{ id: string; entryCode: string }> {
  const times = { opensAt: walkNow() - DAY, startsAt: walkNow() + DAY };
  const { createTournament } = await ask<{ createTournament: { id: string; entryCode: string } }>(
    organiser,
    'mutation($input: TournamentTermsInput!) { createTournament(input: $input) { id entryCode } }',
    { input: { kind: 'TOURNAMENT', game: 'CS2', format: 'SINGLE', ...times, ...terms } },
  );
  const { id } = createTournament;
  await ask(organiser, 'mutation($id: ID!) { announceTournament(id: $id) { id } }', { id });
  return createTournament;
}

/** How many replays others have of what is called so. */
async function replaysOf(page: Page, search: string): Promise<number> {
  const { replays } = await ask<{ replays: { edges: unknown[] } }>(
    page,
    'query($search: String) { replays(view: COMMUNITY, search: $search) { edges { cursor } } }',
    { search },
  );
  return replays.edges.length;
}

async function expectUsableAtBothWidths(page: Page): Promise<void> {
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await settled(page);
    await expectUsable(page);
  }
}

const bracketBox = (page: Page, words: RegExp) => page.getByRole('link', { name: words });

// First: the others leave tournaments of their own behind.
test('the lists show six of each, find by title and type, and refuse a seventeenth (BG-20, BG-21, BG-22, EN-02)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  await demo.goto('/dashboard?tab=tournaments');
  const tournaments = demo.getByRole('list', { name: 'Tournaments', exact: true }).getByRole('listitem');
  await expect(tournaments).toHaveCount(6);
  for (let n = 0; n < 6; n++) {
    const card = tournaments.nth(n);
    await expect(card).toContainText(/Buy-in(\$\d+\.00|Free)/);
    await expect(card).toContainText(/(Players|Teams)\d+\/\d+/);
    // With a team one joins on the page, where its line-up is named.
    const join = { name: /^Join Tournament/ } as const;
    await expect(card.getByRole('button', join).or(card.getByRole('link', join))).toBeEnabled();
  }
  await demo.goto('/dashboard?tab=brackets');
  const cards = demo.getByRole('list', { name: 'Custom Brackets' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await expect(cards.filter({ hasText: 'Pistols Only' }).getByRole('button', { name: /^Full/ })).toBeDisabled();
  await expect(cards.filter({ hasText: 'Pistols Only' })).toContainText(
    /CS2 · Single Elimination.*Buy-in\$5\.00Prize pool\$80\.00Participants16\/16/,
  );
  await demo.getByRole('combobox', { name: 'Type' }).selectOption('Round Robin');
  await expect(cards).toHaveCount(2);
  await demo.getByPlaceholder('Search by title').fill('howling');
  await expect(cards).toHaveCount(1);
  await demo.getByPlaceholder('Search by title').fill('nothing of the kind');
  await expect(demo.getByText('No brackets found')).toBeVisible();
  await demo.getByRole('button', { name: 'Show all brackets' }).click();
  await expect(cards).toHaveCount(6);
  const refused = await demo.request.post('/graphql', {
    headers: { 'Idempotency-Key': 'the-seventeenth' },
    data: { query: 'mutation { enterTournament(id: "bracket-4") { id } }' },
  });
  expect(await refused.text()).toContain('TOURNAMENT_FULL');
});

test('premium listings show their badges and what is full, and verified creators make them (BG-24)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo', { expected: /403/ });
  await demo.goto('/dashboard?tab=premium');
  const cards = demo.getByRole('list', { name: 'Premium Listings', exact: true }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  const invited = cards.filter({ hasText: 'Closed Circle League' });
  await expect(invited.getByText('Exclusive', { exact: true })).toBeVisible();
  await expect(invited.getByText('Verified', { exact: true })).toHaveCount(0);
  const full = cards.filter({ hasText: 'Champions Table' });
  await expect(full).toContainText('Players8/8');
  await expect(full.getByText('Verified', { exact: true })).toBeVisible();
  await expect(full.getByRole('button', { name: 'Tournament Full: Champions Table' })).toBeDisabled();
  const exclusive = cards.filter({ hasText: 'By Invitation Duel Night' });
  await expect(exclusive.getByText('Exclusive', { exact: true })).toBeVisible();
  await exclusive.getByRole('button', { name: /^Join Tournament/ }).click();
  const asked = demo.getByRole('alertdialog');
  await asked.getByRole('button', { name: /^Join for/ }).click();
  await expect(asked.getByText('This tournament is exclusive')).toBeVisible();
  await expectUsable(demo);
  await asked.getByRole('button', { name: 'Cancel' }).click();

  await demo.getByRole('link', { name: 'Create a premium listing' }).click();
  await demo.getByLabel('Title').fill('Six in the Morning');
  await demo.getByLabel('Places', { exact: true }).selectOption('12 places');
  await demo.getByRole('button', { name: 'Save as draft' }).click();
  await expect(demo.getByRole('heading', { level: 1 })).toContainText('Six in the Morning');

  const rival = await player(browser, 'rival');
  await rival.goto('/dashboard?tab=premium');
  await expect(rival.getByRole('list', { name: 'Premium Listings', exact: true })).toBeVisible();
  await expect(rival.getByRole('link', { name: 'Create a premium listing' })).toHaveCount(0);
});

/** Who plays beside the two whose pages are looked at, by the API; seeds go by the order of entry. */
const CAST = ['VoltRunner', 'GlassCannon', 'MidnightFox', 'SableShot', 'QuietStorm', 'TurboLynx'] as const;

test('eight play a double elimination with a no-show, a dispute, an undone result and a second final to the prizes (BG-20)', async ({
  browser,
}) => {
  test.setTimeout(STORY_MS);
  const admin = await player(browser, 'admin');
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const cast = [];
  for (const [n] of CAST.entries()) cast.push(await castMember(browser, `cup-player-${n + 1}`));
  const [volt, glass, fox, sable, quiet, turbo] = cast as [Page, Page, Page, Page, Page, Page];
  const everybody = [demo, rival, ...cast];
  const before = await Promise.all(everybody.map(wallet));
  const id = await createOn(admin, 'Whole Story Cup');

  // One takes the place from the list, the other on the page of the tournament.
  await demo.goto('/dashboard?tab=tournaments&q=Whole+Story');
  await demo.getByRole('button', { name: 'Join Tournament: Whole Story Cup' }).click();
  const asked = demo.getByRole('alertdialog');
  await expect(asked.getByText('Platform fee')).toBeVisible();
  await asked.getByRole('button', { name: 'Join for $5.25' }).click();
  await expect(asked).toBeHidden();
  await rival.goto(`/tournaments/${id}`);
  await rival.getByRole('button', { name: 'Join Tournament' }).click();
  await rival.getByRole('alertdialog').getByRole('button', { name: 'Join for $5.25' }).click();
  await expect(rival.getByRole('button', { name: 'Leave' })).toBeVisible();
  expect(cents((await wallet(rival)).availableToBet)).toBe(cents(before[1]?.availableToBet ?? '') - 5_25);
  for (const page of cast) await enterBy(page, id);

  // The organiser turns two of the seeds by keyboard and back, and keeps the order.
  const seeds = admin.getByRole('list', { name: 'Seeds, best first' }).getByRole('listitem');
  await expect(seeds).toHaveCount(8);
  await admin.getByRole('button', { name: 'Move rival up' }).press('Enter');
  await expect(seeds.first()).toContainText('rival');
  await admin.getByRole('combobox', { name: 'Seed of demo' }).selectOption('1');
  await expectUsableAtBothWidths(admin);
  await admin.getByRole('button', { name: 'Save the order' }).click();
  // A busy button counts as disabled too: this one is when the order is kept.
  await expect(admin.getByRole('button', { name: 'Save the order' })).toHaveAttribute('disabled');
  await expect(seeds).toHaveText(['demo', 'rival', ...CAST].map((name) => new RegExp(name)));

  passStage(id);
  await demo.goto(`/tournaments/${id}`);
  for (const page of [demo, rival]) await page.getByRole('button', { name: 'Check in' }).click();
  for (const page of [volt, glass, fox, sable, quiet]) await comeBy(page, id);
  await expect(admin.getByText('Missing: TurboLynx')).toBeVisible();
  await expectUsableAtBothWidths(admin);
  await comeBy(turbo, id);
  await expect(admin.getByText('Everyone is here.')).toBeVisible();
  passStage(id);

  // The first match has a no-show.
  await demo.getByRole('link', { name: 'Go to your match' }).click();
  await demo.getByRole('button', { name: 'Check in' }).click();
  await expect(demo.getByText('TurboLynx needs to check in.')).toBeVisible();
  passMatchTime(id, 0);
  await expect(demo.getByText('demo won: TurboLynx was not there.')).toBeVisible();
  await playBy([glass, fox], id, 1, [1, 0]);
  await playBy([volt, sable], id, 3, [1, 0]);

  // In the third the two contradict each other; the organiser decides.
  await checkInOn(rival, id, 2);
  await checkInBy(quiet, id, 2);
  await reportOn(rival, 'rival won 1–0');
  await reportBy(quiet, id, 2, [0, 1]);
  await expect(rival.getByText('In dispute').first()).toBeVisible();
  await expect(admin.getByRole('list', { name: 'Matches under way' }).getByRole('listitem').first()).toContainText(
    /rival vs QuietStorm.*Decide/,
  );
  await expectUsableAtBothWidths(admin);
  await admin.getByRole('link', { name: /rival vs QuietStorm/ }).click();
  await admin.getByRole('button', { name: 'Set the result' }).click();
  const ruling = admin.getByRole('dialog');
  await ruling.getByRole('radio', { name: 'rival won 1–0' }).check();
  await expect(ruling.getByText('Match 6, Upper round 2: rival vs VoltRunner')).toBeVisible();
  await expect(ruling.getByText('No money moves yet: prizes are paid at the end.')).toBeVisible();
  await ruling.getByLabel('Reason').fill('The recording shows it.');
  await ruling.getByRole('button', { name: 'Set result' }).click();
  await expect(rival.getByText('rival won 1–0.')).toBeVisible();
  await demo.goto(`/tournaments/${id}?tab=bracket`);
  await expect(bracketBox(demo, /Upper round 2, Match 6: rival against VoltRunner/)).toBeVisible();

  // It was the wrong recording: the result is taken back, and what stood on it falls.
  await admin.getByRole('button', { name: 'Withdraw the result' }).click();
  await expect(admin.getByRole('dialog')).toContainText('Matches that stop, along with anything reported');
  await expect(admin.getByRole('dialog')).toContainText(/We’ll notify: .*VoltRunner/);
  await admin.getByRole('dialog').getByLabel('Reason').fill('It was the recording of another day.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  await expect(bracketBox(demo, /Upper round 2, Match 6: Winner of match 3 against VoltRunner/)).toBeVisible();
  await checkInOn(rival, id, 2);
  await checkInBy(quiet, id, 2);
  await reportOn(rival, 'QuietStorm won 1–0');
  await reportBy(quiet, id, 2, [0, 1]);
  await expect(rival.getByText('QuietStorm won 1–0.')).toBeVisible();

  // The upper side; below, whoever was not there comes back.
  await playBy([demo, glass], id, 4, [1, 0]);
  await playBy([quiet, volt], id, 5, [1, 0]);
  await checkInOn(demo, id, 6);
  await checkInBy(quiet, id, 6);
  await reportOn(demo, 'demo won 1–0');
  await reportBy(quiet, id, 6, [1, 0]);
  await playBy([turbo, fox], id, 7, [1, 0]);
  await checkInOn(rival, id, 8);
  await checkInBy(sable, id, 8);
  await reportOn(rival, 'rival won 1–0');
  await reportBy(sable, id, 8, [1, 0]);
  await playBy([volt, turbo], id, 9, [1, 0]);
  await playBy([glass, rival], id, 10, [0, 1]);
  await playBy([volt, rival], id, 11, [0, 1]);
  await playBy([quiet, rival], id, 12, [0, 1]);

  // The lower side wins the final, so that there is a second one.
  for (const [match, winner] of [
    [13, 'rival'],
    [14, 'demo'],
  ] as const) {
    await checkInOn(demo, id, match);
    await checkInOn(rival, id, match);
    await expect(demo.getByRole('button', { name: 'Report result' })).toBeVisible();
    await reportOn(demo, `${winner} won 1–0`);
    await reportOn(rival, `${winner} won 1–0`);
    await expect(demo.getByText(`${winner} won 1–0.`)).toBeVisible();
  }

  await demo.goto(`/tournaments/${id}?tab=standings`);
  await expect(demo.getByText('The prizes are paid.')).toBeVisible();
  await expect(demo.getByRole('list', { name: 'Top three' })).toContainText('$28.00');
  await settled(demo);
  await expectUsable(demo);
  await demo.getByRole('tab', { name: 'Decisions' }).click();
  await expect(demo.getByText(/It was the recording of another day/)).toBeVisible();
  const gains = everybody.map(async (page, n) => cents((await wallet(page)).balance) - cents(before[n]?.balance ?? ''));
  expect(await Promise.all(gains)).toEqual([28_00 - 5_25, 12_00 - 5_25, ...CAST.map(() => -5_25)]);

  // Fourteen were played; the no-show has no replay.
  await expect.poll(() => replaysOf(admin, 'Whole Story')).toBe(14);
  await demo.goto('/replays?q=Whole+Story');
  await demo.getByRole('link', { name: 'Whole Story Cup · Second final' }).click();
  const replay = demo.getByRole('dialog');
  await expect(replay.getByText('Buy-in: $5')).toBeVisible();
  await expectUsable(demo);
  await replay.getByRole('link', { name: 'View Match' }).click();
  await expect(demo).toHaveURL(`/tournaments/${id}/matches/14`);
});

test('two who take the last place at once: one has it, the other keeps the money, waits and moves up (BG-20, BG-22)', async ({
  browser,
}) => {
  const admin = await player(browser, 'admin');
  const expected = /409/;
  const pages = [await player(browser, 'demo', { expected }), await player(browser, 'rival', { expected })];
  const before = await Promise.all(pages.map(wallet));
  const { id } = await announceBy(admin, { title: 'One Chair Left', buyInCents: 5_00, capacity: 2, minEntrants: 2 });
  await enterBy(await castMember(browser, 'cup-player-1'), id);

  // Neither call goes on before both have been made.
  const waiting: (() => void)[] = [];
  const together = async (route: Route) => {
    if (route.request().postData()?.includes('mayWait') && waiting.length < 2)
      await new Promise<void>((go) => {
        if (waiting.push(go) === 2) for (const one of waiting) one();
      });
    await route.continue();
  };
  for (const page of pages) {
    await page.goto(`/tournaments/${id}`);
    await page.getByRole('button', { name: 'Join Tournament' }).click();
    await page.route('**/graphql**', together);
  }
  for (const page of pages) await page.getByRole('button', { name: 'Join for $5.25' }).click();
  const leave = (page: Page) => page.getByRole('button', { name: 'Leave' });
  const refused = (page: Page) => page.getByRole('alertdialog').getByText('All places are taken. You can join');
  for (const page of pages) await expect(leave(page).or(refused(page))).toBeVisible();
  const held = await Promise.all(
    pages.map(async (page, n) => cents(before[n]?.availableToBet ?? '') - cents((await wallet(page)).availableToBet)),
  );
  expect(held.toSorted((a, b) => a - b)).toEqual([0, 5_25]);
  const [winner, loser] = held[0] === 0 ? pages.toReversed() : pages;
  if (!winner || !loser) throw new Error('there are two');

  // Who was second waits, for nothing, until the place is free.
  await loser.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(loser.getByText('You’re on the waiting list', { exact: true })).toBeVisible();
  expect(await wallet(loser)).toMatchObject(before[pages.indexOf(loser)] ?? {});
  await leaveBy(winner, id);
  await expect
    .poll(async () => (await wallet(winner)).availableToBet)
    .toBe(before[pages.indexOf(winner)]?.availableToBet);
  const waited = cents(before[pages.indexOf(loser)]?.availableToBet ?? '');
  await expect.poll(async () => cents((await wallet(loser)).availableToBet)).toBe(waited - 5_25);
  await leaveBy(loser, id);
  await expect.poll(() => Promise.all(pages.map(wallet))).toMatchObject(before);
});

test('a cancelled tournament returns every cent (BG-20)', async ({ browser }) => {
  const admin = await player(browser, 'admin');
  const demo = await player(browser, 'demo');
  const volt = await castMember(browser, 'cup-player-1');
  const before = { demo: await wallet(demo), volt: await wallet(volt) };
  const id = await createOn(admin, 'Rained Off');
  await enterBy(volt, id);
  await demo.goto(`/tournaments/${id}`);
  await demo.getByRole('button', { name: 'Join Tournament' }).click();
  await demo.getByRole('alertdialog').getByRole('button', { name: 'Join for $5.25' }).click();
  await expect(demo.getByRole('button', { name: 'Leave' })).toBeVisible();
  await admin.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The server is down all week.');
  await dialog.getByRole('button', { name: 'Cancel the tournament' }).click();
  await expect(demo.getByText('Reason: The server is down all week.')).toBeVisible();
  expect(await wallet(demo)).toMatchObject(before.demo);
  expect(await wallet(volt)).toMatchObject(before.volt);
});

test('an entry code opens a tournament that is for those who know it', async ({ browser }) => {
  const admin = await player(browser, 'admin');
  const terms = { title: 'Behind the Door', buyInCents: 0, capacity: 8, privacy: 'CODE' };
  const { id, entryCode } = await announceBy(admin, terms);
  const rival = await player(browser, 'rival', { viewport: NARROW, expected: /404/ });
  await rival.goto(`/tournaments/${id}`);
  await expect(rival.getByText('You can’t see this tournament')).toBeVisible();
  await expectUsable(rival);
  await rival.getByLabel('Entry code').fill(entryCode);
  await rival.getByRole('button', { name: 'Open with code' }).click();
  await expect(rival.getByRole('heading', { level: 1, name: 'Behind the Door' })).toBeVisible();
  await rival.getByRole('button', { name: 'Join Tournament' }).click();
  await rival.getByRole('alertdialog').getByRole('button', { name: 'Join', exact: true }).click();
  await expect(rival.getByRole('button', { name: 'Leave' })).toBeVisible();
});
