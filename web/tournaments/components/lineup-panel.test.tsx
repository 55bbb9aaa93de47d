import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import { SAMPLE_TOURNAMENT } from '../sample-tournament.ts';
import { TournamentHead } from './tournament-head.tsx';

const TOURNAMENT: TournamentDetailFragment = { ...SAMPLE_TOURNAMENT, teamSize: 2 };

const playerOf = (id: string, username: string) => ({ __typename: 'Player', id, username, avatarUrl: null });
const OWN = playerOf(SAMPLE_VIEWER.id, SAMPLE_VIEWER.username);
const OTHER = playerOf('mate', 'Mara');

const seat = (player: typeof OWN, shareCents: number, agreedAt: number | null) => ({
  __typename: 'TournamentSeat',
  player,
  shareCents,
  agreedAt,
});

const memberOf = (player: typeof OWN, role: string) => ({ __typename: 'TeamMember', player, role });
const teamOf = (viewerRole: string, members: readonly unknown[]) => ({
  myTeam: { __typename: 'Team', id: 'wolves', name: 'Ash Wolves', viewerRole, members },
});

/** The head of the page as a member sees it; answers what is asked with `data`, and keeps what was sent. */
function show(data: Record<string, unknown>, change: Partial<TournamentDetailFragment> = {}) {
  const sent: { name: string; variables: unknown }[] = [];
  const tournament = { ...TOURNAMENT, ...change };
  const network = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push({ name: operationName, variables });
        if (!(operationName in data)) return;
        observer.next({ data: data[operationName] as Record<string, unknown> });
        observer.complete();
      }),
  );
  const client = makeClient(network);
  client.writeQuery({ query: ViewerDocument, data: { viewer: SAMPLE_VIEWER } });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <TournamentHead tournament={tournament} code={null} view={null} isOrganiser={false} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return sent;
}

const lineup = (captainId: string, ...seats: readonly unknown[]) => ({
  tournamentLineup: { __typename: 'TournamentLineup', captainId, teamName: 'Ash Wolves', logoUrl: null, seats },
});

it('a captain names as many as the tournament asks for, and reads every share before they are asked', async () => {
  const sent = show({
    OwnLineup: { tournamentLineup: null },
    TeamToEnter: teamOf('CAPTAIN', [memberOf(OWN, 'CAPTAIN'), memberOf(OTHER, 'SNIPER')]),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Enter with your team' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Enter with Ash Wolves' });
  // Of 5.00 and 0.25: 2.50 and 0.13, 2.50 and 0.12.
  expect(await within(dialog).findByText('$2.63')).toBeDefined();
  expect(within(dialog).getByText('$2.62')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pick 1 more' }));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Mara' }));
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Ask them' }));
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'ProposeLineup').map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ id: 'cup', memberIds: ['mate'] }),
    ]),
  );
});

it('whoever is no captain reads who enters the team', async () => {
  show({
    OwnLineup: { tournamentLineup: null },
    TeamToEnter: teamOf('SNIPER', [memberOf(OTHER, 'CAPTAIN'), memberOf(OWN, 'SNIPER')]),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Enter with your team' }));
  expect(await screen.findByText('Your captain enters Ash Wolves and asks the players.')).toBeDefined();
});

it('a player who is asked agrees to the share that is shown, or declines', async () => {
  const sent = show({ OwnLineup: lineup('mate', seat(OTHER, 2_63, 1), seat(OWN, 2_62, null)) });
  const section = await screen.findByRole('region', { name: 'Line-up of Ash Wolves' });
  expect(within(section).getByText('Waiting for 1 answer. Nothing is held until everyone agrees.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Enter with your team' })).toBeNull();
  expect(within(section).getByRole('button', { name: 'Decline' })).toBeDefined();
  fireEvent.click(within(section).getByRole('button', { name: 'Play for $2.62' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Agree to $2.62' }));
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'AgreeToLineup').map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ id: 'cup', agreedCents: 2_62 }),
    ]),
  );
});

it('the captain checks in for the team, and the others read so', async () => {
  const seats = [seat(OTHER, 2_63, 1), seat(OWN, 2_62, 1)];
  show({ OwnLineup: lineup('mate', ...seats) }, { status: 'CHECK_IN', viewerStatus: 'ENTERED' });
  expect(await screen.findByText('Your captain checks in for the team.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
});
