import { expect, it } from 'vitest';
import { type CashPlayer, cashBar } from './contests.ts';

it('cash is for players whose age is proven and whose region is known and not switched off', () => {
  const player: CashPlayer = { verification: 'verified', region: 'eu' };
  expect([
    cashBar(player, []),
    cashBar(player, ['na', 'asia']),
    cashBar(player, ['eu']),
    cashBar({ ...player, region: null }, []),
    cashBar({ ...player, verification: 'pending' }, []),
    cashBar({ verification: 'unverified', region: null }, ['eu']),
  ]).toEqual([null, null, 'region-off', 'region-unknown', 'unverified', 'unverified']);
});
