import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Rail } from './rail.tsx';

/** jsdom lays nothing out: the strip is told how wide it is. */
function show(scrollLeft: number) {
  render(
    <Rail title="Live now" cardWidth={200}>
      <li>one</li>
      <li>two</li>
    </Rail>,
  );
  const strip = screen.getByRole('list', { name: 'Live now' });
  const scrollBy = vi.fn<(to: ScrollToOptions) => void>();
  Object.defineProperties(strip, {
    scrollWidth: { value: 1000 },
    clientWidth: { value: 400 },
    scrollLeft: { value: scrollLeft },
    scrollBy: { value: scrollBy },
  });
  fireEvent.scroll(strip);
  return { strip, scrollBy };
}

const isDisabled = (name: string): boolean => screen.getByRole('button', { name }).hasAttribute('disabled');

test('arrow keys and buttons move it by a card', () => {
  const { strip, scrollBy } = show(200);
  fireEvent.keyDown(strip, { key: 'ArrowRight' });
  fireEvent.keyDown(strip, { key: 'ArrowLeft' });
  fireEvent.click(screen.getByRole('button', { name: 'Live now: next' }));
  expect(scrollBy.mock.calls.map(([{ left }]) => left)).toEqual([212, -212, 212]);
});

test.each([
  [0, true, false],
  [200, false, false],
  [600, false, true],
] as const)('at %i of 600 pixels back is off: %s, further is off: %s', (scrollLeft, isStart, isEnd) => {
  show(scrollLeft);
  expect(isDisabled('Live now: previous')).toBe(isStart);
  expect(isDisabled('Live now: next')).toBe(isEnd);
});
