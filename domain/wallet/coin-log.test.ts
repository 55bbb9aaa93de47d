import { describe, expect, it } from 'vitest';
import { coinEntryOf } from './coin-log.ts';
import { ENTRY_KINDS } from './ledger.ts';

describe('an entry of the BattleCoin log', () => {
  it('says whether coins were earned or spent, where they came from, and what for (EN-25)', () => {
    const plain = { title: null, opKey: 'x', amount: 50 };
    expect([
      coinEntryOf({ ...plain, kind: 'bonus', opKey: 'mission:u:join-1-battle:2026-01-05' }),
      coinEntryOf({ ...plain, kind: 'store_purchase', amount: -750 }),
      coinEntryOf({ ...plain, kind: 'battlecoin_purchase', amount: 500 }),
      coinEntryOf({ ...plain, kind: 'refund', opKey: 'store-return:o:p', amount: 675 }),
      coinEntryOf({ ...plain, kind: 'wager', amount: -200, title: 'Spark Line, heat' }),
    ]).toEqual([
      { flow: 'earned', source: 'Mission', description: 'The reward of a mission' },
      { flow: 'spent', source: 'Store', description: 'Bought in the store' },
      { flow: 'earned', source: 'Wallet', description: 'Bought with money from your wallet' },
      { flow: 'earned', source: 'Store', description: 'Our staff took back your purchase' },
      { flow: 'spent', source: 'Contest', description: 'Spark Line, heat' },
    ]);
  });

  it('has words for every kind of booking, and for a bonus that names no source', () => {
    for (const kind of ENTRY_KINDS)
      for (const opKey of ['x', 'toString:1']) {
        const { source, description } = coinEntryOf({ kind, opKey, amount: 1, title: null });
        expect([source.trim(), description.trim()]).not.toContain('');
      }
  });
});
