import { expect, it } from 'vitest';
import { askedProofIn } from './second-proof.ts';

it.each([
  ['TWO_FACTOR_REQUIRED', { challenge: 'T', methods: 'totp' }, { challenge: 'T', hasPasskey: false }],
  ['TWO_FACTOR_REQUIRED', { challenge: 'T', methods: 'totp,passkey' }, { challenge: 'T', hasPasskey: true }],
  ['TWO_FACTOR_REQUIRED', { challenge: 'T' }, { challenge: 'T', hasPasskey: false }],
  ['TWO_FACTOR_REQUIRED', {}, null],
  ['INVALID_CREDENTIALS', { challenge: 'T' }, null],
  [null, {}, null],
])('%s with %j asks for %j', (code, data, asked) => {
  expect(askedProofIn(code, data)).toEqual(asked);
});
