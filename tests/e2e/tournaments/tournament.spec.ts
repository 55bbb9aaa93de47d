import { type Page, expect } from 'playwright/test';
import { DAY } from '../../../domain/shared/time.ts';
import { machineNow } from '../../support/machine-clock.ts';
import { NARROW, cents, expectUsable, player, settled, test, wallet } from '../support.ts';
import {
  ask,
  castMember,
  checkInBy,
  checkInOn,
  comeBy,
  enterBy,
  passMatchTime,
  passStage,
  reportBy,
  reportOn,
} from './steps.ts';

/** A story of many steps in four browsers. */
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

/** How many replays others have of what is called so. */
async function replaysOf(page: Page, search: string): Promise<number> {
  const { replays } = await ask<{ replays: { edges: unknown[] } }>(
    page,
    'query($search: String) { replays(view: COMMUNITY, search: $search) { edges { cursor } } }',
    { search },
  );
  return replays.edges.length;
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
  for (const card of await tournaments.all()) {
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
  await expect(cards).toHaveCount(5);
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

test('a double elimination with a no-show, a dispute, an undone result and a second final pays its prizes (BG-20)', async ({
  browser,
}) => {
  test.setTimeout(STORY_MS);
  const admin = await player(browser, 'admin');
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const volt = await castMember(browser, 'cup-player-1');
  const glass = await castMember(browser, 'cup-player-2');
  const before = { demo: await wallet(demo), rival: await wallet(rival), volt: await wallet(volt) };
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
  expect(cents((await wallet(rival)).availableToBet)).toBe(cents(before.rival.availableToBet) - 5_25);
  await enterBy(volt, id);
  await enterBy(glass, id);

  // The organiser turns two of the seeds by keyboard and back, and keeps the order.
  const seeds = admin.getByRole('list', { name: 'Seeds, best first' }).getByRole('listitem');
  await expect(seeds).toHaveCount(4);
  await admin.getByRole('button', { name: 'Move rival up' }).press('Enter');
  await expect(seeds.first()).toContainText('rival');
  await admin.getByRole('combobox', { name: 'Seed of demo' }).selectOption('1');
  await admin.getByRole('button', { name: 'Save the order' }).click();
  // A busy button counts as disabled too: this one is when the order is kept.
  await expect(admin.getByRole('button', { name: 'Save the order' })).toHaveAttribute('disabled');
  await expect(seeds).toHaveText([/demo/, /rival/, /VoltRunner/, /GlassCannon/]);

  passStage(id);
  await demo.goto(`/tournaments/${id}`);
  for (const page of [demo, rival]) await page.getByRole('button', { name: 'Check in' }).click();
  await comeBy(volt, id);
  await comeBy(glass, id);
  await expect(admin.getByText('Everybody is here.')).toBeVisible();
  passStage(id);

  // The first match has a no-show.
  await demo.getByRole('link', { name: 'Go to your match' }).click();
  await demo.getByRole('button', { name: 'Check in' }).click();
  await expect(demo.getByText('GlassCannon has to check in.')).toBeVisible();
  passMatchTime(id, 0);
  await expect(demo.getByText('demo won: GlassCannon was not there.')).toBeVisible();

  // In the second the two contradict each other; the organiser decides.
  await checkInOn(rival, id, 1);
  await checkInBy(volt, id, 1);
  await reportOn(rival, 'rival won 1–0');
  await reportBy(volt, id, 1, [0, 1]);
  await expect(rival.getByText('In dispute').first()).toBeVisible();
  await admin.getByRole('link', { name: /rival vs VoltRunner/ }).click();
  await admin.getByRole('button', { name: 'Set the result' }).click();
  const ruling = admin.getByRole('dialog');
  await ruling.getByRole('radio', { name: 'rival won 1–0' }).check();
  await expect(ruling.getByText('Match 3, Upper final: demo vs rival')).toBeVisible();
  await expect(ruling.getByText('No money moves: prizes are paid at the end.')).toBeVisible();
  await ruling.getByLabel('Reason').fill('The recording shows it.');
  await ruling.getByRole('button', { name: 'Set result' }).click();
  await expect(rival.getByText('rival won 1–0.')).toBeVisible();
  await demo.goto(`/tournaments/${id}?tab=bracket`);
  await expect(bracketBox(demo, /Upper final, Match 3: demo against rival/)).toBeVisible();

  // It was the wrong recording: the result is taken back, and what stood on it falls.
  await admin.getByRole('button', { name: 'Take the result back' }).click();
  await expect(admin.getByRole('dialog')).toContainText('Matches that stop, with whatever was reported');
  await expect(admin.getByRole('dialog')).toContainText(/Told of it: .*demo/);
  await admin.getByRole('dialog').getByLabel('Reason').fill('It was the recording of another day.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(bracketBox(demo, /Upper final, Match 3: demo against Winner of match 2/)).toBeVisible();
  await checkInOn(rival, id, 1);
  await checkInBy(volt, id, 1);
  await reportOn(rival, 'VoltRunner won 1–0');
  await reportBy(volt, id, 1, [0, 1]);
  await expect(rival.getByText('VoltRunner won 1–0.')).toBeVisible();

  // Upper final; below, whoever was not there comes back.
  await checkInOn(demo, id, 2);
  await checkInBy(volt, id, 2);
  await reportOn(demo, 'demo won 1–0');
  await reportBy(volt, id, 2, [1, 0]);
  await checkInOn(rival, id, 3);
  await checkInBy(glass, id, 3);
  await reportOn(rival, 'rival won 1–0');
  await reportBy(glass, id, 3, [0, 1]);
  await checkInOn(rival, id, 4);
  await checkInBy(volt, id, 4);
  await reportOn(rival, 'rival won 1–0');
  await reportBy(volt, id, 4, [0, 1]);

  // The lower side wins the final, so that there is a second one.
  for (const [match, winner] of [
    [5, 'rival'],
    [6, 'demo'],
  ] as const) {
    await checkInOn(demo, id, match);
    await checkInOn(rival, id, match);
    await expect(demo.getByRole('button', { name: 'Report result' })).toBeVisible();
    await reportOn(demo, `${winner} won 1–0`);
    await reportOn(rival, `${winner} won 1–0`);
    await expect(demo.getByText(`${winner} won 1–0.`)).toBeVisible();
  }

  await demo.goto(`/tournaments/${id}?tab=standings`);
  await expect(demo.getByText('The prizes have been paid.')).toBeVisible();
  await expect(demo.getByRole('list', { name: 'The best three' })).toContainText('$14.00');
  await settled(demo);
  await expectUsable(demo);
  await demo.getByRole('tab', { name: 'Decisions' }).click();
  await expect(demo.getByText(/It was the recording of another day/)).toBeVisible();
  const gain = async (page: Page, was: { balance: string }) => cents((await wallet(page)).balance) - cents(was.balance);
  expect(await gain(demo, before.demo)).toBe(14_00 - 5_25);
  expect(await gain(rival, before.rival)).toBe(6_00 - 5_25);
  expect(await gain(volt, before.volt)).toBe(-5_25);

  // Six were played; the no-show has no replay.
  await expect.poll(() => replaysOf(admin, 'Whole Story')).toBe(6);
  await demo.goto('/replays?q=Whole+Story');
  await demo.getByRole('link', { name: 'Whole Story Cup · Second final' }).click();
  const replay = demo.getByRole('dialog');
  await expect(replay.getByText('Buy-in: $5')).toBeVisible();
  await expectUsable(demo);
  await replay.getByRole('link', { name: 'View Match' }).click();
  await expect(demo).toHaveURL(`/tournaments/${id}/matches/6`);
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
  await expect(demo.getByText('The reason: The server is down all week.')).toBeVisible();
  expect(await wallet(demo)).toMatchObject(before.demo);
  expect(await wallet(volt)).toMatchObject(before.volt);
});

test('an entry code opens a tournament that is for those who know it', async ({ browser }) => {
  const admin = await player(browser, 'admin');
  const { createTournament } = await ask<{ createTournament: { id: string; entryCode: string } }>(
    admin,
    `mutation($input: TournamentTermsInput!) { createTournament(input: $input) { id entryCode } }`,
    {
      input: {
        kind: 'TOURNAMENT',
        title: 'Behind the Door',
        game: 'CS2',
        format: 'SINGLE',
        buyInCents: 0,
        capacity: 8,
        privacy: 'CODE',
        opensAt: machineNow() - DAY,
        startsAt: machineNow() + DAY,
      },
    },
  );
  const { id, entryCode } = createTournament;
  await ask(admin, 'mutation($id: ID!) { announceTournament(id: $id) { id } }', { id });
  const rival = await player(browser, 'rival', { viewport: NARROW, expected: /404/ });
  await rival.goto(`/tournaments/${id}`);
  await expect(rival.getByText('There is no such tournament for you')).toBeVisible();
  await expectUsable(rival);
  await rival.getByLabel('Entry code').fill(entryCode);
  await rival.getByRole('button', { name: 'Open with this code' }).click();
  await expect(rival.getByRole('heading', { level: 1, name: 'Behind the Door' })).toBeVisible();
  await rival.getByRole('button', { name: 'Join Tournament' }).click();
  await rival.getByRole('alertdialog').getByRole('button', { name: 'Join', exact: true }).click();
  await expect(rival.getByRole('button', { name: 'Leave' })).toBeVisible();
});
