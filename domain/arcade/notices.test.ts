import { describe, expect, it } from 'vitest';
import { toldBy } from '../../tests/support/told.ts';
import { arcadeNotices } from './notices.ts';

const told = toldBy(arcadeNotices);

describe('the arcade', () => {
  const terms = { game: 'turncoat', version: 1, mode: 'battle', currency: 'BC', entry: 200, commitment: '' };
  const runs = [
    { userId: 'a', runId: 'run-a', paid: 400, score: 9 },
    { userId: 'b', runId: 'run-b', paid: 0, score: 3 },
  ];

  it('tells everybody of a contest how it ended, coins among all and cash among the payouts', () => {
    expect(told('arcade.contest-settled', { ...terms, runs })).toMatchObject([
      {
        userId: 'a',
        tab: 'other',
        title: 'Turncoat has a result',
        message: '400 BattleCoin was added to your wallet.',
      },
      { userId: 'b', tab: 'other', message: 'See how everyone did.', link: '/arcade/run/run-b' },
    ]);
    expect(told('arcade.contest-settled', { ...terms, currency: 'USD', runs })[0]).toMatchObject({
      tab: 'payouts',
      data: { amountCents: 400 },
    });
  });

  it('tells both of a win that waits for a look, without saying whose it is, and whose run did not count', () => {
    const held = told('arcade.contest-held', { ...terms, currency: 'USD', runs, dueAt: Date.UTC(2026, 2, 3) });
    expect(held).toMatchObject([
      { userId: 'a', title: 'Turncoat is under review', link: '/arcade/run/run-a', mail: 'at-once' },
      { userId: 'b', message: held[0]?.message, link: '/arcade/run/run-b' },
    ]);
    expect(held[0]?.message).toContain('within 24 hours');
    const refused = [{ userId: 'a', runId: 'run-a', paid: 0, score: null }];
    const ofPair = { ...terms, mode: 'bracket', runs: refused };
    expect(told('arcade.contest-settled', ofPair)).toEqual([]);
    expect(told('arcade.contest-settled', { ...ofPair, wasHeld: true })).toMatchObject([
      { userId: 'a', title: 'Turncoat has a result', message: 'Your run doesn’t count.' },
    ]);
  });

  it('tells nothing of what is played alone, and nothing of a ticket that was given back', () => {
    expect(told('arcade.contest-settled', { ...terms, mode: 'free', runs })).toEqual([]);
    expect(told('arcade.contest-void', { ...terms, mode: 'free', begun: ['a'] })).toEqual([]);
    expect(told('arcade.contest-void', { ...terms, begun: ['a'] })).toMatchObject([
      { userId: 'a', title: 'Turncoat was called off', tab: 'other', mail: 'digest' },
    ]);
    expect(told('arcade.contest-void', { ...terms, begun: [] })).toEqual([]);
  });

  it('tells whoever a battle is offered to, as from the player who offers it', () => {
    const dueAt = Date.UTC(2026, 2, 3);
    expect(told('arcade.battle-offered', { ...terms, fromId: 'a', toId: 'b', dueAt })).toMatchObject([
      { userId: 'b', fromId: 'a', isPersonal: true, message: 'For 200 BattleCoin each, within 24 hours.' },
    ]);
  });
});
