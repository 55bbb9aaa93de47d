import { expect, it } from 'vitest';
import { proofFor } from './payment-proof.ts';

it('sends a proof only where one is needed, a passkey’s before a typed code', () => {
  expect(proofFor(false, 'receipt', '123456')).toBeNull();
  expect(proofFor(true, 'receipt', '123456')).toBe('receipt');
  expect(proofFor(true, null, ' 123456 ')).toBe('123456');
  expect(proofFor(true, null, '  ')).toBeNull();
});
