import { type Page, expect } from 'playwright/test';
import { textOf } from '../reads.ts';
import { cents, expectUsable, player, test, wallet } from '../support.ts';

/** The demo captain of another team has no browser; `newcomer` founds one for the journey. */
const TEAM = 'Journey Makers';

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

async function reportTeam(page: Page, claim: 'won' | 'lost', own: string, other: string): Promise<void> {
  await page.getByRole('button', { name: 'Report Result' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: claim === 'won' ? 'We won' : 'We lost' }).check();
  await dialog.getByLabel('Your rounds').fill(own);
  await dialog.getByLabel('Their rounds').fill(other);
  await dialog.getByLabel('Stream or recording link').fill('https://recordings.example/team');
  await dialog.getByRole('button', { name: 'Report Result' }).click();
  await expect(dialog).toBeHidden();
}

test('a team is founded, joined by code after the captain’s yes, challenged, and paid (TE-01, TE-02, TE-03, TE-04, TE-06, TE-08)', async ({
  browser,
}) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const newcomer = await player(browser, 'newcomer', { expected: /status of 404/ });
  const before = { demo: await wallet(demo), rival: await wallet(rival) };

  await rival.goto('/teams');
  for (const tab of ['Dashboard', 'Create Team', 'Join Team', 'Requests'])
    await expect(rival.getByRole('tab', { name: tab })).toBeVisible();
  await rival.getByRole('tab', { name: 'Create Team' }).click();
  await expect(rival).toHaveURL(/tab=create/);
  await expect(rival.getByText('PNG, JPG up to 2MB')).toBeVisible();
  await rival.getByLabel('Team Name').fill('Gauntlet');
  await rival.getByRole('button', { name: 'Create Team' }).click();
  await expect(rival.getByText('Use 3 to 30 letters, digits or spaces.')).toBeVisible();
  await rival.getByLabel('Team Name').fill(TEAM);
  await rival.getByLabel('Description').fill('Founded on the way.');
  await rival.getByLabel('Team logo picture').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await rival.getByRole('button', { name: 'Create Team' }).click();
  await expect(rival.getByRole('heading', { name: TEAM })).toBeVisible();
  await expect(rival.locator('main img').first()).toBeVisible();
  await expectUsable(rival);
  const code = await textOf(rival.getByText(/^[2-9A-HJ-NP-Z]{8}$/), /^[2-9A-HJ-NP-Z]{8}$/);

  await newcomer.goto('/teams?tab=join');
  await expect(newcomer.getByText('Ask your team captain for the invite code')).toBeVisible();
  await newcomer.getByLabel('Invite Code').fill('NOSUCHCODE');
  await newcomer.getByRole('button', { name: 'Join Team' }).click();
  await expect(newcomer.getByText('No team has this invite code.')).toBeVisible();
  await newcomer.getByLabel('Invite Code').fill(code.toLowerCase());
  await newcomer.getByRole('button', { name: 'Join Team' }).click();
  await expect(newcomer.getByRole('list', { name: 'Your requests' }).getByText(TEAM)).toBeVisible();

  await rival.getByRole('tab', { name: /^Requests/ }).click();
  await rival.getByRole('button', { name: 'Accept newcomer' }).click();
  await expect(rival.getByText('No requests')).toBeVisible();
  await newcomer.goto('/teams');
  await expect(newcomer.getByRole('table', { name: 'Roster' }).getByText('newcomer')).toBeVisible();
  await expect(newcomer.getByText(code)).toHaveCount(0);

  await rival.goto('/teams');
  await rival.getByRole('button', { name: 'Challenge Team' }).click();
  await rival.getByLabel('Find a team').fill('night shift');
  await rival.getByRole('button', { name: 'Choose Night Shift Elite' }).click();
  const terms = rival.getByRole('dialog');
  await terms.getByLabel('Stake of each team').fill('20');
  await expect(terms.getByText('$21.00')).toBeVisible();
  await terms.getByRole('button', { name: 'Challenge Team' }).click();
  await expect(terms).toBeHidden();
  expect(cents((await wallet(rival)).availableToBet)).toBe(cents(before.rival.availableToBet));

  await demo.goto('/teams');
  const offer = demo.getByRole('listitem').filter({ has: demo.getByRole('link', { name: TEAM }) });
  await offer.getByRole('button', { name: 'Accept' }).click();
  await press(demo, 'Accept for $21.00');
  await expect(demo.getByRole('heading', { name: `${TEAM} vs Night Shift Elite` })).toBeVisible();
  await expect(rival.getByRole('heading', { name: `${TEAM} vs Night Shift Elite` })).toBeVisible();
  expect(cents((await wallet(demo)).availableToBet)).toBe(cents(before.demo.availableToBet) - 21_00);
  expect(cents((await wallet(rival)).availableToBet)).toBe(cents(before.rival.availableToBet) - 21_00);

  await reportTeam(rival, 'lost', '9', '13');
  await expect(demo.getByText(`The captain of ${TEAM} reports that Night Shift Elite won.`)).toBeVisible();
  await reportTeam(demo, 'won', '13', '9');
  await expect(demo.getByRole('heading', { name: `${TEAM} vs Night Shift Elite` })).toBeHidden();
  const row = demo.getByRole('table', { name: 'Recent Matches' }).getByRole('row').filter({ hasText: TEAM });
  await expect(row).toContainText('Win');
  await expect(row).toContainText('13–9');
  await expect(row).toContainText('+$19.00');
  expect(cents((await wallet(demo)).balance) - cents(before.demo.balance)).toBe(19_00);
  expect(cents((await wallet(rival)).balance) - cents(before.rival.balance)).toBe(-21_00);
});

