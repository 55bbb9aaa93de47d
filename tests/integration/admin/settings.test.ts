// @module-tag engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog as auditLines } from '../../../db/audit/audit.table.ts';
import { engine } from '../../../db/client/kit.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { rawSql } from '../../support/raw-sql.ts';

let gateway: HttpGateway;
let second: HttpGateway;
let admin: SignedIn;
beforeAll(async () => {
  gateway = await HttpGateway.open();
  second = engine === 'postgres' ? await HttpGateway.open({ databaseUrl: gateway.databaseUrl }) : gateway;
  admin = await gateway.player({ role: 'administrator' });
});
afterAll(async () => {
  if (second !== gateway) await second.close();
  await gateway.close();
});

const SET = 'mutation ($input: SetSettingsInput!) { setSettings(input: $input) { key value } }';
const LOG = `query ($id: ID, $actor: String, $action: String) {
  auditLog(subject: $subject, subjectId: $id, actorName: $actor, action: $action) {
    edges { node { action subjectId actorName reason from to } }
  }
}`;
const set = (changes: Record<string, string>, reason = 'A new season.') => ({
  input: { changes: Object.entries(changes).map(([key, value]) => ({ key, value })), reason },
});
const valueOf = async (key: string) => {
  const { systemSettings } = await admin.ask<{ systemSettings: { key: string; value: string }[] }>(
    '{ systemSettings { key value } }',
  );
  return systemSettings.find((one) => one.key === key)?.value;
};

describe('the system configuration', () => {
  it('holds from the next call on in every gateway, and can be undone by its history (AS-14)', async () => {
    const player = await second.enter(await gateway.account({ cents: 100_00 }));
    const least = () => player.ask<{ battleRules: { minStakeCents: number } }>('{ battleRules { minStakeCents } }');
    await admin.ask(SET, set({ min_battle_wager: '7.50', session_timeout: '1800' }));
    expect(await least()).toEqual({ battleRules: { minStakeCents: 7_50 } });
    const { auditLog } = await admin.ask<{ auditLog: { edges: { node: { from: string; to: string } }[] } }>(
      LOG.replace('subject: $subject, ', 'subject: "setting", '),
      { id: 'min_battle_wager' },
    );
    const [{ node } = { node: null }] = auditLog.edges;
    expect(node).toMatchObject({ from: '5', to: '7.50', reason: 'A new season.', actorName: admin.user.username });
    await admin.ask(SET, set({ min_battle_wager: node?.from ?? '' }, 'Undone.'));
    expect(await least()).toEqual({ battleRules: { minStakeCents: 5_00 } });
  });

  it('is changed as a whole or not at all, within its bounds, by administrators with a reason', async () => {
    const before = await valueOf('withdrawal_fee');
    const codeOf = async (changes: Record<string, string>, reason?: string, by = admin) =>
      (await by.refusal(SET, set(changes, reason)))?.code;
    expect(await codeOf({ withdrawal_fee: '3', session_timeout: '5' })).toBe('SETTING_UNUSABLE');
    expect(await codeOf({ min_battle_wager: '2000' })).toBe('SETTING_UNUSABLE');
    expect(await codeOf({ withdrawal_fee: '-1' })).toBe('SETTING_UNUSABLE');
    expect(await codeOf({ no_such_thing: '1' })).toBe('NOT_FOUND');
    expect(await codeOf({ withdrawal_fee: '3' }, ' ')).toBe('BAD_INPUT');
    expect(await codeOf({ withdrawal_fee: '3' }, 'x', await gateway.player({ role: 'senior_moderator' }))).toBe(
      'FORBIDDEN',
    );
    expect(await valueOf('withdrawal_fee')).toBe(before);
  });
});

describe('what a value may be', () => {
  it('is answered beside it, before anything is typed', async () => {
    const { systemSettings } = await admin.ask<{ systemSettings: { key: string }[] }>(
      '{ systemSettings { key least most words } }',
    );
    const of = (key: string) => systemSettings.find((one) => one.key === key);
    expect(of('session_timeout')).toEqual({ key: 'session_timeout', least: '60', most: '2592000', words: [] });
    expect(of('withdrawal_fee')).toEqual({ key: 'withdrawal_fee', least: '0.00', most: '100.00', words: [] });
    expect(of('proof_cs2')).toEqual({ key: 'proof_cs2', least: null, most: null, words: ['off', 'show', 'settle'] });
  });

  it('stands in the refusal of one that it may not be, with its key', async () => {
    expect(await admin.refusal(SET, set({ withdrawal_fee: '3', session_timeout: '5' }))).toMatchObject({
      code: 'SETTING_UNUSABLE',
      field: 'session_timeout',
      data: { key: 'session_timeout', least: '60', most: '2592000' },
    });
  });
});

describe('the audit log', () => {
  it('is searched by who and by what', async () => {
    const other = await gateway.player({ role: 'administrator' });
    await other.ask(SET, set({ max_concurrent_streams: '900' }));
    const search = async (variables: Record<string, string>) =>
      (
        await admin.ask<{ auditLog: { edges: { node: { action: string; actorName: string } }[] } }>(
          LOG.replace('query ($id: ID, ', 'query (').replace('subject: $subject, subjectId: $id, ', ''),
          variables,
        )
      ).auditLog.edges.map(({ node }) => `${node.action} ${node.actorName}`);
    expect(await search({ actor: other.user.username })).toEqual([`setting.changed ${other.user.username}`]);
    expect((await search({ action: 'setting.changed' })).length).toBeGreaterThan(1);
    expect(await search({ actor: 'nobody-of-that-name' })).toEqual([]);
    expect(await search({ actor: other.user.username, action: 'account.banned' })).toEqual([]);
  });

  it.each([
    `UPDATE audit_log SET reason = 'Another.'`,
    'DELETE FROM audit_log',
    ...(engine === 'postgres' ? ['TRUNCATE audit_log'] : []),
  ])('refuses %s, whoever writes to the database', async (text) => {
    await admin.ask(SET, set({ max_concurrent_streams: '800' }, 'Kept.'));
    const rows = () => gateway.db.read.select().from(auditLines).orderBy(auditLines.id);
    const before = await rows();
    expect(before.map(({ reason }) => reason)).toContain('Kept.');
    await expect(rawSql(gateway.databaseUrl, text)).rejects.toThrow(/append-only/);
    expect(await rows()).toEqual(before);
  });
});
