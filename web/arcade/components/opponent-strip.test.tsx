import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turncoat } from '../../../domain/arcade/games/turncoat.1.ts';
import type { Live } from '../live.ts';
import { OpponentStrip } from './opponent-strip.tsx';

const STARTS_AT = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: STARTS_AT });
});
afterEach(() => {
  vi.useRealTimers();
});

const live = (change: Partial<Live>): Live => ({
  __typename: 'ArcadeLive',
  readyUntil: null,
  opponentReadyUntil: null,
  startsAt: STARTS_AT,
  opponent: { __typename: 'Player', id: 'rival', username: 'rival' },
  stagesIn: 0,
  stagesTold: 0,
  score: 0,
  ...change,
});

const said = (): string => screen.getByRole('region', { name: 'Your opponent' }).textContent;

describe('the opponent of a live battle', () => {
  it('has no score before a stage is told, then that after it, and none where nobody can have played it', () => {
    const { rerender } = render(<OpponentStrip live={live({})} rules={turncoat} />);
    expect(said()).toBe('rivalNo score yet');
    rerender(<OpponentStrip live={live({ stagesIn: 2, stagesTold: 1, score: 1_240 })} rules={turncoat} />);
    expect(said()).toBe('rival1,240 points after stage 1');
    rerender(<OpponentStrip live={live({ stagesIn: 2, stagesTold: 2, score: null })} rules={turncoat} />);
    expect(said()).toBe('rivalNo valid score after stage 2');
  });

  it('is said to have lost the connection by the clock alone, until a later stage has come', () => {
    const { rerender } = render(<OpponentStrip live={live({})} rules={turncoat} />);
    act(() => void vi.advanceTimersByTime(8_000));
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => void vi.advanceTimersByTime(2_000));
    expect(screen.getByRole('status').textContent).toBe('Connection lost');
    rerender(<OpponentStrip live={live({ stagesIn: 1 })} rules={turncoat} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
