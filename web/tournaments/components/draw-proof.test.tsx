import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hiddenPlayer } from '../../../domain/tournaments/hidden-players.ts';
import { makeClient } from '../../data/client.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { samplePage } from '../sample-bracket.ts';
import { SAMPLE_TOURNAMENT } from '../sample-tournament.ts';
import { DrawProof } from './draw-proof.tsx';

// As in draw-order.test.ts.
const drawKey = 'f00d'.repeat(16);
const drawHash = '997af35198ed47f1bce284e912819c5b97550744a468735bce4122594ffc0932';

/** The panel of a drawn tournament for a visitor; `players` in the order of seeds. */
function show(players: readonly string[], key: string | null = drawKey) {
  const page = samplePage();
  const [first] = page.entrants;
  if (!first) throw new Error('nobody plays');
  const entrants = players.map((id, seed) => ({ ...first, id, seed }));
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { tournamentBracket: { ...page, entrants } } });
        observer.complete();
      }),
  );
  const client = makeClient(network);
  client.writeQuery({ query: ViewerDocument, data: { viewer: null } });
  render(
    <ApolloProvider client={client}>
      <DrawProof tournament={{ ...SAMPLE_TOURNAMENT, drawHash, drawKey: key }} drawHash={drawHash} />
    </ApolloProvider>,
  );
}

const check = () => fireEvent.click(screen.getByRole('button', { name: 'Check the draw' }));
const { id: hidden } = hiddenPlayer(2);
const { id: other } = hiddenPlayer(4);

it('a visitor reads what the draw is bound to before its secret is known', () => {
  show([], null);
  expect(screen.getByText(`Hash: ${drawHash}`)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a visitor draws the seeds again where everybody is named', async () => {
  show(['d', 'a', 'b', 'c', 'e']);
  check();
  expect(await screen.findByText(/matches the one announced, and the seeds follow its order\.$/)).toBeDefined();
});

it('the hidden are left out, and it is said how many', async () => {
  show(['d', hidden, 'b', other, 'e']);
  check();
  expect(
    await screen.findByText(
      'The secret matches the one announced, and the 3 players with a public profile follow its order. 2 hidden players are left out; members can check all of them.',
    ),
  ).toBeDefined();
});

it('an order that was bent among the named is found, whoever is hidden', async () => {
  show(['d', hidden, 'c', 'b', 'e']);
  check();
  expect(await screen.findByText('The seeds don’t follow the secret’s order.')).toBeDefined();
});

it('of one who is named no order is claimed', async () => {
  show([hidden, 'a']);
  check();
  expect(
    await screen.findByText(
      'The secret matches the one announced. 1 hidden player is left out; members can check all of them.',
    ),
  ).toBeDefined();
});
