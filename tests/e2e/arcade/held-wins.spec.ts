import { type Page, expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import { expectUsable, photograph, player, test } from '../support.ts';
import { ASKED_EARLY, balanceOnce, holdTime, passRun, playUntilScored, start } from './hands.ts';

/**
 * Makes the pair of a run one for cash, and the run one that came in late. Playing for cash is unlocked by ten runs of a
 * minute and more; the money that is held stays what it is.
 */
function makeOdd(page: Page): void {
  const runId = new URL(page.url()).pathname.split('/').at(-1);
  const db = openDatabase();
  const run = db.prepare('UPDATE arcade_runs SET signs = ? WHERE id = ?').run('["slowed"]', runId);
  const contest = db
    .prepare(`UPDATE arcade_contests SET currency = 'USD' WHERE id = (SELECT contest_id FROM arcade_runs WHERE id = ?)`)
    .run(runId);
  db.close();
  expect([run.changes, contest.changes]).toEqual([1, 1]);
}

test('a cash win with a sign waits, is watched by an administrator from its alert, and is paid by the decision', async ({
  browser,
  pass,
}, info) => {
  const one = await player(browser, 'demo', { expected: ASKED_EARLY });
  const other = await player(browser, 'rival', { expected: ASKED_EARLY });
  await holdTime(one);
  await holdTime(other);
  const admin = await player(browser, 'admin');

  await one.goto('/arcade/counterweight');
  await one.getByRole('button', { name: 'Play', exact: true }).click();
  const dialog = one.getByRole('dialog', { name: 'Play Counterweight' });
  await dialog.getByRole('radio', { name: /^1v1 Battle/ }).check();
  await dialog.getByRole('textbox', { name: /^Invite a player/ }).fill('rival');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await start(one);
  await playUntilScored(one, 'Counterweight', balanceOnce);
  await passRun([one], pass, one.getByText('Your run is in'));

  await other.goto('/arcade');
  await other.getByRole('button', { name: /^Play Counterweight with / }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Play for 210/ })
    .click();
  await start(other);
  makeOdd(one);
  await passRun([other], pass, one.getByText('Result under review'));

  await admin.goto('/admin/finance');
  const alert = admin
    .getByRole('list', { name: 'Open alerts' })
    .getByRole('listitem')
    .filter({ hasText: 'A cash win in the arcade is waiting' });
  const run = alert.getByRole('link', { name: /^demo/ });
  await expect(run).toContainText('stages that came in later than the network explains');
  await expect(alert.getByRole('button', { name: /^Resolve/ })).toHaveCount(0);
  await photograph(admin, info, 'the alert of a held win');
  await expectUsable(admin);
  await run.click();
  await expect(admin.getByText('The run of demo')).toBeVisible();
  await expect(admin.getByText('Checked', { exact: true })).toHaveCount(3);
  await expect(admin.getByRole('region', { name: 'For staff' })).toContainText('It shows signs');
  await expect(admin.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await photograph(admin, info, 'a held run as staff see it');
  await expectUsable(admin);

  await admin.goBack();
  await alert.getByRole('button', { name: /^Pay the win/ }).click();
  await admin.getByRole('dialog').getByLabel('Reason').fill('Watched: hands, and a slow line.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Pay the win' }).click();
  await expect(alert).toHaveCount(0);
  await expect(one.getByText('You won')).toBeVisible();
  await one.goto('/notifications');
  await expect(one.getByText('Counterweight is under review')).toBeVisible();
});
