import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAIN_START, linkText } from '../shared/hash-chain.ts';
import {
  COIN_SALES_ACCOUNT,
  PASS_SALES_ACCOUNT,
  type Leg,
  type LinkedContent,
  TRANSFER_KINDS,
  type TransferKind,
  bonusAccount,
  contentText,
  debtAccount,
  escrowAccount,
  externalAccount,
  feeAccount,
  feeAccounts,
  headText,
  isRedemption,
  userAccount,
} from './ledger.ts';

it('names accounts as the books have always named them: a new name would be a new, empty account', () => {
  expect([
    userAccount('u', 'USD'),
    userAccount('u', 'BC'),
    escrowAccount('b'),
    debtAccount('u'),
    bonusAccount('BC'),
    COIN_SALES_ACCOUNT,
    PASS_SALES_ACCOUNT,
    externalAccount('USD'),
  ]).toEqual([
    'user:u:USD',
    'user:u:BC',
    'escrow:b',
    'house:debt:u',
    'house:bonus:BC',
    'house:coins:USD',
    'house:passes:BC',
    'external:USD',
  ]);
  expect(feeAccounts('BC').slice(0, 2)).toEqual(['house:fees:BC:0', 'house:fees:BC:1']);
});

it('writes the published texts as everybody who checks the chain expects them', () => {
  expect(CHAIN_START).toBe('0000000000000000000000000000000000000000000000000000000000000000');
  expect(linkText(7, 'aa', 'bb')).toBe('[7,"aa","bb"]');
  expect(headText({ position: 7, hash: 'aa', at: 5 })).toBe('["gauntlet-ledger-head",7,"aa",5]');
  const line = { seq: 0, accountId: 'user:u:USD', number: 3, kind: 'wager', amount: -10, balanceAfter: 90 } as const;
  const content = { id: 't', opKey: 'o', kind: 'hold', subjectId: null, actorId: 'u', at: 5, entries: [line] } as const;
  expect(contentText(content)).toBe('["t","o","hold",null,"u",5,[[0,"user:u:USD",3,"wager",-10,90]]]');
});

describe('fee accounts', () => {
  it('takes each battle to one of the house accounts, always the same', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(feeAccounts('USD')).toContain(feeAccount('USD', id));
        expect(feeAccount('USD', id)).toBe(feeAccount('USD', id));
      }),
    );
  });

  it('spreads battles over all of them', () => {
    const used = new Set(fc.sample(fc.uuid(), { numRuns: 500, seed: 1 }).map((id) => feeAccount('USD', id)));
    expect(used.size).toBe(feeAccounts('USD').length);
  });
});

describe('contentText', () => {
  const text = fc.string({ maxLength: 12 });
  const entry = fc.record({
    seq: fc.nat(3),
    accountId: text,
    number: fc.nat(),
    kind: fc.constantFrom('wager', 'fee', 'payout'),
    amount: fc.integer(),
    balanceAfter: fc.integer(),
  });
  const content: fc.Arbitrary<LinkedContent> = fc.record({
    id: text,
    opKey: text,
    kind: fc.constantFrom('hold', 'settle'),
    subjectId: fc.option(text),
    actorId: fc.option(text),
    at: fc.nat(),
    entries: fc.array(entry, { maxLength: 4 }),
  });

  it('is different as soon as anything is different, so that nothing can be changed unseen', () => {
    fc.assert(
      fc.property(content, content, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(contentText(one) === contentText(other)).toBe(isSame);
      }),
    );
  });

  it('notices a change of every single field', () => {
    const base: LinkedContent = {
      id: 't',
      opKey: 'o',
      kind: 'hold',
      subjectId: 's',
      actorId: 'a',
      at: 5,
      entries: [{ seq: 0, accountId: 'x', number: 1, kind: 'wager', amount: 1, balanceAfter: 2 }],
    };
    const line = base.entries[0];
    const changed: LinkedContent[] = [
      { ...base, id: 'u' },
      { ...base, opKey: 'p' },
      { ...base, kind: 'refund' },
      { ...base, subjectId: null },
      { ...base, actorId: null },
      { ...base, at: 6 },
      { ...base, entries: [] },
      ...(line
        ? [
            { ...base, entries: [{ ...line, seq: 1 }] },
            { ...base, entries: [{ ...line, accountId: 'y' }] },
            { ...base, entries: [{ ...line, number: 2 }] },
            { ...base, entries: [{ ...line, kind: 'fee' as const }] },
            { ...base, entries: [{ ...line, amount: 2 }] },
            { ...base, entries: [{ ...line, balanceAfter: 3 }] },
            { ...base, entries: [line, line] },
          ]
        : []),
    ];
    expect(changed).toHaveLength(14);
    for (const other of changed) expect(contentText(other)).not.toBe(contentText(base));
  });
});

it('links depend on their place, on the link before and on the content', () => {
  const base = linkText(1, 'a', 'b');
  expect(new Set([base, linkText(2, 'a', 'b'), linkText(1, 'c', 'b'), linkText(1, 'a', 'c')]).size).toBe(4);
});

it('takes every transfer that takes coins from a player for spending, but for those that give back', () => {
  const of = (accountId: string, amount: number): Leg => ({ accountId, kind: 'wager', amount });
  const spending = [of(userAccount('1', 'BC'), -5), of(escrowAccount('b'), 5)];
  const earning = [of(userAccount('1', 'BC'), 5), of(bonusAccount('BC'), -5)];
  const giving: ReadonlySet<TransferKind> = new Set([
    'refund',
    'forfeit',
    'chargeback',
    'debt',
    'adjustment',
    'correction',
  ]);
  for (const kind of TRANSFER_KINDS) {
    expect(isRedemption(kind, 'BC', spending), kind).toBe(!giving.has(kind));
    expect(isRedemption(kind, 'USD', spending), kind).toBe(false);
    expect(isRedemption(kind, 'BC', earning), kind).toBe(false);
  }
  expect(isRedemption('hold', 'BC', [of(escrowAccount('b'), -5), of('house:store:BC', 5)])).toBe(false);
});
