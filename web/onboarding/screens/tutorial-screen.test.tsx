import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROUND_MS, replay, targetsOf } from '../../../domain/onboarding/tutorial-game.ts';
import { makeClient } from '../../data/client.ts';
import { NetworkFailure } from '../../data/failure.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { TutorialScreen } from './tutorial-screen.tsx';

const SEED = 11;

interface Sent {
  readonly key: unknown;
  readonly shots: readonly { atMs: number; x: number; y: number }[];
}
let sent: Sent[] = [];
let isGatewayUp = true;

/** A gateway that scores as the real one does. */
const gateway = new ApolloLink(
  ({ operationName, variables, getContext }) =>
    new Observable((observer) => {
      if (operationName === 'SubmitTutorial') {
        const { shots } = variables as Sent;
        sent.push({ key: getContext()['idempotencyKey'], shots });
        if (!isGatewayUp) {
          observer.error(new NetworkFailure('down'));
          return;
        }
        const score = replay(SEED, shots)?.accuracy ?? -1;
        const submitTutorial = {
          __typename: 'TutorialResult',
          score,
          hasPassed: score >= 60,
          communityAverage: 58,
          bonusCoins: 50,
          viewer: SAMPLE_VIEWER,
        };
        observer.next({ data: { submitTutorial } });
      } else observer.next({ data: { startTutorial: { __typename: 'TutorialRun', id: 'round', seed: SEED } } });
      observer.complete();
    }),
);

/** A round that is one second old: three count down before it. */
async function begin(): Promise<Element> {
  const client = makeClient(gateway);
  client.writeQuery({ query: ViewerDocument, data: { viewer: SAMPLE_VIEWER } });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <TutorialScreen />
      </MemoryRouter>
    </ApolloProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Confirm Entry' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  for (let second = 0; second < 4; second++) await act(() => vi.advanceTimersByTimeAsync(1_000));
  return screen.getByRole('application', { name: 'Target field' });
}

const press = (field: Element, ...keys: string[]) =>
  act(async () => keys.forEach((key) => fireEvent.keyDown(field, { key })));

beforeEach(() => {
  sent = [];
  isGatewayUp = true;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the tutorial', () => {
  it('hands in the shots of the keyboard as it counted them, after thirty seconds', async () => {
    const field = await begin();
    const [target] = targetsOf(SEED);
    if (!target) throw new Error('a round has targets');
    const [column, row] = [Math.floor(target.x / 250), Math.floor(target.y / 250)];
    const repeat = (count: number, key: string) => Array.from({ length: Math.max(0, count) }, () => key);
    await press(
      field,
      ...repeat(1 - column, 'ArrowLeft'),
      ...repeat(column - 1, 'ArrowRight'),
      ...repeat(1 - row, 'ArrowUp'),
      ...repeat(row - 1, 'ArrowDown'),
      ' ',
    );
    expect(screen.getByText('1 of 15 hit')).toBeDefined();
    await press(field, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp', ' ');
    expect(sent).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(ROUND_MS));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.shots).toHaveLength(2);
    expect(screen.getByText('6% accuracy')).toBeDefined();
    expect(screen.getByText('1 of 15 targets hit, 1 missed shot.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Not this time' })).toBeDefined();
    expect(screen.getByText('50 BC starter bonus credited')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/welcome');
  });

  it('fires no faster than the server takes it, however fast the key is struck', async () => {
    const field = await begin();
    await press(field, ...Array.from({ length: 30 }, () => 'Enter'));
    await act(() => vi.advanceTimersByTimeAsync(ROUND_MS));
    expect(sent[0]?.shots).toHaveLength(10);
    expect(replay(SEED, sent[0]?.shots ?? [])).not.toBeNull();
  });

  it('keeps a round that could not be handed in, and hands the same in again under the same key', async () => {
    await begin();
    isGatewayUp = false;
    await act(() => vi.advanceTimersByTimeAsync(ROUND_MS));
    expect(screen.getByText('We couldn’t submit your result')).toBeDefined();
    isGatewayUp = true;
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await vi.advanceTimersByTimeAsync(50);
    });
    expect(screen.getByText('0% accuracy')).toBeDefined();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.key).toEqual(expect.any(String));
  });
});
