import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SealedContent, feeAccount, feeAccounts, sealText } from './ledger.ts';

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

describe('sealText', () => {
  const text = fc.string({ maxLength: 12 });
  const entry = fc.record({
    seq: fc.nat(3),
    accountId: text,
    number: fc.nat(),
    kind: fc.constantFrom('wager', 'fee', 'payout'),
    amount: fc.integer(),
    balanceAfter: fc.integer(),
  });
  const content: fc.Arbitrary<SealedContent> = fc.record({
    position: fc.nat(),
    previousHash: text,
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
        expect(sealText(one) === sealText(other)).toBe(isSame);
      }),
    );
  });

  it('notices a change of every single field', () => {
    const base: SealedContent = {
      position: 1,
      previousHash: 'h',
      id: 't',
      opKey: 'o',
      kind: 'hold',
      subjectId: 's',
      actorId: 'a',
      at: 5,
      entries: [{ seq: 0, accountId: 'x', number: 1, kind: 'wager', amount: 1, balanceAfter: 2 }],
    };
    const line = base.entries[0];
    const changed: SealedContent[] = [
      { ...base, position: 2 },
      { ...base, previousHash: 'i' },
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
    expect(changed).toHaveLength(16);
    for (const other of changed) expect(sealText(other)).not.toBe(sealText(base));
  });
});
