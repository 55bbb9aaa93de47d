import { expect } from 'playwright/test';
import { DAY } from '../../../domain/shared/time.ts';
import { NARROW, cents, expectUsable, player, test, wallet } from '../support.ts';
import { ask, castMember, enterBy } from './steps.ts';
import { walkNow } from '../walk-clock.mjs';

/** The one of the demo data set that is over: $48.00 for the champion, $24.00 for the other finalist. */
const ID = 'premium-4';
const CHAMPION = 'cup-player-5';
const REASON = 'The recording of the final shows the other score.';

test('an administrator puts a paid tournament right: what it moves is shown first, what is gone is owed, and the log says why', async ({
  browser,
}) => {
  const admin = await player(browser, 'admin', { viewport: NARROW, expected: /ERR_FAILED/ });
  await admin.goto(`/tournaments/${ID}?tab=decisions`);
  await expect(admin.getByText('No decisions yet')).toBeVisible();
  await expectUsable(admin);

  // The champion has staked all of it elsewhere meanwhile.
  const champion = await castMember(browser, CHAMPION);
  const buyInCents = Math.floor((cents((await wallet(champion)).availableToBet) * 100) / 105);
  const input = {
    kind: 'TOURNAMENT',
    title: 'All of It',
    game: 'CS2',
    format: 'SINGLE',
    buyInCents,
    capacity: 8,
    opensAt: walkNow() - DAY,
    startsAt: walkNow() + DAY,
  };
  const { createTournament } = await ask<{ createTournament: { id: string } }>(
    admin,
    'mutation($input: TournamentTermsInput!) { createTournament(input: $input) { id } }',
    { input },
  );
  await ask(admin, 'mutation($id: ID!) { announceTournament(id: $id) { id } }', { id: createTournament.id });
  await enterBy(champion, createTournament.id);

  await admin.goto(`/tournaments/${ID}/desk`);
  const panel = admin.getByRole('region', { name: 'Correct it' });
  const decide = panel.getByRole('button', { name: 'Correct it' });
  await expect(decide).toBeDisabled();

  // While the preview cannot be had, nothing can be decided.
  await admin.route('**/graphql**', (route) => route.abort());
  const chooseFinal = async () => {
    await panel.getByLabel('Match', { exact: true }).selectOption({ label: 'Match 7, Final: HexHunter vs QuietStorm' });
    await panel.getByLabel('Result', { exact: true }).selectOption({ label: 'HexHunter won 2–0' });
  };
  await chooseFinal();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(decide).toBeDisabled();
  await expectUsable(admin);
  await admin.unroute('**/graphql**');
  await panel.getByRole('button', { name: 'Start over' }).click();

  await chooseFinal();
  const moves = panel.getByRole('table', { name: 'What changes' });
  await expect(moves.getByRole('row', { name: /QuietStorm/ })).toContainText('$24.00');
  await expect(moves.getByRole('row', { name: /HexHunter/ })).toContainText('$24.00');
  await expectUsable(admin);
  await decide.click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  await expect(dialog).toBeHidden();
  await admin.goto(`/tournaments/${ID}?tab=decisions`);
  await expect(admin.getByRole('list', { name: 'Decisions' })).toContainText(REASON);
  await expectUsable(admin);

  await champion.goto('/notifications');
  await expect(champion.getByText(/of it, which your next deposit pays off first/)).toBeVisible();
  expect(cents((await wallet(champion)).availableToBet)).toBe(0);
});
