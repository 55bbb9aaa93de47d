import { expect, it } from 'vitest';
import { NOTE_MAX, NOTES_MAX, setNote } from './note.ts';
import { noteEdit } from './notes.schemas.ts';

const NOW = 1_000_000;
const NOBODY = { known: null, count: 0 };
const wish = (text: string) => ({ authorId: 'author', aboutId: 'other', text });

it('a note stands as it was written, since now', () => {
  expect(setNote(wish('pays late'), NOBODY, NOW)).toEqual({
    ok: true,
    value: { authorId: 'author', aboutId: 'other', text: 'pays late', changedAt: NOW },
  });
});

it('another text takes the place of the one before', () => {
  const known = { text: 'pays late', changedAt: 5 };
  expect(setNote(wish('pays at once'), { known, count: 1 }, NOW)).toMatchObject({
    value: { text: 'pays at once', changedAt: NOW },
  });
});

it('the same text again changes nothing', () => {
  const known = { text: 'pays late', changedAt: 5 };
  expect(setNote(wish('pays late'), { known, count: NOTES_MAX }, NOW)).toMatchObject({
    value: { text: 'pays late', changedAt: 5 },
  });
});

it.each([null, { text: 'pays late', changedAt: 5 }])('an empty text leaves no note', (known) => {
  expect(setNote(wish(''), { known, count: NOTES_MAX }, NOW)).toEqual({ ok: true, value: null });
});

it.each(['pays late', ''])('nobody has a note about oneself: %j', (text) => {
  expect(setNote({ authorId: 'one', aboutId: 'one', text }, NOBODY, NOW)).toEqual({
    ok: false,
    refusal: { code: 'ONESELF' },
  });
});

it('has room for as many players as the limit says, and the notes that stand can be changed', () => {
  const full = { ok: false, refusal: { code: 'LIST_FULL', data: { max: NOTES_MAX } } };
  expect(setNote(wish('new'), { known: null, count: NOTES_MAX - 1 }, NOW).ok).toBe(true);
  expect(setNote(wish('new'), { known: null, count: NOTES_MAX }, NOW)).toEqual(full);
  expect(setNote(wish('new'), { known: null, count: NOTES_MAX + 1 }, NOW)).toEqual(full);
  expect(setNote(wish('new'), { known: { text: 'old', changedAt: 5 }, count: NOTES_MAX }, NOW).ok).toBe(true);
});

it.each([
  ['x'.repeat(NOTE_MAX), true],
  [`  ${'x'.repeat(NOTE_MAX)}\n`, true],
  ['x'.repeat(NOTE_MAX + 1), false],
  ['🎲'.repeat(NOTE_MAX), true],
  [`x${'🎲'.repeat(NOTE_MAX)}`, false],
  ['', true],
])('counts the characters without the spaces around them', (text, isUsable) => {
  expect(noteEdit.safeParse({ text }).success).toBe(isUsable);
});

it.each([' ', '\n\n', ' \n '])('spaces alone are no note: %j', (text) => {
  expect(noteEdit.parse({ text })).toEqual({ text: '' });
});
