import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { DAY } from '../../../domain/shared/time.ts';
import { makeClient } from '../../data/client.ts';
import { serverNow } from '../../live/server-clock.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type {
  AcceptanceCardFragment,
  ListAcceptancesQuery,
  ListCampaignsQuery,
} from '../operations/__generated__/sponsorship.gql.ts';
import { CampaignBoard } from './campaign-board.tsx';

const PAGE_INFO = { __typename: 'PageInfo', endCursor: null, hasNextPage: false } as const;

/** A challenge that was accepted, whose deadline was yesterday unless it says otherwise. */
const accepted = (title: string, own: Partial<AcceptanceCardFragment>, endsAt = serverNow() - DAY) =>
  ({
    __typename: 'Acceptance',
    id: title,
    state: 'ACTIVE',
    acceptedAt: serverNow() - 3 * DAY,
    wins: null,
    exhibitTitle: null,
    reason: null,
    endedAt: null,
    campaign: {
      __typename: 'Campaign',
      id: `campaign of ${title}`,
      brand: 'Volt',
      title,
      game: 'VALORANT',
      gameTitle: 'Valorant',
      conditions: 'Stream for an hour.',
      payoutCents: 50_00,
      capacity: 10,
      placesLeft: 4,
      winsNeeded: null,
      endsAt,
    },
    ...own,
  }) satisfies AcceptanceCardFragment;

function show(acceptances: readonly AcceptanceCardFragment[]): void {
  const answers: { ListAcceptances: ListAcceptancesQuery; ListCampaigns: ListCampaignsQuery } = {
    ListAcceptances: {
      acceptances: {
        __typename: 'AcceptanceConnection',
        edges: acceptances.map((node) => ({ __typename: 'AcceptanceEdge', node })),
        pageInfo: PAGE_INFO,
      },
    },
    ListCampaigns: { campaigns: { __typename: 'CampaignConnection', edges: [], pageInfo: PAGE_INFO } },
  };
  const network = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        const data = (answers as Readonly<Record<string, unknown>>)[operationName];
        if (data === undefined) return;
        observer.next({ data } as ApolloLink.Result);
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <MemoryRouter>
        <ToastProvider>
          <CampaignBoard search="" />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const cardOf = async (title: string) => {
  const card = (await screen.findByText(title)).closest('li');
  if (!card) throw new Error(`${title} has no card`);
  return within(card);
};

test('CR-13: an accepted challenge whose deadline passed without proof says Expired and that nothing was paid, and takes no proof', async () => {
  show([
    accepted('Night Stream', { state: 'EXPIRED', endedAt: serverNow() - DAY }),
    accepted('Day Stream', {}, serverNow() + DAY),
  ]);
  const expired = await cardOf('Night Stream');
  expect(expired.getByText('Expired')).toBeDefined();
  expect(expired.getByText('The deadline has passed, and nothing was paid.')).toBeDefined();
  expect(expired.queryByRole('button')).toBeNull();
  const active = await cardOf('Day Stream');
  expect(active.queryByText('Expired')).toBeNull();
  expect(active.getByText('Active')).toBeDefined();
  expect(active.getByRole('button', { name: 'File Proof: Day Stream' })).toBeDefined();
});

test('one that expired after its proof was refused says why', async () => {
  show([accepted('Night Stream', { state: 'EXPIRED', endedAt: serverNow() - DAY, reason: 'The brand is not seen.' })]);
  const expired = await cardOf('Night Stream');
  expect(expired.getByText('Expired')).toBeDefined();
  expect(expired.getByText('Refused: The brand is not seen.')).toBeDefined();
});

test('one whose deadline has just passed takes no proof, although the server has not come to it yet', async () => {
  show([accepted('Night Stream', {})]);
  const over = await cardOf('Night Stream');
  expect(over.getByText('The deadline has passed.')).toBeDefined();
  expect(over.queryByRole('button')).toBeNull();
});
