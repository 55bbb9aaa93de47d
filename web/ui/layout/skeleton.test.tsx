import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Skeleton, SkeletonBlock } from './skeleton.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('holds its place at once, and is in sight and said after 150 ms', () => {
  render(
    <Skeleton label="Loading battles">
      <SkeletonBlock height={120} />
    </Skeleton>,
  );
  const shapes = screen.getByRole('status').querySelector('[aria-hidden]');
  const visibility = (): string | undefined => (shapes instanceof HTMLElement ? shapes.style.visibility : undefined);
  expect(shapes?.childElementCount).toBe(1);
  act(() => void vi.advanceTimersByTime(149));
  expect(visibility()).toBe('hidden');
  expect(screen.queryByText('Loading battles')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(visibility()).toBe('visible');
  expect(screen.queryByText('Loading battles')).not.toBeNull();
});
