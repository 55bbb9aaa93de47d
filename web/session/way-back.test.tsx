import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../../domain/shared/time.ts';
import { machineNow } from '../../tests/support/machine-clock.ts';
import { noteServerTime } from '../live/server-clock.ts';
import { setPresentAccount } from './present-account.ts';
import { dropWayBack, findWayBack, keepWayBack } from './way-back.ts';

const NOON = Date.UTC(2026, 2, 7, 12);
const WAY = { path: '/challenge/b1?dialog=join', cents: 10_50, filledIn: null };

const at = (instant: number): void => noteServerTime(String(instant), machineNow(), machineNow());

beforeEach(() => {
  localStorage.clear();
  setPresentAccount('a');
  at(NOON);
});
afterEach(() => {
  setPresentAccount(undefined);
  at(machineNow());
});

it('is found for ten minutes, and not after', () => {
  keepWayBack(WAY);
  expect(findWayBack()).toMatchObject({ ...WAY, accountId: 'a' });
  at(NOON + 9 * MINUTE);
  expect(findWayBack()).not.toBeNull();
  at(NOON + 10 * MINUTE + 1_000);
  expect(findWayBack()).toBeNull();
});

it('is the newest one', () => {
  keepWayBack(WAY);
  keepWayBack({ ...WAY, path: '/tournaments/t1?dialog=join' });
  expect(findWayBack()?.path).toBe('/tournaments/t1?dialog=join');
});

it('is nobody else’s', () => {
  keepWayBack(WAY);
  setPresentAccount('b');
  expect(findWayBack()).toBeNull();
  setPresentAccount(null);
  expect(findWayBack()).toBeNull();
});

it('is not kept for whoever is signed out', () => {
  setPresentAccount(null);
  keepWayBack(WAY);
  setPresentAccount('a');
  expect(findWayBack()).toBeNull();
});

it('is gone once it was gone', () => {
  keepWayBack(WAY);
  dropWayBack();
  expect(findWayBack()).toBeNull();
});

it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', ''])(
  'does not lead to %j',
  (path) => {
    keepWayBack({ ...WAY, path });
    expect(findWayBack()).toBeNull();
  },
);

it.each(['', 'null', '{}', '[1]', '{"accountId":"a","path":"/home"}', 'no JSON'])('takes %j for none', (text) => {
  localStorage.setItem('gauntlet.way-back', text);
  expect(findWayBack()).toBeNull();
});
