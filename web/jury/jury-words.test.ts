import { describe, expect, it } from 'vitest';
import { type Entry, agreedWord, headOf, hiddenWith, whenOf } from './jury-words.ts';

const ENTRY: Entry = {
  __typename: 'JuryEntry',
  id: 's.0',
  side: 'A',
  kind: 'REPORT',
  winner: 'B',
  words: '',
  hasLink: false,
  hasFile: false,
  afterMinutes: 0,
};

describe('a line of a case', () => {
  it('says who did what, by side alone', () => {
    expect(headOf(ENTRY)).toBe('Side A reported: Side B won');
    expect(headOf({ ...ENTRY, kind: 'COMPLAINT' })).toBe('Side A complained');
    expect(headOf({ ...ENTRY, kind: 'COMPLAINT', side: null })).toBe('The case was opened');
    expect(headOf({ ...ENTRY, kind: 'EVIDENCE', side: 'B' })).toBe('Side B added');
  });

  it('says that something came with it which jurors do not see', () => {
    expect(hiddenWith(ENTRY)).toBeNull();
    expect(hiddenWith({ ...ENTRY, hasLink: true })).toBe('With a link that jurors do not see.');
    expect(hiddenWith({ ...ENTRY, hasLink: true, hasFile: true })).toContain('a link and a file');
  });

  it('counts its time from the first line', () => {
    expect(whenOf(ENTRY)).toBe('at the beginning');
    expect(whenOf({ ...ENTRY, afterMinutes: 1 })).toBe('1 minute later');
    expect(whenOf({ ...ENTRY, afterMinutes: 150 })).toBe('2 hours later');
    expect(whenOf({ ...ENTRY, afterMinutes: null })).toBe('');
  });
});

it('says of a vote whether the decision agreed, or that it is not final', () => {
  expect([null, true, false].map(agreedWord)).toEqual(['Not final yet', 'The decision agreed', 'Decided otherwise']);
});
