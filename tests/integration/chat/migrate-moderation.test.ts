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
const own = files.findIndex((name) => name.endsWith('_moderation.sql'));

const statementsOf = (file: string): string[] =>
  readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint');

const emptyDatabase = (): Promise<string> =>
  engine === 'postgres'
    ? createDatabase(inject('postgresUrl'), `migrate_${randomUUID()}`)
    : Promise.resolve(`file:${join(inject('databaseFolder'), `${randomUUID()}.db`)}`);

const user = (id: string) =>
  `INSERT INTO users (id, username, username_key, email, email_key, display_name, password_hash, created_at)
   VALUES ('${id}', 'player-${id}', '${id}', '${id}', '${id}', '${id}', 'x', 1)`;
const report = (id: string, status: string) =>
  `INSERT INTO user_reports (id, reporter_id, reported_id, reason, status, at) VALUES ('${id}', 'a', 'b', 'Rude', '${status}', 7)`;

it.each([
  ['low', 25],
  ['medium', 50],
  ['high', 75],
])(
  'keeps filters and reports: the level %s becomes %i per cent, figures go to the nearest step',
  async (level, percent) => {
    const url = await emptyDatabase();
    await rawSql(url, ...files.slice(0, own).flatMap(statementsOf));
    await rawSql(
      url,
      ...['a', 'b'].map(user),
      `INSERT INTO moderation_settings (id, profanity_filter, spam_detection, link_blocking, caps_limit, slow_mode, followers_only, auto_mod_severity)
     VALUES (1, false, true, true, 64, 299, true, '${level}')`,
      ...['open', 'escalated', 'resolved', 'dismissed'].map((status, n) => report(`r${n}`, status)),
    );
    await rawSql(url, ...statementsOf(files[own] ?? ''));
    const [settings] = await rawSql(url, 'SELECT * FROM moderation_settings');
    const plain = Object.fromEntries(Object.entries(settings ?? {}).map(([name, value]) => [name, Number(value)]));
    expect(plain).toEqual({
      id: 1,
      profanity_filter: 0,
      spam_detection: 1,
      link_blocking: 1,
      caps_limit: 60,
      slow_mode: 300,
      followers_only: 1,
      auto_mod_severity: percent,
    });
    const reports = await rawSql(url, 'SELECT id, status, report_type FROM user_reports ORDER BY id');
    expect(reports.map((row) => Object.values(row))).toEqual([
      ['r0', 'pending', 'other'],
      ['r1', 'escalated', 'other'],
      ['r2', 'reviewed', 'other'],
      ['r3', 'dismissed', 'other'],
    ]);
  },
);
