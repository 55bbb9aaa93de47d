import { expect } from 'playwright/test';
import { openDatabase } from '../database.ts';
import {
  NARROW,
  createBattle,
  expectUsable,
  joinBattle,
  photograph,
  player,
  reportResult,
  settled,
  test,
  beginBattle,
} from '../support.ts';

/** Changes rows of the gateway's own database. */
function change(sql: string, ...values: (string | number)[]): void {
  const db = openDatabase();
  try {
    db.prepare(sql).run(...values);
  } finally {
    db.close();
  }
}

/** One column of what is found. */
function column(sql: string, ...values: (string | number)[]): string[] {
  const db = openDatabase();
  try {
    return db
      .prepare(sql)
      .pluck()
      .all(...values) as string[];
  } finally {
    db.close();
  }
}

/** Where the walk's browsers come from, they all come from one network: as if it had not been noted. */
const forgetOrigins = (): void => {
  change('DELETE FROM known_addresses');
  change('DELETE FROM known_devices');
};

test('a player is drawn, reads a case without names and votes; the moderator has advice beside it and decides otherwise, and both sides read that a jury was heard', async ({
  browser,
}, info) => {
  const [demo, rival, juror] = [
    await player(browser, 'demo'),
    await player(browser, 'rival'),
    await player(browser, 'admin'),
  ];
  // Staff do not serve: whoever signs in here is a player for this walk.
  change("UPDATE users SET role = 'player', verification = 'unverified' WHERE username = 'admin'");
  await juror.goto('/jury');
  await expect(juror.getByText('The jury is switched off')).toBeVisible();
  await settled(juror);
  await expectUsable(juror);
  await photograph(juror, info, 'jury-off-1440');

  change("UPDATE feature_flags SET enabled = 1 WHERE id = 'community-jury'");
  change("UPDATE settings SET value = '100' WHERE key = 'jury_max_pool'");
  await juror.reload();
  await expect(juror.getByRole('list', { name: 'What is missing' })).toContainText('not verified yet');

  const [ownId = ''] = column("SELECT id FROM users WHERE username = 'admin'");
  const others = column(
    "SELECT id FROM users WHERE role = 'player' AND username NOT IN ('demo', 'rival', 'newcomer', 'admin') ORDER BY id LIMIT 9",
  );
  for (const id of [ownId, ...others]) {
    change("UPDATE users SET verification = 'verified', created_at = 0 WHERE id = ?", id);
    change('DELETE FROM friendships WHERE user_id = ? OR friend_id = ?', id, id);
    change('DELETE FROM team_members WHERE user_id = ?', id);
    change("INSERT OR REPLACE INTO game_records (user_id, game, battles, wins) VALUES (?, 'valorant', 12, 6)", id);
  }
  await juror.reload();
  await juror.getByRole('button', { name: 'Serve as a Juror' }).click();
  await expect(juror.getByText('You have no case to review')).toBeVisible();
  await settled(juror);
  await expectUsable(juror);
  await photograph(juror, info, 'jury-empty-1440');

  const title = 'Seen by a jury';
  const battleId = await createBattle(demo, { stake: '20', title });
  await joinBattle(rival, battleId);
  await beginBattle(rival, demo);
  await reportResult(rival, 'won', '13–9');
  await reportResult(demo, 'won', '13–11');
  const found = (): string[] => column('SELECT id FROM disputes WHERE subject_id = ?', battleId);
  await expect.poll(found).toHaveLength(1);
  const [disputeId = ''] = found();
  await expect.poll(() => column('SELECT dispute_id FROM juries WHERE dispute_id = ?', disputeId)).toHaveLength(1);
  forgetOrigins();
  // A day has passed, after which the case takes nothing new.
  change('UPDATE disputes SET submitted_at = submitted_at - 86400000 WHERE id = ?', disputeId);
  const drawn = (): string[] => column('SELECT juror_id FROM summonses WHERE dispute_id = ? ORDER BY id', disputeId);
  change('UPDATE juries SET due_at = 0 WHERE dispute_id = ?', disputeId);
  await expect.poll(drawn).toEqual([ownId]);
  // Too few served: they are looked for again.
  for (const id of others) change('INSERT INTO jurors (user_id, place, since) VALUES (?, ?, 0)', id, `f${id}`);
  change('UPDATE juries SET due_at = 0 WHERE dispute_id = ?', disputeId);
  await expect.poll(drawn).toHaveLength(3);

  await juror.goto('/jury');
  await expect(juror.getByRole('heading', { name: 'A case of Valorant' })).toBeVisible();
  const said = juror.getByRole('list', { name: 'What was said' });
  await expect(said).toContainText('13–9');
  await expect(said).toContainText('With a link that jurors do not see.');
  await expect(juror.getByRole('main')).not.toContainText(/demo|rival/i);
  await settled(juror);
  await expectUsable(juror);
  await photograph(juror, info, 'jury-case-1440');
  const phone = await player(browser, 'admin', { viewport: NARROW });
  await phone.goto('/jury');
  await expect(phone.getByRole('heading', { name: 'A case of Valorant' })).toBeVisible();
  await settled(phone);
  await expectUsable(phone);
  await photograph(phone, info, 'jury-case-390');
  await juror.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(juror.getByText('Choose what you make of it.')).toBeVisible();
  await juror.getByRole('radio', { name: 'Nobody can be shown to have won' }).check();
  await juror.getByLabel('Why').fill('Two scores stand against each other, and nothing tells which is right.');
  forgetOrigins();
  await juror.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(juror.getByText('Not final yet')).toBeVisible();

  // The two others say the same, as if they had been here.
  change(
    'UPDATE summonses SET voted_at = drawn_at, weight = 50, reason = ? WHERE dispute_id = ? AND voted_at IS NULL',
    'Neither score can be right beside the other.',
    disputeId,
  );
  change('UPDATE juries SET heard_at = called_at, due_at = NULL WHERE dispute_id = ?', disputeId);

  const moderator = await player(browser, 'moderator');
  await moderator.goto('/admin/battles?tab=disputes');
  const open = moderator.getByRole('listitem').filter({ has: moderator.getByRole('heading', { name: /demo/ }) });
  const advised = open.filter({ hasText: 'Community jury' });
  await expect(advised).toContainText(
    'nobody can be shown to have won (100% of the weight). It’s only advice: you decide.',
  );
  await expect(advised.getByRole('list', { name: 'What the jurors said' })).not.toContainText('admin');
  await settled(moderator);
  await expectUsable(moderator);
  await advised.scrollIntoViewIfNeeded();
  await photograph(moderator, info, 'jury-advice-1440');
  await advised.getByRole('button', { name: 'Decide' }).click();
  const dialog = moderator.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Confirm/ }).check();
  await dialog.getByLabel('Reason').fill('The recording shows the end.');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();

  for (const page of [demo, rival]) {
    await page.goto('/help?tab=dispute');
    await expect(page.getByRole('list', { name: 'Resolved' })).toContainText(
      'A jury of 3 players was heard. It leaned to this: nobody can be shown to have won (100% of the weight).',
    );
  }
});
