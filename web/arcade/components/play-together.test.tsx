import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { Live } from '../live.ts';
import { PlayTogether } from './play-together.tsx';

const NOW = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(change: Partial<Live>): void {
  const live: Live = {
    __typename: 'ArcadeLive',
    readyUntil: null,
    opponentReadyUntil: null,
    startsAt: null,
    opponent: null,
    stagesIn: 0,
    stagesTold: 0,
    score: null,
    ...change,
  };
  render(
    <ApolloProvider client={makeClient(ApolloLink.empty())}>
      <PlayTogether id="run-1" live={live} />
    </ApolloProvider>,
  );
}

const button = () => screen.queryByRole('button', { name: 'Play together now' });

describe('two who can play together', () => {
  it('see that the other is ready for thirty seconds, and can start together before and after', () => {
    show({ opponentReadyUntil: NOW + 30_000 });
    expect(screen.getByText('Your opponent is ready')).toBeTruthy();
    expect(button()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(31_000));
    expect(screen.getByText('Your opponent has a ticket too')).toBeTruthy();
    expect([button() === null, screen.queryByRole('timer')]).toEqual([false, null]);
  });

  it('wait without a button once they are ready, and have it back when nobody came', () => {
    show({ readyUntil: NOW + 30_000, opponent: { __typename: 'Player', id: 'rival', username: 'rival' } });
    expect(screen.getByText('Waiting for rival')).toBeTruthy();
    expect([button(), screen.getByRole('timer').textContent]).toEqual([null, '30']);
    act(() => void vi.advanceTimersByTime(31_000));
    expect(screen.getByText('rival has a ticket too')).toBeTruthy();
    expect(button()).not.toBeNull();
  });
});
