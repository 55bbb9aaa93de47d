import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DisputeEvidence } from './dispute-evidence.tsx';

type Observer = Parameters<NonNullable<ConstructorParameters<typeof Observable<ApolloLink.Result>>[0]>>[0];

const player = (username: string) => ({ __typename: 'Player', id: username, username });
const dispute = (...words: readonly string[]) => ({
  __typename: 'Dispute',
  id: 'd1',
  type: 'OTHER',
  description: 'Lag.',
  status: 'PENDING',
  submittedAt: 1,
  escalatesAt: null,
  reportedBy: null,
  action: null,
  reason: null,
  decidedAt: null,
  answerableUntil: null,
  appealableUntil: null,
  appeal: null,
  evidenceUntil: null,
  answersDue: [],
  readings: [],
  evidence: words.map((text) => ({
    __typename: 'DisputeEvidence',
    id: text,
    by: player('rival'),
    words: text,
    url: null,
    fileUrl: null,
    fileSha256: null,
    at: 1,
  })),
});

/** Shows the evidence of a dispute to somebody whose questions stay open until the test answers them. */
function show() {
  const asked: Record<string, Observer[]> = { DisputeEvidence: [], EvidenceAdded: [] };
  const link = new ApolloLink(
    ({ operationName }) => new Observable((observer) => void asked[operationName ?? '']?.push(observer)),
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <DisputeEvidence disputeId="d1" />
    </ApolloProvider>,
  );
  const last = (operation: string): Observer => {
    const observer = asked[operation]?.at(-1);
    if (!observer) throw new Error(`nobody asked for ${operation}`);
    return observer;
  };
  return {
    answer: (...words: readonly string[]) =>
      act(async () => {
        last('DisputeEvidence').next({ data: { dispute: dispute(...words) } });
        last('DisputeEvidence').complete();
      }),
    fail: () => act(async () => last('DisputeEvidence').error(new Error('no network'))),
    tell: (...words: readonly string[]) =>
      act(async () => last('EvidenceAdded').next({ data: { evidenceAdded: dispute(...words) } })),
  };
}

const isLoading = () => screen.queryByRole('status') !== null;

it('says that it is loading until the evidence is there', async () => {
  const { answer } = show();
  expect(isLoading()).toBe(true);
  await answer('See 3:10.');
  expect(isLoading()).toBe(false);
  expect(screen.getByText('See 3:10.')).toBeDefined();
});

it('says that it could not be loaded, and loads it when it is told to try again', async () => {
  const { answer, fail } = show();
  await fail();
  expect(isLoading()).toBe(false);
  expect(screen.getByText('We couldn’t load the evidence.')).toBeDefined();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
  await answer('See 3:10.');
  expect(screen.getByText('See 3:10.')).toBeDefined();
  expect(screen.queryByText('We couldn’t load the evidence.')).toBeNull();
});

it('still says so when trying again fails too', async () => {
  const { fail } = show();
  await fail();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
  await fail();
  expect(screen.getByText('We couldn’t load the evidence.')).toBeDefined();
});

it('shows what the other side adds while it is looked at', async () => {
  const { answer, tell } = show();
  await answer('See 3:10.');
  await tell('See 3:10.', 'And 4:20.');
  expect(await screen.findByText('And 4:20.')).toBeDefined();
  expect(screen.getByText('See 3:10.')).toBeDefined();
});
