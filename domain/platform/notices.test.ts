import { expect, it } from 'vitest';
import { eventOf, toldBy } from '../../tests/support/told.ts';
import { HOUR } from '../shared/time.ts';
import { platformNotices } from './notices.ts';

const told = toldBy(platformNotices);

it.each([
  [24, /the earlier one works for another 24 hours\./],
  [1.5, /the earlier one works for another hour\./],
  [0.5, /has a successor\. Was/],
  [null, /has a successor\. Was/],
])('the key before a new one works for %s hours by its row', (hours, message) => {
  const { at } = eventOf('key.replaced', {});
  const data = { userId: 'u', name: 'Scout', ...(hours !== null && { earlierUntil: at + hours * HOUR }) };
  expect(told('key.replaced', data)[0]?.message).toMatch(message);
});
