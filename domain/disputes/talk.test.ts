import { expect, it } from 'vitest';
import { TALK_LINES_MAX, hashedOf, newLines } from './talk.ts';

const said = (...ids: string[]) => ids.map((id) => ({ id }));
const kept = (...ids: string[]) => ids.map((messageId) => ({ messageId }));

it('what is not kept yet becomes evidence, in the order in which it was said', () => {
  expect(newLines([], said('a', 'b'))).toEqual(said('a', 'b'));
  expect(newLines(kept('a', 'c'), said('a', 'b', 'c', 'd'))).toEqual(said('b', 'd'));
  expect(newLines(kept('a'), said('a'))).toEqual([]);
  expect(newLines(kept('gone'), [])).toEqual([]);
});

it('a dispute keeps at most a thousand lines', () => {
  const full = kept(...Array.from({ length: TALK_LINES_MAX - 1 }, (_, n) => `k${n}`));
  expect(newLines(full, said('a', 'b'))).toEqual(said('a'));
  expect(newLines([...full, ...kept('a')], said('b'))).toEqual([]);
});

it('what is hashed differs with each thing that a line says, and with the line before it', () => {
  const line = { messageId: 'm', authorId: '1', text: 'one', at: 5 };
  const others = [
    hashedOf('', { ...line, messageId: 'n' }),
    hashedOf('', { ...line, authorId: '2' }),
    hashedOf('', { ...line, text: 'one ' }),
    hashedOf('', { ...line, at: 6 }),
    hashedOf('0', line),
    hashedOf('', { ...line, messageId: 'm","1', authorId: '' }),
  ];
  expect(new Set([hashedOf('', line), ...others]).size).toBe(7);
});
