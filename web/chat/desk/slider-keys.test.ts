import { expect, test } from 'vitest';
import { stepped } from './slider-keys.ts';

const SLOW = { min: 0, max: 300, step: 15 };

test('Shift and the page keys move ten steps, within the bounds; a plain arrow is the browser’s own (AC-07)', () => {
  expect(stepped({ key: 'ArrowRight', shiftKey: true }, 15, SLOW)).toBe(165);
  expect(stepped({ key: 'PageUp', shiftKey: false }, 165, SLOW)).toBe(300);
  expect(stepped({ key: 'PageDown', shiftKey: false }, 60, SLOW)).toBe(0);
  expect(stepped({ key: 'ArrowRight', shiftKey: false }, 15, SLOW)).toBeNull();
  expect(stepped({ key: 'ArrowRight', shiftKey: true }, 165, SLOW, -1)).toBe(15);
  expect(stepped({ key: 'ArrowUp', shiftKey: true }, 15, SLOW, -1)).toBe(165);
  expect(stepped({ key: 'Tab', shiftKey: true }, 15, SLOW)).toBeNull();
});
