import { describe, expect, it } from 'vitest';
import { DAY, HOUR, utcDay } from '../shared/time.ts';
import { hashOfText } from './chain.ts';
import {
  type CommitmentDate,
  type Committed,
  type DateFault,
  aboutCourse,
  aboutCrate,
  keyOfRoot,
  pathTo,
  readCarrier,
  rootOf,
  verifyDate,
} from './commitments.ts';
import { CHAIN_START, linkText } from '../shared/hash-chain.ts';
import { contentText } from './ledger.ts';

const MORNING = Date.parse('2026-11-20T09:00:00Z');
const DATED = MORNING + DAY;

const leavesOf = (count: number): Committed[] =>
  Array.from({ length: count }, (_, n) => ({
    about: n % 2 === 0 ? aboutCourse(`contest ${n}`) : aboutCrate('player', n),
    commitment: hashOfText(`secret ${n}`),
    at: MORNING + n,
  }));

function dateOf(leaves: readonly Committed[], place: number, previousHash: string | null = null): CommitmentDate {
  const content = contentText({
    id: 'carrier',
    opKey: keyOfRoot(rootOf(leaves)),
    kind: 'commitments',
    subjectId: utcDay(MORNING),
    actorId: null,
    at: DATED,
    entries: [],
  });
  const position = previousHash === null ? 1 : 5;
  const hash = hashOfText(linkText(position, previousHash ?? CHAIN_START, hashOfText(content)));
  return { at: leaves[place]?.at ?? 0, path: pathTo(leaves, place), content, position, previousHash, hash };
}

describe('the date of a commitment', () => {
  it('holds for every commitment of a day, however many there are', () => {
    for (const count of [1, 2, 3, 4, 7, 8, 33]) {
      const leaves = leavesOf(count);
      for (const [place, leaf] of leaves.entries())
        expect(verifyDate(leaf, dateOf(leaves, place, hashOfText('before')))).toEqual([]);
    }
  });

  it('does not hold for another commitment, nor for the same about something else', () => {
    const leaves = leavesOf(5);
    const [leaf, other] = leaves;
    if (!leaf || !other) throw new Error('no leaves');
    expect(verifyDate({ ...leaf, commitment: other.commitment }, dateOf(leaves, 0))).toEqual(['leaf']);
    expect(verifyDate({ ...leaf, about: other.about }, dateOf(leaves, 0))).toEqual(['leaf']);
    expect(verifyDate(leaf, dateOf(leaves, 1))).toEqual(['leaf']);
  });

  it('is found to be wrong in each of its parts', () => {
    const leaves = leavesOf(6);
    const [leaf] = leaves;
    if (!leaf) throw new Error('no leaves');
    const date = dateOf(leaves, 0);
    const [nearest, ...more] = date.path;
    if (!nearest) throw new Error('no path');
    const changes: readonly [Partial<CommitmentDate>, readonly DateFault[]][] = [
      [{ at: date.at + 1 }, ['leaf']],
      [{ at: date.at + DAY }, ['day', 'leaf']],
      [{ at: Number.NaN }, ['day', 'leaf']],
      [{ path: more }, ['leaf']],
      [{ path: [{ ...nearest, side: 'left' }, ...more] }, ['leaf']],
      [{ path: [{ ...nearest, hash: hashOfText('x') }, ...more] }, ['leaf']],
      [{ position: 2 }, ['link']],
      [{ previousHash: hashOfText('x') }, ['link']],
      [{ hash: hashOfText('x') }, ['link']],
      [{ content: date.content.replace('2026-11-20', '2026-11-19') }, ['day', 'link']],
      [{ content: date.content.replace(rootOf(leaves), rootOf(leavesOf(5))) }, ['leaf', 'link']],
      [{ content: date.content.replace(String(DATED), String(MORNING - HOUR)) }, ['day', 'link']],
      [{ content: `${date.content} ` }, ['root', 'day', 'leaf', 'link']],
      [{ content: 'nothing' }, ['root', 'day', 'leaf', 'link']],
    ];
    for (const [change, faults] of changes) expect(verifyDate(leaf, { ...date, ...change })).toEqual(faults);
  });
});

it('no transfer that moves money carries a root', () => {
  const leaves = leavesOf(2);
  const carrier = {
    id: 'carrier',
    opKey: keyOfRoot(rootOf(leaves)),
    kind: 'commitments',
    subjectId: '2026-11-20',
    actorId: null,
    at: DATED,
    entries: [],
  } as const;
  const line = { seq: 0, accountId: 'user:1:USD', number: 1, kind: 'deposit', amount: 5, balanceAfter: 5 } as const;
  expect(readCarrier(contentText(carrier))).toEqual({ root: rootOf(leaves), day: '2026-11-20', at: DATED });
  expect(readCarrier(contentText({ ...carrier, entries: [line] }))).toBeNull();
  expect(readCarrier(contentText({ ...carrier, kind: 'bonus' }))).toBeNull();
  expect(readCarrier(contentText({ ...carrier, opKey: 'settle:1' }))).toBeNull();
});
