import { expect, it } from 'vitest';
import { RELAY_FAULTS } from '../../domain/video/simulcast.ts';
import { FAULT_WORDS } from './fault-words.ts';

it('what the server says of a line that broke reads in English as it says it', () => {
  expect(FAULT_WORDS).toEqual(Object.fromEntries(Object.values(RELAY_FAULTS).map((one) => [one, one])));
});
