import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import type { EntrantFieldsFragment } from '../operations/__generated__/tournament.gql.ts';
import { SeedingPanel } from './seeding-panel.tsx';

const entrantOf = (id: string, username: string): EntrantFieldsFragment => ({
  __typename: 'TournamentEntrant',
  id,
  username,
  avatarUrl: null,
  worn: null,
  teamId: null,
  players: [],
  status: 'ENTERED',
  seed: null,
  rating: null,
  place: null,
  prizeCents: 0,
});

/** The seeds at the desk; answers what is sent to the server. */
function show() {
  const sent: unknown[] = [];
  const network = new ApolloLink(({ variables }) => new Observable(() => void sent.push(variables)));
  const entrants = [entrantOf('a', 'Ada'), entrantOf('b', 'Bo'), entrantOf('c', 'Cy')];
  render(
    <ApolloProvider client={makeClient(network)}>
      <MemoryRouter>
        <ToastProvider>
          <SeedingPanel id="cup" entrants={entrants} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return sent;
}

const lineOf = (name: string) => screen.getByText(name).closest('li') ?? document.body;
const save = () => screen.getByRole('button', { name: 'Save the order' });

it('who is dragged onto a seed has it, the others move on, and the order that is saved is the one that is shown', async () => {
  const sent = show();
  expect(save()).toHaveProperty('disabled', true);
  fireEvent.dragStart(lineOf('Cy'));
  fireEvent.dragOver(lineOf('Ada'));
  fireEvent.drop(lineOf('Ada'));
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringContaining('Cy ·'),
    expect.stringContaining('Ada ·'),
    expect.stringContaining('Bo ·'),
  ]);
  fireEvent.click(save());
  await waitFor(() => expect(sent).toEqual([{ id: 'cup', order: ['c', 'a', 'b'] }]));
});

it('who is dragged and let go elsewhere stays where they were', () => {
  show();
  fireEvent.dragStart(lineOf('Bo'));
  fireEvent.dragEnd(lineOf('Bo'));
  fireEvent.drop(lineOf('Ada'));
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Ada ·');
  expect(save()).toHaveProperty('disabled', true);
});
