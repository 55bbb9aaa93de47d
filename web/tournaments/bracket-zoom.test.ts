import { expect, it } from 'vitest';
import { ZOOM_MAX, ZOOM_MIN, scrollFor, zoomByKey, zoomByWheel, zoomStep, zoomWithin } from './bracket-zoom.ts';

it('steps lead from the smallest to the largest and back, by way of 1, and no further', () => {
  const up: number[] = [ZOOM_MIN];
  for (let zoom = zoomStep(ZOOM_MIN, 1); zoom !== up.at(-1); zoom = zoomStep(zoom, 1)) up.push(zoom);
  expect([up[0], up.at(-1)]).toEqual([0.4, 1.5]);
  expect(up).toContain(1);
  const down: number[] = [ZOOM_MAX];
  for (let zoom = zoomStep(ZOOM_MAX, -1); zoom !== down.at(-1); zoom = zoomStep(zoom, -1)) down.push(zoom);
  expect(down.toReversed()).toEqual(up);
});

it('from between two steps the next one is that of the way', () => {
  expect([zoomStep(0.9, 1), zoomStep(0.9, -1)]).toEqual([1, 0.8]);
});

it('no wheel and no pinch leads out of what is offered', () => {
  let zoom = 1;
  for (let turn = 0; turn < 20; turn++) zoom = zoomByWheel(zoom, 120);
  expect(zoom).toBe(ZOOM_MIN);
  for (let turn = 0; turn < 20; turn++) zoom = zoomByWheel(zoom, -120);
  expect(zoom).toBe(ZOOM_MAX);
  expect([zoomWithin(0.01), zoomWithin(0.7), zoomWithin(9)]).toEqual([ZOOM_MIN, 0.7, ZOOM_MAX]);
});

it('small turns of the wheel add up, and as many back end where they began', () => {
  let zoom = 1;
  for (let turn = 0; turn < 10; turn++) zoom = zoomByWheel(zoom, 2);
  expect(zoom).toBeCloseTo(Math.exp(-0.2));
  for (let turn = 0; turn < 10; turn++) zoom = zoomByWheel(zoom, -2);
  expect(zoom).toBeCloseTo(1);
});

it('plus, minus and zero zoom, with Shift or without, and no other key does', () => {
  expect(['+', '=', '-', '0'].map((key) => zoomByKey(0.8, key))).toEqual([1, 1, 0.65, 1]);
  for (const key of ['ArrowLeft', 'm', '1', 'Enter']) expect(zoomByKey(0.8, key)).toBeNull();
});

it('what is under the pointer stays under it', () => {
  for (const [scroll, at, from, to] of [
    [0, 100, 1, 1.5],
    [300, 40, 1.5, 0.4],
    [120, 0, 0.4, 1],
  ] as const) {
    const point = (scroll + at) / from;
    expect((scrollFor(scroll, at, from, to) + at) / to).toBeCloseTo(point);
  }
});
