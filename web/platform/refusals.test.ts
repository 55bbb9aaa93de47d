import { expect, it } from 'vitest';
import { ADDRESS_FAULTS } from '../../domain/shared/address-fault.ts';
import { sentences } from './refusals.ts';

it('each mistake of an address has a sentence of its own', () => {
  const said = ['', ...ADDRESS_FAULTS].map((fault) => sentences.ADDRESS_NOT_PUBLIC({ fault }));
  expect(new Set(said).size).toBe(said.length);
});
