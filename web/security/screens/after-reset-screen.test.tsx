import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { NetworkFailure } from '../../data/failure.ts';
import { PLANTED_WORDS } from '../planted-words.ts';
import { AfterResetScreen } from './after-reset-screen.tsx';

const AT = Date.UTC(2026, 0, 5, 12);
const thing = (kind: string, end: string, name = '', madeAt: number | null = AT) => ({
  __typename: 'PlantedThing',
  kind,
  name,
  madeAt,
  end,
});
const reset = {
  __typename: 'AccountReset',
  id: 'r1',
  at: AT,
  things: [
    thing('API_KEY', 'ENDED', 'Scoreboard'),
    thing('STREAM_KEY', 'ENDED', '…abcd', null),
    thing('PAYMENT_METHOD', 'LOCKED', 'PayPal · t•••@example.com'),
    thing('TWO_FACTOR', 'GONE'),
    thing('MAIL_ADDRESS', 'KEPT', 'nova@players.example'),
  ],
};

/** What is answered: a list, a failure of the network, or nothing yet. */
type Given = readonly object[] | 'down' | 'waiting';

function show(first: Given) {
  const given = { now: first };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const { now } = given;
        if (now === 'waiting') return;
        if (now === 'down') return observer.error(new NetworkFailure('down'));
        observer.next({ data: { accountResets: now } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <MemoryRouter>
        <AfterResetScreen />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return given;
}

describe('what a reset has ended', () => {
  it('is waited for', async () => {
    show('waiting');
    expect(await screen.findByText(/Loading what your reset has ended/)).toBeTruthy();
  });

  it('is nothing where no password was reset', async () => {
    show([]);
    expect(await screen.findByText('You haven’t reset your password')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('that could not be read is read again when asked', async () => {
    const given = show('down');
    const again = await screen.findByRole('button', { name: 'Retry' });
    given.now = [reset];
    fireEvent.click(again);
    expect(await screen.findByText('API key: Scoreboard')).toBeTruthy();
  });

  it('is listed by what became of it, each with where it is set up again', async () => {
    show([reset]);
    const titlesIn = async (list: string) =>
      within(await screen.findByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    expect(await titlesIn('No longer works')).toEqual([
      expect.stringMatching(/^API key: Scoreboard.*2026.*Make another key/),
      expect.stringMatching(/^Stream key: …abcd *Copy the new key/),
    ]);
    expect(await titlesIn('Locked')).toEqual([expect.stringMatching(/^Payment method: PayPal/)]);
    expect(await titlesIn('Removed earlier')).toEqual([expect.stringMatching(/^Two-Factor Authentication/)]);
    expect(await titlesIn('Unchanged')).toEqual([expect.stringMatching(/^Email address: nova@players\.example/)]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const { API_KEY, STREAM_KEY, PAYMENT_METHOD, TWO_FACTOR, MAIL_ADDRESS } = PLANTED_WORDS;
    expect(links).toEqual([API_KEY, STREAM_KEY, PAYMENT_METHOD, TWO_FACTOR, MAIL_ADDRESS].map(({ to }) => to));
  });
});
