import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { makeClient } from '../../data/client.ts';
import type { ListEarningsQuery } from '../operations/__generated__/earning.gql.ts';
import { LastPayouts } from './last-payouts.tsx';

type Earning = ListEarningsQuery['earnings']['edges'][number]['node'];

const won = (id: string, amountCents: number): Earning => ({
  __typename: 'Earning',
  id,
  date: Date.UTC(2026, 0, 5, 12),
  game: 'CS2',
  opponent: `rival of ${id}`,
  amountCents,
  feeCents: 49,
  type: 'BATTLE_WIN',
  source: 'BATTLE',
  status: 'Completed',
});

/** The block over some earnings; answers what was asked of the server. */
function show(earnings: readonly Earning[]): unknown[] {
  const asked: unknown[] = [];
  const edges = earnings.map((node) => ({ __typename: 'EarningEdge', node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const network = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName !== 'ListEarnings') return;
        asked.push(variables);
        observer.next({
          data: { earnings: { __typename: 'EarningConnection', edges, pageInfo } },
        } as ApolloLink.Result);
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <MemoryRouter>
        <LastPayouts />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return asked;
}

it('asks for the last four won battles of all time, and shows what each brought, with the way to it', async () => {
  const asked = show([won('b2', 19_00), won('b1', 9_51)]);
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^CS2 against rival of b2\+\$19\.00.*Won \$38\.98 · net \+\$19\.00 after \$0\.49 fee · /),
    expect.stringMatching(/^CS2 against rival of b1\+\$9\.51.*Won \$20\.00 · net \+\$9\.51 after \$0\.49 fee · /),
  ]);
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    challengePath('b2'),
    challengePath('b1'),
  ]);
  expect(asked).toEqual([expect.objectContaining({ first: 4, type: 'BATTLE_WIN', game: null, period: 'ALL' })]);
});

it('says where payouts will stand as long as nothing was won', async () => {
  show([]);
  expect(await screen.findByText('Your winnings show up here once a battle is settled.')).toBeDefined();
});
