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
  expect(screen.getByText(/^rival has until .+ to answer\. Nobody decides before\.$/)).toBeDefined();
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
  expect(screen.getByText(/^This case takes nothing new/)).toBeDefined();
});

it('asks nothing where there is no dispute', () => {
  expect(show(null)).toEqual([]);
});
