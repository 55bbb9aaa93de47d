import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SETTING_DEFAULTS, changeSettings, isLoosening, settingRange, settingsOf } from './settings.ts';

const DEFAULTS = {
  maxStakeCents: 1_000_00,
  minStakeCents: 5_00,
  withdrawalFeeCents: 2_50,
  doubleApprovalFromCents: 1_000_00,
  betHoldAboveCents: 50_00,
  sessionTimeoutMs: 3_600_000,
  maxConcurrentStreams: 1_000,
  cratesOffRegions: [],
  arcadeCashOffRegions: [],
  cratesAges: { elsewhere: 18, byRegion: {} },
  arcadeCashAges: { elsewhere: 18, byRegion: {} },
  stakeAges: { elsewhere: 18, byRegion: {} },
  coinMintedMost: 100_000,
  coinBurnedMost: 100_000,
  juryMaxPoolCents: 0,
  taxListCents: 2_000_00,
  taxListPayouts: 30,
  marketCapCents: 500_00,
  marketWinCents: 100_00,
  proofCs2: 'show',
};

it('starts with the documented values (BC-02)', () => {
  expect(settingsOf({})).toEqual(DEFAULTS);
  expect(settingsOf(Object.fromEntries(SETTING_DEFAULTS.map(({ key, value }) => [key, value])))).toEqual(DEFAULTS);
});

it('uses what is stored', () => {
  const stored = {
    max_battle_wager: '250.50',
    min_battle_wager: '0.01',
    withdrawal_fee: '0',
    double_approval_from: '250',
    bet_hold_above: '75.5',
    session_timeout: '60',
    max_concurrent_streams: '0',
    crates_off_regions: ' EU, asia; mars',
    arcade_cash_off_regions: 'na',
    crates_min_age: 'na 21',
    arcade_cash_min_age: '20',
    stake_min_age: '19, eu 18',
    coin_minted_most: '0',
    coin_burned_most: '5000',
    jury_max_pool: '12.50',
    tax_list_sum: '600',
    tax_list_payouts: '1',
    market_cap: '750.50',
    market_win: '20',
  };
  expect(settingsOf(stored)).toEqual({
    maxStakeCents: 250_50,
    minStakeCents: 1,
    withdrawalFeeCents: 0,
    doubleApprovalFromCents: 250_00,
    betHoldAboveCents: 75_50,
    sessionTimeoutMs: 60_000,
    maxConcurrentStreams: 0,
    cratesOffRegions: ['eu', 'asia'],
    arcadeCashOffRegions: ['na'],
    cratesAges: { elsewhere: 18, byRegion: { na: 21 } },
    arcadeCashAges: { elsewhere: 20, byRegion: {} },
    stakeAges: { elsewhere: 19, byRegion: { eu: 18 } },
    coinMintedMost: 0,
    coinBurnedMost: 5_000,
    juryMaxPoolCents: 12_50,
    taxListCents: 600_00,
    taxListPayouts: 1,
    marketCapCents: 750_50,
    marketWinCents: 20_00,
    proofCs2: 'show',
  });
});

it('falls back to the default of a value that does not parse, each by itself', () => {
  const nonsense = fc.constantFrom('', 'abc', '-1', '1e3', '5,00', ' ', 'null', '1.234', '99999999999');
  fc.assert(
    fc.property(fc.constantFrom(...SETTING_DEFAULTS), nonsense, ({ key }, value) => {
      expect(settingsOf({ [key]: value })).toEqual(DEFAULTS);
    }),
  );
});

it('takes what the house dares in bets within its bounds, and never more in one bet than in a market', () => {
  const refusedAt = (field: string) => ({ ok: false, refusal: { code: 'SETTING_UNUSABLE', field } });
  const stored = { market_cap: '500', market_win: '100' };
  for (const wanted of [
    { market_cap: '10000', market_win: '10000' },
    { market_cap: '10', market_win: '5' },
    { market_cap: '100' },
    { market_win: '500.00' },
  ])
    expect(changeSettings(stored, wanted)).toMatchObject({ ok: true, value: wanted });
  for (const market_cap of ['9.99', '10000.01', '', '500.001', '99.99'])
    expect(changeSettings(stored, { market_cap })).toMatchObject(refusedAt('market_cap'));
  for (const market_win of ['4.99', '10000.01', '', '500.01'])
    expect(changeSettings(stored, { market_win })).toMatchObject(refusedAt('market_win'));
});

