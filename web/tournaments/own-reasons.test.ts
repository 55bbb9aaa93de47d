import { expect, it } from 'vitest';
import { HIDDEN_ORGANISER } from '../../domain/tournaments/hidden-players.ts';
import { OWN_REASONS } from '../../domain/tournaments/own-reasons.ts';
import { OWN_WORDS } from './own-reasons.ts';

it('what the server says of a tournament reads in English as it says it', () => {
  const own = [...Object.values(OWN_REASONS), HIDDEN_ORGANISER];
  expect(OWN_WORDS).toEqual(Object.fromEntries(own.map((one) => [one, one])));
});
