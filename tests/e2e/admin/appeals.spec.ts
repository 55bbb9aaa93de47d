import { type Locator, type Page, expect } from 'playwright/test';
import {
  NARROW,
  cents,
  createBattle,
  expectDialogGone,
  expectUsable,
  joinBattle,
  photograph,
  player,
  reportResult,
  settled,
  test,
  wallet,
  beginBattle,
} from '../support.ts';

/** The case over a contest among those of a player that nobody has decided. */
const caseOf = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Under Review' }).getByRole('listitem').filter({ hasText: title }).first();

async function addEvidence(page: Page, title: string, words: string): Promise<void> {
  await caseOf(page, title).getByRole('button', { name: 'Add Evidence' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Link').fill('https://recordings.example/shown');
  await dialog.getByLabel('What it shows').fill(words);
  await dialog.getByRole('button', { name: 'Add Evidence' }).click();
  await expect(dialog).toBeHidden();
  await expectDialogGone(page);
}

test('a dispute over a completed battle has evidence of both sides, a moderator decides, the loser appeals, a senior moderator overturns, the money follows and both see it (BC-12, BC-13, AB-01)', async ({
  browser,
}, info) => {
  const [demo, rival] = [await player(browser, 'demo'), await player(browser, 'rival')];
  const balances = async () => [cents((await wallet(demo)).balance), cents((await wallet(rival)).balance)] as const;
  const [demoHad, rivalHad] = await balances();
  const title = 'Looked at twice';
  await joinBattle(rival, await createBattle(demo, { stake: '20', title }));
  await beginBattle(rival, demo);
  await reportResult(rival, 'lost', '9–13');
  await reportResult(demo, 'won', '13–9');
  await expect(demo.getByText('You Won!').first()).toBeVisible();
  expect(await balances()).toEqual([demoHad + 19_00, rivalHad - 21_00]);

  await rival.goto('/help?tab=dispute');
  await rival.getByLabel('Your battles').selectOption({ label: `${title} · Valorant` });
  await rival.getByLabel('Description').fill('The last round was not played.');
  await rival.getByRole('button', { name: 'Submit Dispute' }).click();
  await expect(rival.getByRole('list', { name: 'Under Review' })).toContainText(title);

  await addEvidence(rival, title, 'My recording ends at 12 to 9.');
  await demo.goto('/help?tab=dispute');
  await addEvidence(demo, title, 'Mine shows the last round.');
  await rival.goto('/help?tab=dispute');
  await rival.getByRole('button', { name: 'Nothing to Add' }).click();
  for (const page of [demo, rival]) {
    await expect(page.getByRole('button', { name: 'Nothing to Add' })).toBeHidden();
    for (const said of ['My recording ends at 12 to 9.', 'Mine shows the last round.'])
      await expect(caseOf(page, title)).toContainText(said);
  }

  const moderator = await player(browser, 'moderator');
  await moderator.goto('/admin/battles');
  for (const tab of ['Active', 'Disputes', 'Enforcement'])
    await expect(moderator.getByRole('tab', { name: tab })).toBeVisible();
  const open = moderator.getByRole('listitem').filter({ hasText: 'The last round was not played.' });
  for (const said of ['My recording ends at 12 to 9.', 'Mine shows the last round.'])
    await expect(open.first()).toContainText(said);
  await open.getByRole('button', { name: 'Decide' }).click();
  const dialog = (page: typeof demo) => page.getByRole('dialog');
  await dialog(moderator)
    .getByRole('radio', { name: /^Confirm/ })
    .check();
  await dialog(moderator).getByLabel('Reason').fill('Both reported the same.');
  await dialog(moderator).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(moderator)).toBeHidden();
  await expectDialogGone(moderator);
  expect(await balances()).toEqual([demoHad + 19_00, rivalHad - 21_00]);

  await rival.goto('/help?tab=dispute');
  const own = rival.getByRole('list', { name: 'Resolved' }).getByRole('listitem').filter({ hasText: title }).first();
  await expect(own).toContainText('48 hours after the decision');
  await own.getByRole('button', { name: 'Appeal' }).click();
  await dialog(rival).getByLabel('What’s wrong with the decision').fill('I reported by mistake; watch 12:40.');
  await settled(rival);
  await photograph(rival, info, 'appeal-dialog');
  await dialog(rival).getByRole('button', { name: 'File Appeal' }).click();
  await expect(dialog(rival)).toBeHidden();
  await expectDialogGone(rival);
  await expect(own).toContainText('Appealed by rival: I reported by mistake; watch 12:40.');
  await expect(own.getByRole('button', { name: 'Appeal' })).toBeHidden();

  await moderator.goto('/admin/battles');
  const appealed = (page: typeof demo) => page.getByRole('listitem').filter({ hasText: 'watch 12:40' });
  await expect(appealed(moderator)).toBeVisible();
  await expect(appealed(moderator).getByRole('button', { name: 'Decide' })).toBeHidden();

  const admin = await player(browser, 'admin');
  const granted = await admin.request.post('/graphql', {
    data: {
      query:
        'mutation { grantRole(input: { accountId: "3", role: SENIOR_MODERATOR, reason: "Ten years of refereeing." }) { role } }',
    },
  });
  expect(await granted.json()).toMatchObject({ data: { grantRole: { role: 'SENIOR_MODERATOR' } } });
  const senior = await player(browser, 'newcomer');
  await senior.goto('/admin/battles');
  await settled(senior);
  await expectUsable(senior);
  await photograph(senior, info, 'appeals-1440');
  await expect(appealed(senior)).toContainText('Both reported the same.');
  await expect(appealed(senior)).toContainText('Waiting for demo to answer');
  await demo.goto('/help?tab=dispute');
  await demo.getByRole('button', { name: 'Nothing to Add' }).click();
  await expect(demo.getByRole('button', { name: 'Nothing to Add' })).toBeHidden();
  // The queue hears of it.
  await expect(appealed(senior)).not.toContainText('Waiting for demo to answer');
  await appealed(senior).getByRole('button', { name: 'Decide' }).click();
  await dialog(senior)
    .getByRole('radio', { name: /^Overturn/ })
    .check();
  await dialog(senior)
    .getByRole('radio', { name: /^rival has won/ })
    .check();
  await dialog(senior).getByLabel('Reason').fill('The recording ends 13–11 for rival.');
  await settled(senior);
  await expectUsable(senior);
  await photograph(senior, info, 'appeal-decision');
  await dialog(senior).getByRole('button', { name: 'Overturn' }).click();
  await expect(dialog(senior)).toBeHidden();
  await expect(senior.getByText('No open appeals')).toBeVisible();
  const record = senior.getByRole('table', { name: 'Decisions of moderators' }).getByRole('row', { name: /moderator/ });
  await expect(record).toContainText('1 (100%)');
  expect(await balances()).toEqual([demoHad - 21_00, rivalHad + 19_00]);

  for (const page of [demo, rival]) {
    await page.goto('/help?tab=dispute');
    await expect(page.getByRole('list', { name: 'Resolved' })).toContainText(
      'The decision was overturned: rival has won. The recording ends 13–11 for rival.',
    );
  }
  const phone = await player(browser, 'demo', { viewport: NARROW });
  await phone.goto('/help?tab=dispute');
  await expect(phone.getByRole('list', { name: 'Resolved' })).toContainText('rival has won');
  await settled(phone);
  await expectUsable(phone);
  await photograph(phone, info, 'appeal-seen-390');
});

test('an administrator calls a running battle off with a reason, and both get stake and fee back (AB-02)', async ({
  browser,
}, info) => {
  const [demo, rival] = [await player(browser, 'demo'), await player(browser, 'rival')];
  const had = [(await wallet(demo)).balance, (await wallet(rival)).balance];
  await joinBattle(rival, await createBattle(demo, { stake: '20', title: 'Called off' }));
  await beginBattle(rival, demo);
  await expect(rival.getByRole('button', { name: 'Report Issue' })).toBeVisible();
  const admin = await player(browser, 'admin');
  await admin.goto('/admin/battles?tab=active');
  const table = admin.getByRole('table', { name: 'Active battles' });
  for (const header of ['Battle', 'Game', 'Participants', 'Wager', 'Status', 'Start', 'Viewers', 'Battle id'])
    await expect(table.getByRole('columnheader', { name: header, exact: true })).toBeVisible();
  await settled(admin);
  await expectUsable(admin);
  await photograph(admin, info, 'battles-1440');
  await table.getByRole('button', { name: 'Void Called off' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog).toContainText('demo and rival each get $21.00 back, stake and fee');
  await dialog.getByLabel('Reason').fill('The game server was down.');
  await photograph(admin, info, 'void-dialog');
  await dialog.getByRole('button', { name: 'Void and Refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(table.getByRole('link', { name: 'Called off' })).toBeHidden();
  expect([(await wallet(demo)).balance, (await wallet(rival)).balance]).toEqual(had);
  await rival.goto('/notifications');
  await expect(rival.getByText(/Reason: The game server was down\./).first()).toBeVisible();
  await admin.getByLabel('Status').selectOption({ label: 'completed' });
  await expect(table.getByRole('row').nth(1)).toContainText('completed');
});
