import { expect, it } from 'vitest';
import { refusalOf } from '../shared/issue.ts';
import { passkeyName, passwordChange, passwordReset, resetRequest } from './security.schemas.ts';

const GOOD = 'a long way home';

it.each([
  ['  My laptop ', 'My laptop'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), null],
  ['   ', null],
  ['', null],
])('a passkey called %j is named %j', (name, named) => {
  const parsed = passkeyName.safeParse({ name });
  expect(parsed.data?.name ?? null).toBe(named);
  expect(parsed.error?.issues.map(refusalOf) ?? []).toEqual(
    named === null ? [{ code: 'BAD_INPUT', field: 'name' }] : [],
  );
});

it('asks for a link with an address without the spaces around it', () => {
  expect(resetRequest.parse({ email: ' nova@players.example ' })).toEqual({ email: 'nova@players.example' });
  expect(resetRequest.safeParse({ email: 'nova@' }).error?.issues.map(refusalOf)).toEqual([
    { code: 'EMAIL_UNUSABLE', field: 'email' },
  ]);
});

it('names a new password that is not usable before one that was not repeated', () => {
  expect(passwordReset.parse({ password: GOOD, confirmPassword: GOOD }).password).toBe(GOOD);
  expect(passwordReset.safeParse({ password: 'short', confirmPassword: '' }).error?.issues.map(refusalOf)).toEqual([
    { code: 'PASSWORD_UNUSABLE', field: 'password' },
    { code: 'PASSWORDS_DIFFER', field: 'confirmPassword' },
  ]);
});

it('takes no password in the place of another that nobody may have', () => {
  expect(passwordChange.parse({ currentPassword: 'x', newPassword: GOOD }).newPassword).toBe(GOOD);
  expect(passwordChange.safeParse({ currentPassword: 'x', newPassword: 'short' }).error?.issues.map(refusalOf)).toEqual(
    [{ code: 'PASSWORD_UNUSABLE', field: 'newPassword' }],
  );
});
