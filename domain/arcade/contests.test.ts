import { expect, it } from 'vitest';
import type { Region } from '../shared/regions.ts';
import { type CashPlayer, cashBar } from './contests.ts';

it('cash is for players of proven age, old enough for their region, which is known and not switched off', () => {
  const player: CashPlayer = { verification: 'verified', region: 'eu', bornOn: '2000-06-15' };
  const bar = (change: Partial<CashPlayer>, arcadeCashOffRegions: readonly Region[] = [], day = '2020-06-14') => {
    const arcadeCashAges = { elsewhere: 18, byRegion: { na: 21, asia: 20 } };
    return cashBar({ ...player, ...change }, { arcadeCashOffRegions, arcadeCashAges }, Date.parse(day));
  };
  expect([
    bar({}),
    bar({}, ['na', 'asia']),
    bar({}, ['eu']),
    bar({ region: null }),
    bar({ verification: 'pending' }),
    bar({ verification: 'unverified', region: null }, ['eu']),
    bar({ region: 'na' }),
    bar({ region: 'asia' }),
    bar({ region: 'asia' }, [], '2020-06-15'),
    bar({ bornOn: null }),
    bar({ region: 'na', bornOn: null }),
  ]).toEqual([
    null,
    null,
    'region-off',
    'region-unknown',
    'unverified',
    'unverified',
    'too-young',
    'too-young',
    null,
    null,
    'too-young',
  ]);
});
