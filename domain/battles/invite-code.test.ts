import { expect, it } from 'vitest';
import { inviteCodeOf, wholeInviteCode } from './invite-code.ts';

it.each([
  ['ABCDE23456', 'ABCDE23456'],
  [' abcde-23456\n', 'ABCDE23456'],
  ['abcd efgh jk', 'ABCDEFGHJK'],
  ['ABCDE2345', null],
  ['ABCDE234567', null],
  ['DEMOABCDEF', null],
  ['', null],
])('of %j the whole code is %j', (typed, code) => {
  expect(wholeInviteCode(typed)).toBe(code);
});

it('reads a code without its spaces and dashes and whatever its case', () => {
  expect(inviteCodeOf(' demo-b7 ')).toBe('DEMOB7');
});
