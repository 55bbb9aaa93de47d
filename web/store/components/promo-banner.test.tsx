import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Offered, PromoBanner } from './promo-banner.tsx';

const NEW: Offered = {
  openCodes: ['WELCOME10', 'INVESTOR20'],
  crateBar: null,
  loyalty: {
    __typename: 'StoreLoyalty',
    tier: 'BRONZE',
    backPercent: 2,
    spentCents: 0,
    nextTier: 'SILVER',
    nextFromCents: 100_00,
  },
};

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
  render(<PromoBanner own={NEW} onCode={() => undefined} onTab={() => undefined} />);
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
  render(<PromoBanner own={NEW} onCode={() => undefined} onTab={() => undefined} />);
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

it.each<[string, Partial<Offered>, string[]]>([
  ['somebody new', {}, ['Your first purchase', 'Thank you for backing us', 'Crates that you can check']],
  [
    'a creator who has bought before',
    { openCodes: ['INVESTOR20', 'STREAMER15'] },
    ['For those who stream', 'Thank you for backing us', 'Crates that you can check'],
  ],
  [
    'whoever has used every code',
    { openCodes: [] },
    ['Crates that you can check', 'gives back', 'Give somebody a start'],
  ],
  [
    'whoever may buy no crates either',
    { openCodes: [], crateBar: 'UNVERIFIED' },
    ['gives back', 'Give somebody a start', 'BattleCoin for your wallet'],
  ],
])('three offers hold for %s (SO-03)', (_who, over, titles) => {
  render(<PromoBanner own={{ ...NEW, ...over }} onCode={() => undefined} onTab={() => undefined} />);
  for (const [place, title] of titles.entries()) {
    expect(shown()).toBe(`${place + 1} of 3`);
    expect(screen.getByRole('heading').textContent).toContain(title);
    press('Next offer');
  }
});
