import { describe, expect, it } from 'vitest';
import { toldBy } from '../../tests/support/told.ts';
import { creatorsNotices } from './notices.ts';

const told = toldBy(creatorsNotices);

describe('creators', () => {
  it('are told whom their link has brought, and what the bets of their viewers have brought', () => {
    expect(told('referral.rewarded', { userId: 'a', newcomerId: 'b', coins: 250 })).toMatchObject([
      {
        userId: 'a',
        fromId: 'b',
        isPersonal: false,
        title: '{from} signed up with your link',
        uniqueKey: 'referral:b',
      },
    ]);
    expect(told('market.creator-paid', { marketId: 'm', userId: 'a', cents: 1_66 })).toMatchObject([
      { userId: 'a', type: 'payment', message: 'You earned $1.66 from bets on your stream. It’s in your wallet.' },
    ]);
    expect(told('market.creator-paid', { marketId: 'm', userId: 'a', cents: 0 })).toEqual([]);
  });
});
