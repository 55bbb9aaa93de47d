import { afterAll, beforeAll, expect, it } from 'vitest';
import { SETTING_DEFAULTS } from '../../../domain/shared/settings.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gateway: HttpGateway;
let admin: SignedIn;
beforeAll(async () => {
  gateway = await HttpGateway.open();
  admin = await gateway.player({ role: 'administrator' });
});
afterAll(() => gateway.close());

it('the stats of staff are the addresses on the waitlist and the accesses that were granted (EN-62)', async () => {
  const statsOf = async () => ({
    waitlist: (await admin.rest('GET', '/api/admin/waitlist-stats')).json,
    access: (await admin.rest('GET', '/api/admin/access-stats')).json,
    api: await admin.ask('{ adminStats { waitlistEntries teamAccesses } }'),
  });
  expect(await statsOf()).toEqual({
    waitlist: { totalEntries: 0 },
    access: { totalAccesses: 0 },
    api: { adminStats: { waitlistEntries: 0, teamAccesses: 0 } },
  });
  await gateway.visitor().rest('POST', '/api/waitlist', { email: 'one@players.example' });
  await gateway.visitor().rest('POST', '/api/waitlist', { email: 'two@players.example' });
  expect(await statsOf()).toMatchObject({
    waitlist: { totalEntries: 2 },
    api: { adminStats: { waitlistEntries: 2, teamAccesses: 0 } },
  });
});

it('a setting has key, value as text, description, one of four categories, and its type (EN-65)', async () => {
  const { systemSettings } = await admin.ask<{ systemSettings: { key: string; description: string }[] }>(
    '{ systemSettings { key value description category type } }',
  );
  const named = Object.fromEntries(systemSettings.map((one) => [one.key, one]));
  for (const [key, value, category] of [
    ['max_battle_wager', '1000', 'LIMITS'],
    ['min_battle_wager', '5', 'LIMITS'],
    ['withdrawal_fee', '2.50', 'PAYMENTS'],
    ['session_timeout', '3600', 'SECURITY'],
    ['max_concurrent_streams', '1000', 'PERFORMANCE'],
  ] as const)
    expect(named[key]).toMatchObject({ value, category, type: 'NUMBER' });
  expect(systemSettings).toHaveLength(SETTING_DEFAULTS.length);
  for (const { description } of systemSettings) expect(description).not.toBe('');
});