test('different words of the captains are decided by a moderator, and everything goes back', async ({ browser }) => {
  const demo = await player(browser, 'demo');
  const rival = await player(browser, 'rival');
  const moderator = await player(browser, 'moderator');
  const before = { demo: await wallet(demo), rival: await wallet(rival) };

  await demo.goto('/teams');
  await demo.getByRole('button', { name: 'Challenge Team' }).click();
  await demo.getByLabel('Find a team').fill(TEAM);
  await demo.getByRole('button', { name: `Choose ${TEAM}` }).click();
  await demo.getByRole('dialog').getByLabel('Stake of each team').fill('10');
  await demo.getByRole('dialog').getByRole('button', { name: 'Challenge Team' }).click();
  await expect(demo.getByRole('dialog')).toBeHidden();
  await rival.goto('/teams');
  await rival.getByRole('button', { name: 'Accept' }).click();
  await press(rival, 'Accept for $10.50');
  await reportTeam(rival, 'won', '13', '9');
  await reportTeam(demo, 'won', '13', '9');
  await expect(demo.getByText('In dispute', { exact: true }).first()).toBeVisible();

  await moderator.goto('/admin/battles?tab=disputes');
  await moderator
    .getByRole('listitem')
    .filter({ hasText: `Night Shift Elite vs ${TEAM}` })
    .getByRole('button', { name: 'Decide' })
    .click();
  const dialog = moderator.getByRole('dialog');
  await expectUsable(moderator);
  await dialog.getByRole('radio', { name: /^Void/ }).check();
  await dialog.getByLabel('Reason').fill('Neither recording shows the end.');
  await dialog.getByRole('button', { name: /^Void/ }).click();
  await expect(dialog).toBeHidden();
  await expect(rival.getByRole('heading', { name: `Night Shift Elite vs ${TEAM}` })).toBeHidden();
  expect(cents((await wallet(demo)).balance)).toBe(cents(before.demo.balance));
  expect(cents((await wallet(rival)).balance)).toBe(cents(before.rival.balance));
});

test('an invitation is accepted or declined by the player (TE-07)', async ({ browser }) => {
  const rival = await player(browser, 'rival');
  const newcomer = await player(browser, 'newcomer');
  await newcomer.goto('/teams');
  await newcomer.getByRole('button', { name: 'Leave team' }).click();
  await press(newcomer, 'Leave team');
  await expect(newcomer.getByText('You are in no team')).toBeVisible();

  for (const answer of ['Decline', 'Accept'] as const) {
    await rival.goto('/teams?tab=requests');
    await rival.getByLabel('Username').fill('newcomer');
    await rival.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(rival.getByRole('list', { name: 'Open invitations' }).getByText('newcomer')).toBeVisible();
    await newcomer.goto('/teams?tab=join');
    const invitation = newcomer
      .getByRole('list', { name: 'Team invitations' })
      .getByRole('listitem')
      .filter({ hasText: TEAM });
    await invitation.getByRole('button', { name: answer }).click();
    await expect(invitation).toBeHidden();
  }
  await expect(newcomer.getByRole('table', { name: 'Roster' }).getByText('newcomer')).toBeVisible();
});
