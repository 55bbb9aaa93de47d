import { expect, it } from 'vitest';
import { OWN_COMPLAINTS, roundsClash, sidesClash } from '../../domain/disputes/own-complaints.ts';
import { COMPLAINT_WORDS, complaintWords } from './complaint-words.ts';

it('whatever the server complains of reads in English as the server says it', () => {
  const own = [...Object.values(OWN_COMPLAINTS), sidesClash(1), roundsClash(24), roundsClash(100)];
  expect(own.map((one) => COMPLAINT_WORDS[one])).toEqual(own);
});

it('the words of whoever complains stay as they are', () => {
  expect(complaintWords('My connection was gone.')).toBe('My connection was gone.');
});
