import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PromoBanner } from './promo-banner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = (): string | null => screen.getByRole('group').getAttribute('aria-label');
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

it('offers change every five seconds over three slides, and by hand in both directions (SO-03, EN-50)', () => {
  render(<PromoBanner onCode={() => undefined} onTab={() => undefined} />);
  const seen = [shown()];
  pass(4_999);
  seen.push(shown());
  for (const wait of [1, 5_000, 5_000]) {
    pass(wait);
    seen.push(shown());
  }
  expect(seen).toEqual(['1 of 3', '1 of 3', '2 of 3', '3 of 3', '1 of 3']);
  press('Previous offer');
  expect(shown()).toBe('3 of 3');
  press('Next offer');
  expect(shown()).toBe('1 of 3');
});

it('stand still while somebody looks at one, and when they are stopped', () => {
  render(<PromoBanner onCode={() => undefined} onTab={() => undefined} />);
  const banner = screen.getByRole('region', { name: 'Offers' });
  fireEvent.mouseEnter(banner);
  pass(20_000);
  expect(shown()).toBe('1 of 3');
  fireEvent.mouseLeave(banner);
  pass(5_000);
  expect(shown()).toBe('2 of 3');
  press('Stop offers');
  pass(20_000);
  expect(shown()).toBe('2 of 3');
});