it('takes a list of regions in any spelling, and none that has a word which is no region', () => {
  for (const key of ['crates_off_regions', 'arcade_cash_off_regions']) {
    for (const value of ['', 'eu', 'EU, na', ' asia;eu '])
      expect(changeSettings({}, { [key]: value })).toMatchObject({ ok: true });
    for (const value of ['europe', 'eu, us', 'none'])
      expect(changeSettings({}, { [key]: value })).toMatchObject({
        ok: false,
        refusal: { code: 'SETTING_UNUSABLE', field: key },
      });
  }
});

it('takes least ages by region, none below that of the terms and none of a region that there is not', () => {
  for (const key of ['crates_min_age', 'arcade_cash_min_age']) {
    for (const value of ['', '21', '18, na 21'])
      expect(changeSettings({}, { [key]: value })).toMatchObject({ ok: true });
    for (const value of ['16', 'us 21', 'na'])
      expect(changeSettings({}, { [key]: value })).toMatchObject({
        ok: false,
        refusal: { code: 'SETTING_UNUSABLE', field: key },
      });
  }
});

it('says of a value that it does not take which one it is and what it may be, narrower where another bounds it', () => {
  const told = (changes: Readonly<Record<string, string>>, stored = {}) => {
    const ruling = changeSettings(stored, changes);
    return ruling.ok ? null : ruling.refusal;
  };
  const refusal = (key: string, data: object) => ({ code: 'SETTING_UNUSABLE', field: key, data: { key, ...data } });
  expect(told({ session_timeout: '5' })).toEqual(refusal('session_timeout', { least: '60', most: '2592000' }));
  expect(told({ withdrawal_fee: '100.01' })).toEqual(refusal('withdrawal_fee', { least: '0.00', most: '100.00' }));
  expect(told({ proof_cs2: 'on' })).toEqual(refusal('proof_cs2', { words: 'off, show, settle' }));
  expect(told({ crates_off_regions: 'us' })).toEqual(refusal('crates_off_regions', { words: 'na, eu, asia' }));
  expect(told({ crates_min_age: '16' })).toEqual(
    refusal('crates_min_age', { least: '18', most: '99', words: 'na, eu, asia' }),
  );
  expect(told({ min_battle_wager: '2000' })).toEqual(refusal('min_battle_wager', { least: '1.00', most: '1000.00' }));
  expect(told({ max_battle_wager: '3' })).toEqual(refusal('max_battle_wager', { least: '5.00', most: '100000.00' }));
});

it('takes the least and the most that it names, and nothing beside them', () => {
  const takes = (key: string, value: string) =>
    changeSettings({ min_battle_wager: '1', market_win: '5' }, { [key]: value }).ok;
  for (const { key } of SETTING_DEFAULTS) {
    const { least, most, words } = settingRange(key);
    expect(least !== null || words.length > 0, key).toBe(true);
    for (const value of [least, most, ...(least === null ? words : words.map((region) => `${region} ${least}`))])
      if (
        value !== null &&
        !(key === 'min_battle_wager' && value === most) &&
        !(key === 'market_win' && value === most)
      )
        expect(takes(key, value), `${key} ${value}`).toBe(true);
    if (least !== null) expect(takes(key, String(Number(least) - 1)), `${key} below ${least}`).toBe(false);
    if (most !== null) expect(takes(key, String(Number(most) + 1)), `${key} above ${most}`).toBe(false);
  }
});

it('knows in which way each guard of money is looser', () => {
  const looser: readonly (readonly [key: string, from: string, to: string])[] = [
    ['double_approval_from', '1000', '1000.01'],
    ['bet_hold_above', '50', '50.01'],
    ['max_battle_wager', '1000', '2000'],
    ['session_timeout', '3600', '86400'],
    ['crates_off_regions', 'na, eu', 'eu'],
    ['arcade_cash_off_regions', 'na', ''],
    ['crates_min_age', '18, na 21', '18'],
    ['arcade_cash_min_age', '21', '18, na 21, eu 21'],
    ['coin_minted_most', '100000', '100001'],
    ['jury_max_pool', '0', '5'],
    ['market_cap', '500', '501'],
    ['market_win', '100', '100.50'],
    ['proof_cs2', 'show', 'settle'],
  ];
  for (const [key, from, to] of looser) {
    expect(isLoosening(key, from, to), `${key} ${from} → ${to}`).toBe(true);
    expect(isLoosening(key, to, from), `${key} ${to} → ${from}`).toBe(false);
    expect(isLoosening(key, from, from), key).toBe(false);
  }
  expect(isLoosening('crates_off_regions', 'na', 'na, eu')).toBe(false);
  expect(isLoosening('withdrawal_fee', '2.50', '0')).toBe(false);
  expect(isLoosening('no such key', '1', '2')).toBe(false);
});
