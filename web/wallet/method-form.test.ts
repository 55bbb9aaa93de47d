import { expect, test } from 'vitest';
import { METHOD_KINDS } from '../../domain/wallet/methods.ts';
import type { PaymentMethodKind } from '../data/__generated__/schema-types.ts';
import {
  type MethodForm,
  TEST_TOKENS,
  destinationFault,
  destinationWords,
  inputOf,
  needsToken,
  takesDeposits,
} from './method-form.ts';
import { METHOD_LABELS } from './wallet-words.ts';

const form = (change: Partial<MethodForm>): MethodForm => ({
  kind: 'CREDIT',
  token: TEST_TOKENS[0].value,
  destination: '',
  network: 'BTC',
  label: '',
  ...change,
});

test('every kind is told by a token of the provider or by where money goes, never by both', () => {
  const kinds = Object.keys(METHOD_LABELS) as PaymentMethodKind[];
  expect(kinds.map((kind) => kind.toLowerCase()).toSorted()).toEqual([...METHOD_KINDS].toSorted());
  for (const kind of kinds.filter(takesDeposits)) expect(needsToken(kind)).toBe(destinationWords(kind) === null);
});

test('hands on only what belongs to the kind, whatever was typed before the kind was changed', () => {
  expect(inputOf(form({ destination: ' left over ', label: ' Main card ' }))).toEqual({
    kind: 'CREDIT',
    token: 'sandbox-success',
    destination: '',
    network: null,
    label: 'Main card',
  });
  expect(inputOf(form({ kind: 'PAYPAL', destination: ' me@example.com ' }))).toMatchObject({
    token: '',
    destination: 'me@example.com',
    network: null,
  });
});

test.each([
  ['PAYPAL', 'me@example.com', 'me'],
  ['VENMO', '@player-one', 'player-one'],
  ['BANK', 'DE89370400440532013000', 'DE89370400440532013001'],
  ['BANK', '021000021/123456789', '021000022/123456789'],
  ['CRYPTO', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
] as const)('%s takes %s and says at the field what is wrong with %s', (kind, good, bad) => {
  expect(destinationFault(form({ kind, destination: good }))).toBeNull();
  expect(destinationFault(form({ kind, destination: bad }))).toBe(destinationWords(kind)?.fault);
});
