import { type Page, type TestInfo, expect } from 'playwright/test';
import { NARROW, WIDE, cents, expectUsable, photograph, player, settled, test, wallet } from '../support.ts';
import { ask, castMember, comeBy, passStage } from './steps.ts';

/** A story in five browsers. */
const STORY_MS = 600_000;
/** A team of the demo data set, which `demo` leads and both of these are in. */
const TEAM = 'Night Shift Elite';
const DECLINING = { id: '7', username: 'PixelQueen' };
const AGREEING = { id: '8', username: 'AceViper' };
/** The captain and the only mate of another one. */
const OTHER_TEAM = 'Iron Wolves';
const OTHER_CAPTAIN = 'team-player-1';
const OTHER_MATE = 'team-player-2';

async function pictures(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await settled(page);
    await photograph(page, info, `${name}-${viewport.width}`);
  }
}

async function createOn(organiser: Page): Promise<string> {
  await organiser.goto('/tournaments/new');
  await organiser.getByLabel('Title').fill('Pairs Cup');
  await organiser.getByLabel('Players or teams').selectOption('Teams of 2');
  await organiser.getByLabel('Buy-in').fill('5');
  await organiser.getByLabel('Minimum teams').fill('2');
  await expectUsable(organiser);
  await pictures(organiser, test.info(), 'create');
  await organiser.getByRole('button', { name: 'Save as draft' }).click();
  await organiser.waitForURL(/\/desk$/);
  await organiser.getByRole('button', { name: 'Announce' }).click();
  await organiser.getByRole('alertdialog').getByRole('button', { name: 'Announce' }).click();
  await expect(organiser.getByText('Registration is open').first()).toBeVisible();
  await expect(organiser).not.toHaveURL(/dialog=/);
  return new URL(organiser.url()).pathname.split('/')[2] ?? '';
}

/** A captain names one mate in the dialog of the page. */
async function propose(captain: Page, mate: string): Promise<void> {
  await captain.getByRole('button', { name: 'Enter with your team' }).click();
  const dialog = captain.getByRole('alertdialog', { name: `Enter with ${TEAM}` });
  await dialog.getByRole('checkbox', { name: mate }).check();
  await expectUsable(captain);
  await pictures(captain, test.info(), `propose-${mate}`);
  await dialog.getByRole('button', { name: 'Ask them' }).click();
  await expect(dialog).toBeHidden();
}

test('a captain proposes a line-up, one mate declines, another agrees to the share, and the team stands among the entrants with both (TE-01, BG-20)', async ({
  browser,
}) => {
  test.setTimeout(STORY_MS);
  const organiser = await player(browser, 'admin', { viewport: NARROW });
  const captain = await player(browser, 'demo', { viewport: NARROW });
  const declining = await castMember(browser, DECLINING.id);
  const agreeing = await castMember(browser, AGREEING.id);
  for (const page of [declining, agreeing]) await page.setViewportSize(NARROW);
  const before = { captain: await wallet(captain), agreeing: await wallet(agreeing) };
  const spent = async () => ({
    captain: cents(before.captain.availableToBet) - cents((await wallet(captain)).availableToBet),
    agreeing: cents(before.agreeing.availableToBet) - cents((await wallet(agreeing)).availableToBet),
  });
  const id = await createOn(organiser);

  await captain.goto(`/tournaments/${id}`);
  await propose(captain, DECLINING.username);
  const lineup = captain.getByRole('region', { name: `Line-up of ${TEAM}` });
  await expect(lineup.getByRole('listitem').filter({ hasText: DECLINING.username })).toContainText('Asked');

  await declining.goto(`/tournaments/${id}`);
  await declining.getByRole('button', { name: 'Decline' }).click();
  const asked = declining.getByRole('alertdialog', { name: 'Decline and not play?' });
  await expectUsable(declining);
  await asked.getByRole('button', { name: 'Decline' }).click();
  await expect(declining.getByRole('region', { name: `Line-up of ${TEAM}` })).toHaveCount(0);
  await expect(lineup).toHaveCount(0);

  await expect(captain).not.toHaveURL(/dialog=/);
  await propose(captain, AGREEING.username);
  await agreeing.goto(`/tournaments/${id}`);
  const proposal = agreeing.getByRole('region', { name: `Line-up of ${TEAM}` });
  await expect(proposal).toContainText('Waiting for 1 answer. Nothing is held until everyone agrees.');
  await expectUsable(agreeing);
  await pictures(agreeing, test.info(), 'proposal');
  expect(await spent()).toEqual({ captain: 0, agreeing: 0 });
  // Of 5.00 and a fee of 0.25; the odd cent is the captain's.
  await proposal.getByRole('button', { name: 'Play for $2.62' }).click();
  await expectUsable(agreeing);
  await pictures(agreeing, test.info(), 'agree');
  await agreeing.getByRole('alertdialog').getByRole('button', { name: 'Agree to $2.62' }).click();
  await expect(proposal.getByText('Agreed')).toBeVisible();
  await expect(captain.getByRole('button', { name: 'Leave' })).toBeVisible();
  expect(await spent()).toEqual({ captain: 2_63, agreeing: 2_62 });

  await captain.getByRole('tab', { name: 'Teams' }).click();
  const entrants = captain.getByRole('table', { name: 'Teams' });
  await expect(entrants.getByRole('row').filter({ hasText: TEAM })).toContainText(`demo, ${AGREEING.username}`);
  await expectUsable(captain);

  // The other team enters by the API.
  const otherCaptain = await castMember(browser, OTHER_CAPTAIN);
  const otherMate = await castMember(browser, OTHER_MATE);
  await ask(
    otherCaptain,
    'mutation($id: ID!, $memberIds: [ID!]!) { proposeLineup(id: $id, memberIds: $memberIds) { id } }',
    {
      id,
      memberIds: [OTHER_MATE],
    },
  );
  await ask(otherMate, 'mutation($id: ID!) { agreeToLineup(id: $id, agreedCents: 262) { id } }', { id });
  await expect(entrants.getByRole('row').filter({ hasText: OTHER_TEAM })).toBeVisible();
  await pictures(captain, test.info(), 'entrants');
  await pictures(organiser, test.info(), 'desk');

  passStage(id);
  await expect(agreeing.getByText('Your captain checks in for the team.')).toBeVisible();
  await captain.getByRole('button', { name: 'Check in' }).click();
  await comeBy(otherCaptain, id);
  await expect(organiser.getByText('Everyone is here.')).toBeVisible();
  await pictures(organiser, test.info(), 'desk-check-in');
  passStage(id);

  // The mate reads the match, and speaks for the team in nothing.
  await agreeing.getByRole('link', { name: 'Go to your match' }).click();
  await expect(agreeing.getByRole('link', { name: TEAM }).first()).toBeVisible();
  await expect(agreeing.getByRole('link', { name: OTHER_TEAM }).first()).toBeVisible();
  await expect(agreeing.getByRole('button', { name: 'Check in' })).toHaveCount(0);
  await expectUsable(agreeing);
  await pictures(agreeing, test.info(), 'match-mate');
  await captain.goto(new URL(agreeing.url()).pathname);
  await captain.getByRole('button', { name: 'Check in' }).click();
  await expect(captain.getByText(`${OTHER_TEAM} needs to check in.`)).toBeVisible();
  await pictures(captain, test.info(), 'match-captain');
});
