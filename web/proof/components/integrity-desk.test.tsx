import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { IntegrityDeskQuery } from '../operations/__generated__/integrity.gql.ts';
import { IntegrityDesk } from './integrity-desk.tsx';

const signal = (title: string): IntegrityDeskQuery['integrityDesk']['signals'][number] => ({
  __typename: 'BattleSignal',
  battleId: title,
  title,
  kind: 'SILENCE',
  players: ['Ada', 'Bea'],
  at: 0,
});

it('signals of battles are walked with j and k', async () => {
  const answer: IntegrityDeskQuery = {
    integrityDesk: { __typename: 'IntegrityDesk', signals: [signal('Dust'), signal('Mirage')], silent: [] },
  };
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: answer });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <MemoryRouter>
        <IntegrityDesk />
      </MemoryRouter>
    </ApolloProvider>,
  );
  const [first, second] = await screen.findAllByRole('link');
  first?.focus();
  fireEvent.keyDown(first ?? document.body, { key: 'j' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second ?? document.body, { key: 'k' });
  expect(document.activeElement).toBe(first);
});
