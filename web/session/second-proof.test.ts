import { expect, it } from 'vitest';
import { askedProofIn } from './second-proof.ts';

it.each([
  ['TWO_FACTOR_REQUIRED', { proofToken: 'T', methods: 'totp' }, { proofToken: 'T', hasPasskey: false }],
  ['TWO_FACTOR_REQUIRED', { proofToken: 'T', methods: 'totp,passkey' }, { proofToken: 'T', hasPasskey: true }],
  ['TWO_FACTOR_REQUIRED', { proofToken: 'T' }, { proofToken: 'T', hasPasskey: false }],
  ['TWO_FACTOR_REQUIRED', {}, null],
  ['INVALID_CREDENTIALS', { proofToken: 'T' }, null],
  [null, {}, null],
])('%s with %j asks for %j', (code, data, asked) => {
  expect(askedProofIn(code, data)).toEqual(asked);
});
