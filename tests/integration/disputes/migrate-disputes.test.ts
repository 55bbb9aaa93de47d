// @module-tag engines
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { createDatabase } from '../../support/postgres.ts';
import { rawSql } from '../../support/raw-sql.ts';

const FOLDER = join(import.meta.dirname, '../../../db/migrations', engine);
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const own = files.findIndex((name) => name.endsWith('disputes-by-subject.sql'));

const statementsOf = (file: string): string[] =>
  readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint');

const emptyDatabase = (): Promise<string> =>
  engine === 'postgres'
    ? createDatabase(inject('postgresUrl'), `migrate_${randomUUID()}`)
    : Promise.resolve(`file:${join(inject('databaseFolder'), `${randomUUID()}.db`)}`);

const user = (id: string) =>
  `INSERT INTO users (id, username, username_key, email, email_key, display_name, password_hash, created_at)
   VALUES ('${id}', 'player-${id}', '${id}', '${id}', '${id}', '${id}', 'x', 1)`;
const battle = (id: string, status: string, stakeCents: number, winnerId: string | null, dueAt: number | null) =>
  `INSERT INTO battles (id, status, game, mode, title, description, privacy, stake_cents, fee_cents, creator_id, opponent_id, winner_id, created_at, due_at)
   VALUES ('${id}', '${status}', 'cs2', 'duel', 'A', '', 'public', ${stakeCents}, 0, 'a', 'b', ${winnerId === null ? 'NULL' : `'${winnerId}'`}, 1, ${dueAt})`;
const dispute = (id: string, battleId: string, priority: string, status: string, decision: string) =>
  `INSERT INTO disputes (id, battle_id, reported_by_id, type, description, priority, status, submitted_at, moderator_id, action, reason, decided_at)
   VALUES ('${id}', '${battleId}', 'a', 'cheating', 'Aimbot', '${priority}', '${status}', 7, ${decision})`;
const team = (id: string) =>
  `INSERT INTO teams (id, name, name_key, description, invite_code, created_at) VALUES ('${id}', '${id}', '${id}', '', '${id}', 1)`;
const teamBattle = (id: string, status: string, stakeCents: number, issue: string | null) =>
  `INSERT INTO team_battles (id, home_team_id, away_team_id, game, stake_cents, status, home_claim, away_claim, issue, created_at, ends_at)
   VALUES ('${id}', 'h', 'g', 'cs2', ${stakeCents}, '${status}', 'h', 'g', ${issue === null ? 'NULL' : `'${issue}'`}, 11, 12)`;
const seat = (teamBattleId: string, userId: string, teamId: string) =>
  `INSERT INTO team_seats (team_battle_id, user_id, team_id, stake_cents, fee_cents) VALUES ('${teamBattleId}', '${userId}', '${teamId}', 100, 5)`;
const audit = (id: string, action: string, subjectId: string) =>
  `INSERT INTO audit_log (id, actor_id, action, subject, subject_id, reason, data, at)
   VALUES ('${id}', 'm', '${action}', 'team-battle', '${subjectId}', 'Seen.', '{}', 99)`;

it('keeps every dispute over battles and over team battles, open and decided, with its parties and its time to escalate', async () => {
  const url = await emptyDatabase();
  await rawSql(url, ...files.slice(0, own).flatMap(statementsOf));
  await rawSql(
    url,
    ...['a', 'b', 'm'].map(user),
    battle('open', 'disputed', 600_00, null, 5_000),
    battle('waits-for-senior', 'disputed', 50_00, null, null),
    battle('over', 'completed', 5_00, 'b', null),
    battle('runs-again', 'active', 300_00, null, 8_000),
    dispute('d1', 'open', 'urgent', 'pending', `NULL, NULL, NULL, NULL`),
    dispute('d2', 'waits-for-senior', 'medium', 'escalated', `'m', NULL, NULL, NULL`),
    dispute('d3', 'over', 'low', 'resolved', `'m', 'overturn', 'Seen.', 8`),
    dispute('d4', 'runs-again', 'high', 'resolved', `'m', 'dismiss', 'No.', 9`),
    team('h'),
    team('g'),
    teamBattle('t1', 'disputed', 500_00, 'A sixth player'),
    teamBattle('t2', 'disputed', 250_00, null),
    teamBattle('t3', 'completed', 50_00, null),
    teamBattle('t4', 'cancelled', 10_00, 'Lag'),
    teamBattle('t5', 'completed', 10_00, null),
    ...['t1', 't2', 't3', 't4', 't5'].flatMap((id) => [seat(id, 'a', 'h'), seat(id, 'b', 'g')]),
    audit('x3', 'team-battle.award', 't3'),
    audit('x4', 'team-battle.void', 't4'),
    ...[33, 31].map(
      (at) =>
        `INSERT INTO events (type, entity, entity_id, data, at) VALUES ('team.battle-disputed', 'team', 'h', '{"teamBattleId":"t1"}', ${at})`,
    ),
  );
  await rawSql(url, ...statementsOf(files[own] ?? ''));

  const rows = await rawSql(
    url,
    `SELECT id, subject_kind, subject_id, reported_by_id, type, description, urgency, status, submitted_at, escalates_at, moderator_id, action, reason, decided_at
     FROM disputes ORDER BY id`,
  );
  const hours72 = 259_200_000;
  const plain = rows.map((row) =>
    Object.values(row).map((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)),
  );
  const aimbot = ['a', 'cheating', 'Aimbot'];
  const differ = 'The captains report different results.';
  expect(plain).toEqual([
    ['d1', 'battle', 'open', ...aimbot, 0, 'pending', 7, 5_000, null, null, null, null],
    ['d2', 'battle', 'waits-for-senior', ...aimbot, 2, 'escalated', 7, null, 'm', null, null, null],
    ['d3', 'battle', 'over', ...aimbot, 3, 'resolved', 7, null, 'm', 'overturn', 'Seen.', 8],
    ['d4', 'battle', 'runs-again', ...aimbot, 1, 'resolved', 7, null, 'm', 'dismiss', 'No.', 9],
    [
      't1',
      'team-battle',
      't1',
      null,
      'other',
      'A sixth player',
      0,
      'pending',
      31,
      31 + hours72,
      null,
      null,
      null,
      null,
    ],
    ['t2', 'team-battle', 't2', null, 'match-result', differ, 1, 'pending', 11, 11 + hours72, null, null, null, null],
    ['t3', 'team-battle', 't3', null, 'match-result', differ, 2, 'resolved', 11, null, 'm', 'confirm', 'Seen.', 99],
    ['t4', 'team-battle', 't4', null, 'other', 'Lag', 3, 'resolved', 11, null, 'm', 'void', 'Seen.', 99],
  ]);

  const parties = await rawSql(url, 'SELECT dispute_id, user_id, side_id FROM dispute_parties ORDER BY 1, 2');
  expect(parties.map((row) => Object.values(row).join(' '))).toEqual([
    ...['d1', 'd2', 'd3', 'd4'].flatMap((id) => [`${id} a a`, `${id} b b`]),
    ...['t1', 't2', 't3', 't4'].flatMap((id) => [`${id} a h`, `${id} b g`]),
  ]);
  const due = await rawSql(url, 'SELECT id FROM battles WHERE due_at IS NOT NULL');
  expect(due.map(({ id }) => id)).toEqual(['runs-again']);
});
