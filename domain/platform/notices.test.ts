import { expect, it } from 'vitest';
import { eventOf, toldBy } from '../../tests/support/told.ts';
import { HOUR } from '../shared/time.ts';
import { platformNotices } from './notices.ts';

const told = toldBy(platformNotices);

it.each([
  [24, /The old one works for another 24 hours\./],
  [1.5, /The old one works for another hour\./],
  [0.5, /was replaced\. Wasn’t/],
  [null, /was replaced\. Wasn’t/],
])('the key before a new one works for %s hours by its row', (hours, message) => {
  const { at } = eventOf('key.replaced', {});
  const data = { userId: 'u', name: 'Scout', ...(hours !== null && { earlierUntil: at + hours * HOUR }) };
  expect(told('key.replaced', data)[0]?.message).toMatch(message);
});
