import { type Table, getTableColumns, getTableName, isTable } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '../../db/__generated__/schema.ts';
import { ROOMS } from '../../gateway/rooms.ts';

/** How columns are called in which something stands that opens, signs, names an account elsewhere or is sent to. */
const CREDENTIAL = /hash|secret|sealed|token|key$|url|endpoint|address|email|code|accountId|providerUserId|deviceHash/i;

/** Tables that have such a column and hold nothing that acts for an account or is told things of it. */
const HARMLESS: Readonly<Record<string, string>> = {
  arcade_contests: 'the course of a contest',
  audit_head: 'the hash chain',
  audit_log: 'the hash chain',
  battle_meetings: 'where two meet in a game, which opens nothing here',
  battle_reports: 'where others look at a recording',
  battle_servers: 'keys of the operator’s servers',
  battles: 'who has the code takes a seat as oneself',
  campaigns: 'what a search compares',
  crate_commitments: 'what an opening was bound to',
  crate_openings: 'what an opening was bound to',
  deposits: 'where a payment is confirmed',
  entries: 'names of bookings',
  jobs: 'a job that is there once',
  notifications: 'what is told once',
  staff_alerts: 'what is told once',
  staff_views: 'names of views',
  streams: 'a title that is looked for',
  dispute_evidence: 'where others look at it',
  file_objects: 'names of files',
  idempotency_keys: 'a call that is repeated, for the same account',
  balance_roots: 'the hash chain of the audit log',
  ledger_head: 'the hash chain',
  ledger_tiles: 'the log of the ledger',
  mailbox: 'of an installation without a mail server',
  preferences: 'whether mails are sent, not where to',
  rate_limits: 'names of counts',
  recording_files: 'names of files',
  registrations: 'of people without an account',
  replays: 'where others look at a recording',
  settings: 'names of settings',
  store_gifts: 'what was given away belongs to somebody else',
  store_orders: 'a code of a discount',
  store_players: 'a code of a discount',
  team_battles: 'where others look at a recording',
  teams: 'who has the code joins as oneself',
  tickets: 'visitors are answered by mail; a member’s answers go to the account',
  tournaments: 'the draw, and a code with which one enters as oneself',
  transfers: 'the hash chain',
  verification_requests: 'documents',
  waitlist: 'of people without an account',
};

const tables = Object.values(schema)
  .filter((value): value is never => isTable(value))
  .map((table: Table) => ({ name: getTableName(table), columns: Object.keys(getTableColumns(table)) }));
const claims = ROOMS.flatMap(({ name, planted }) =>
  Object.entries(planted?.tables ?? {}).map(([table, fate]) => ({ room: name, table, fate })),
);
const claimed = new Set(claims.map(({ table }) => table));
const suspects = tables.filter(({ columns }) => columns.some((column) => CREDENTIAL.test(column)));

describe('what somebody could have planted in an account', () => {
  test('is claimed by a room with what a reset by mail makes of it, or is said to be nothing of the kind', () => {
    const forgotten = suspects.filter(({ name }) => !claimed.has(name) && HARMLESS[name] === undefined);
    expect(forgotten.map(({ name }) => name)).toEqual([]);
  });

  test('is a table that there is, in one list', () => {
    const known = new Set(tables.map(({ name }) => name));
    const told = [...claimed, ...Object.keys(HARMLESS)];
    expect(told.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
    const named = new Set(suspects.map(({ name }) => name));
    expect(Object.keys(HARMLESS).filter((name) => !named.has(name))).toEqual([]);
  });

  test('is ended or locked by somebody, and kept for a reason', () => {
    for (const { name, planted } of ROOMS) {
      const fates = Object.values(planted?.tables ?? {});
      expect([
        name,
        fates.every((fate) => fate !== 'ended' && fate !== 'locked') || planted?.end !== undefined,
      ]).toEqual([name, true]);
    }
    expect(claims.filter(({ fate }) => fate.startsWith('kept') && fate.length < 20)).toEqual([]);
  });
});
