import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { RIVAL, sampleBattle } from '../testing/sample-battle.ts';
import { useLiveBattle } from './use-live-battle.ts';

const NOW = Date.UTC(2026, 2, 7, 14);

/** A server whose battle the test changes; counts how often it is asked, and can push. */
function server(battle: BattleDetailFragment) {
  const state = { battle, asked: 0, push: (_battle: BattleDetailFragment | null): void => undefined };
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        if (operation.operationType === OperationTypeNode.SUBSCRIPTION) {
          state.push = (next) => observer.next({ data: { battleChanged: next } });
          return;
        }
        if (operation.operationName === 'ReadBattle') {
          state.asked += 1;
          observer.next({ data: { battle: state.battle } });
        } else {
          observer.next({ data: { wallet: null } });
        }
        observer.complete();
      }),
  );
  return { state, link };
}

function Status() {
  const { battle, isLoading } = useLiveBattle('b1', null);
  return <p>{isLoading ? 'loading' : (battle?.status ?? 'none')}</p>;
}

async function open(battle: BattleDetailFragment) {
  const { state, link } = server(battle);
  render(
    <ApolloProvider client={makeClient(link)}>
      <Status />
    </ApolloProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1));
  return state;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks again when the deadline passes, and shows what the server made of it', async () => {
  const state = await open(sampleBattle({ dueAt: NOW + 10_000 }));
  expect(screen.getByText('WAITING')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(state.asked).toBe(1);
  state.battle = sampleBattle({ status: 'EXPIRED', dueAt: null });
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(state.asked).toBe(2);
  expect(screen.getByText('EXPIRED')).toBeTruthy();
});

it('asks a few times more when the server is late, then leaves it to the subscription', async () => {
  const state = await open(sampleBattle({ dueAt: NOW + 1_000 }));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(state.asked).toBe(5);
});

it('follows what the other player does without being asked to', async () => {
  const state = await open(sampleBattle({ dueAt: NOW + 3_600_000 }));
  await act(async () => {
    state.push(sampleBattle({ status: 'ACTIVE', opponent: RIVAL, dueAt: NOW + 3_600_000 }));
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(screen.getByText('ACTIVE')).toBeTruthy();
  expect(state.asked).toBe(1);
});

it('asks for itself when the subscription says that the battle is out of sight', async () => {
  const state = await open(sampleBattle({ dueAt: null }));
  await act(async () => {
    state.push(null);
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(state.asked).toBe(2);
});

it('does not ask at once for a deadline that had passed before the battle was read', async () => {
  const state = await open(sampleBattle({ dueAt: NOW - 3_000 }));
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(state.asked).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(state.asked).toBe(2);
});
