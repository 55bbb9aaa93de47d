import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { ReadMarketResultsQuery } from '../operations/__generated__/market-desk.gql.ts';
import { ResultsPanel } from './results-panel.tsx';

const RESULTS: ReadMarketResultsQuery['marketResults'] = {
  __typename: 'MarketResults',
  markets: 10,
  voided: 2,
  bets: 48,
  stakesCents: 1_000_00,
  paidCents: 950_00,
  creatorsCents: 20_00,
  keptCents: 30_00,
  statedPerMille: 100,
  realisedPerMille: 30,
};

/** The panel on an answer; null where none comes. */
function show(results: ReadMarketResultsQuery['marketResults'] | null | 'fault'): void {
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (results === null) return;
        observer.next(
          results === 'fault'
            ? { errors: [{ message: 'No', extensions: { code: 'INTERNAL' } }] }
            : { data: { marketResults: results } },
        );
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <ResultsPanel />
    </ApolloProvider>,
  );
}

it('the margin in the odds stands beside what was kept, to the cent', async () => {
  show(RESULTS);
  for (const words of ['10%', '3%', '$1,000.00', '$950.00', '$20.00', '+$30.00'])
    expect(await screen.findByText(words), words).toBeDefined();
  expect(screen.getByText(/10 with 48 bets, 2 of them called off/)).toBeDefined();
});

it('a loss of the house is told as one', async () => {
  show({ ...RESULTS, paidCents: 1_000_00, keptCents: -20_00, realisedPerMille: -20 });
  expect(await screen.findByText('-$20.00')).toBeDefined();
  expect(screen.getByText('-2%')).toBeDefined();
});

it('before any bet was paid it tells the margin', async () => {
  show({ ...RESULTS, markets: 0, voided: 0, bets: 0, realisedPerMille: null });
  expect(await screen.findByText('No bets have been paid yet')).toBeDefined();
  expect(screen.getByText('The margin in the odds is 10%.')).toBeDefined();
});

it('while they are read it says so, and when they cannot be read it offers to try again', async () => {
  show(null);
  expect(screen.queryByText('Result of the house')).toBeNull();
  show('fault');
  expect(await screen.findByRole('button', { name: /Try Again|Retry/ })).toBeDefined();
});
