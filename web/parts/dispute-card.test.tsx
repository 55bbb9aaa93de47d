import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { DisputeWordsFragment } from '../data/operations/__generated__/dispute-words.gql.ts';
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
        <DisputeCard dispute={shown} isParty />
      </ApolloProvider>
    </MemoryRouter>,
  );
  return asked;
}

it('follows the evidence of the dispute that it shows', () => {
  const asked = show(dispute);
  expect(screen.getByText('Lag in round three.')).toBeDefined();
  expect(asked).toEqual([['EvidenceAdded', { disputeId: 'd1' }]]);
});

it('asks nothing where there is no dispute', () => {
  expect(show(null)).toEqual([]);
});
