import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { HOUR } from '../../domain/shared/time.ts';
import type { DisputeWordsFragment } from '../data/operations/__generated__/dispute.gql.ts';
import { serverNow } from '../live/server-clock.ts';
import { UiRoot } from '../ui/ui-root.tsx';
import { DisputeCard } from './dispute-card.tsx';

const dispute: DisputeWordsFragment = {
  __typename: 'Dispute',
  id: 'd1',
  type: 'OTHER',
  description: 'Lag in round three.',
  status: 'PENDING',
  submittedAt: 1,
  escalatesAt: null,
  reportedBy: null,
  action: null,
  reason: null,
  decidedAt: null,
  appealableUntil: null,
  appeal: null,
  answerableUntil: null,
  evidenceUntil: null,
  answersDue: [],
  readings: [],
  evidence: [],
};

/** Shows the card of a contest; answers what it asks the server. */
function show(shown: DisputeWordsFragment | null) {
  const asked: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    asked.push([operationName, variables]);
    return new Observable(() => undefined);
  });
  render(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <UiRoot>
          <DisputeCard dispute={shown} isParty />
        </UiRoot>
      </ApolloProvider>
    </MemoryRouter>,
  );
  return asked;
}

it('follows the evidence of the dispute that it shows', () => {
  const asked = show(dispute);
  expect(screen.getByText('Lag in round three.')).toBeDefined();
  expect(asked).toContainEqual(['EvidenceAdded', { disputeId: 'd1' }]);
});

it('says whose answer a decision waits for, and no more once the time is over', () => {
  const due = (until: number): DisputeWordsFragment => ({
    ...dispute,
    answersDue: [
      { __typename: 'AnswerDue', side: { __typename: 'ContestSide', id: 's1', name: 'rival' }, players: [], until },
    ],
  });
  show(due(serverNow() + HOUR));
  expect(screen.getByText(/^rival has until .+ to answer\. Nobody decides before that\.$/)).toBeDefined();
  cleanup();
  show(due(serverNow() - 1));
  expect(screen.queryByText(/to answer/)).toBeNull();
});

it('lets a party add evidence while the other side can answer it, and says why not any more', () => {
  show({ ...dispute, evidenceUntil: serverNow() + HOUR });
  expect(screen.getByRole('button', { name: 'Add Evidence' })).toBeDefined();
  cleanup();
  show({ ...dispute, evidenceUntil: serverNow() - 1 });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/^You can’t add anything now/)).toBeDefined();
});

it('asks nothing where there is no dispute', () => {
  expect(show(null)).toEqual([]);
});

const DECIDED: DisputeWordsFragment = {
  ...dispute,
  status: 'RESOLVED',
  action: 'CONFIRM',
  reason: 'Seen.',
  decidedAt: 2,
};
const appealOf = (
  verdict: 'UPHOLD' | 'OVERTURN' | null,
  winnerName: string | null = null,
): DisputeWordsFragment['appeal'] => ({
  __typename: 'Appeal',
  id: 'a1',
  by: { __typename: 'Player', id: '1', username: 'demo' },
  words: 'Watch 12:40.',
  filedAt: 3,
  verdict,
  winnerName,
  reason: verdict && 'Looked at anew.',
  decidedAt: verdict && 4,
});
/** All that stands there, in its order. */
const read = (): string => document.body.textContent;
const steps = (): string[] =>
  [...screen.getByRole('list', { name: 'Steps' }).children].map(({ textContent }) => textContent);

it.each([
  [null, null, /^DisputeResolved.*The winner was confirmed\. Seen\./],
  [appealOf(null), null, /^DisputeUnder Review.*The winner was confirmed\. Seen\./],
  [appealOf('UPHOLD'), 'The appeal was turned down. Looked at anew.', /^DisputeResolvedThe appeal was turned down\./],
  [
    appealOf('OVERTURN', 'rival'),
    'The decision was overturned: rival has won. Looked at anew.',
    /^DisputeResolvedThe decision was overturned: rival has won\./,
  ],
  [
    appealOf('OVERTURN'),
    'The decision was overturned: both sides got stake and fee back. Looked at anew.',
    /^DisputeResolvedThe decision was overturned: both sides/,
  ],
])('opens with the last verdict, and keeps the former among its steps', (appeal, last, head) => {
  show({ ...DECIDED, appeal });
  expect(read()).toMatch(head);
  const told = steps();
  expect(told[1]).toMatch(/^The winner was confirmed\. Seen\./);
  expect(told).toHaveLength(appeal === null ? 2 : 4);
  if (last !== null) expect(told[3]).toContain(last);
  cleanup();
});

it('offers the appeal to a party as long as the decision can be appealed (BC-13)', () => {
  show({ ...DECIDED, appealableUntil: serverNow() + HOUR });
  expect(screen.getByRole('button', { name: 'Appeal' })).toBeDefined();
  expect(read()).toContain('48 hours after the decision');
  cleanup();
  show(DECIDED);
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
});

it('takes evidence anew while an appeal waits', () => {
  show({ ...DECIDED, appeal: appealOf(null), evidenceUntil: serverNow() + HOUR });
  expect(screen.getByRole('button', { name: 'Add Evidence' })).toBeDefined();
});
