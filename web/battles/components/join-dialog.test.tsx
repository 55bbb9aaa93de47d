import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { setPresentAccount } from '../../session/present-account.ts';
import { findWayBack } from '../../session/way-back.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { RIVAL, sampleBattle } from '../testing/sample-battle.ts';
import { JoinDialog } from './join-dialog.tsx';

const wallet = (availableToBetCents: number) => ({
  __typename: 'Wallet',
  userId: '2',
  balanceCents: availableToBetCents,
  availableToBetCents,
  heldCents: 0,
  weeklyWinningsCents: 0,
  battleCoins: 0,
  dailyStakeLimitCents: 5_000_00,
  stakedTodayCents: 0,
});

const names = (name: string | null, isLinked = false) => ({
  __typename: 'Viewer',
  id: '2',
  gameNames: [{ __typename: 'GameName', game: 'VALORANT', name, isLinked }],
});

interface Sent {
  readonly variables: unknown;
  readonly key: unknown;
}

function open(availableCents: number, outcome: 'joined' | 'taken' = 'joined', own = names(null)) {
  const sent: Sent[] = [];
  const said: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables, getContext }) =>
      new Observable((observer) => {
        if (operationName === 'JoinBattle') {
          sent.push({ variables, key: getContext()['idempotencyKey'] });
          if (outcome === 'taken') {
            observer.next({ data: null, errors: [{ message: 'taken', extensions: { code: 'SEAT_TAKEN' } }] });
          } else {
            observer.next({ data: { joinBattle: sampleBattle({ opponent: RIVAL, viewerSeat: 'OPPONENT' }) } });
          }
        } else if (operationName === 'MyGameNames') {
          observer.next({ data: { viewer: own } });
        } else if (operationName === 'SetGameName') {
          said.push(variables['name']);
          if (String(variables['name']).length < 3) {
            const extensions = { code: 'GAME_NAME_UNUSABLE', field: 'name' };
            observer.next({ data: null, errors: [{ message: 'unusable', extensions }] });
          } else observer.next({ data: { setGameName: names(String(variables['name'])) } });
        } else {
          observer.next({ data: { wallet: wallet(availableCents) } });
        }
        observer.complete();
      }),
  );
  const onJoined = vi.fn<(id: string) => void>();
  render(
    <ApolloProvider client={makeClient(link)}>
      <MemoryRouter>
        <ToastProvider>
          <JoinDialog battle={sampleBattle()} code="ABC" onClose={() => undefined} onJoined={onJoined} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { sent, said, onJoined };
}

const detailOf = (term: string): string | null | undefined => screen.getByText(term).nextElementSibling?.textContent;

describe('before a seat is taken', () => {
  it('names stake, fee, what is held, what the winner gets and what stays', async () => {
    open(100_00);
    await waitFor(() => expect(detailOf('Available to bet afterwards')).toBe('$47.50'));
    expect(detailOf('Stake')).toBe('$50.00');
    expect(detailOf('Platform fee (5%)')).toBe('$2.50');
    expect(detailOf('Total held')).toBe('$52.50');
    expect(detailOf('The winner gets')).toBe('$100.00');
  });

  it('takes the seat once, under a key, however often the button is pressed', async () => {
    const { sent, onJoined } = open(100_00);
    const button = await screen.findByRole('button', { name: 'Join for $52.50' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(onJoined).toHaveBeenCalledExactlyOnceWith('b1'));
    expect(sent).toEqual([{ variables: { battleId: 'b1', code: 'ABC' }, key: expect.stringMatching(/^[\da-f]{32}$/) }]);
  });

  it('says why the seat could not be taken and tries again under the same key', async () => {
    const { sent, onJoined } = open(100_00, 'taken');
    const button = await screen.findByRole('button', { name: 'Join for $52.50' });
    fireEvent.click(button);
    await screen.findByText('Someone else took the seat. You weren’t charged.');
    fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(onJoined).not.toHaveBeenCalled();
  });

  it('offers no way in where the money does not suffice, and adds what is missing for this seat', async () => {
    open(11_99);
    await screen.findByText(/\$40\.51 short/);
    expect(screen.queryByRole('button', { name: /Join for/ })).toBeNull();
    const add = await screen.findByRole('link', { name: 'Add $40.51' });
    expect(add.getAttribute('href')).toBe('/wallet?tab=deposit&amount=40.51');
    setPresentAccount('2');
    fireEvent.click(add);
    expect(findWayBack()?.path).toBe('/challenge/b1?code=ABC&dialog=join');
    setPresentAccount(undefined);
  });

  const join = async () => fireEvent.click(await screen.findByRole('button', { name: 'Join for $52.50' }));

  it('asks for the name in the game, and takes the seat without one as well', async () => {
    const { said, onJoined } = open(100_00);
    expect(await screen.findByLabelText('Your Riot ID')).toHaveProperty('value', '');
    await join();
    await waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
    expect(said).toEqual([]);
  });

  it('keeps the name that was typed, and says nothing of one that stands', async () => {
    const { said, onJoined } = open(100_00, 'joined', names('Nova#EUW'));
    const field = await screen.findByLabelText('Your Riot ID');
    expect(field).toHaveProperty('value', 'Nova#EUW');
    fireEvent.change(field, { target: { value: ' Nova#EUW ' } });
    fireEvent.change(field, { target: { value: 'Мышь#0001' } });
    await join();
    await waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
    expect(said).toEqual(['Мышь#0001']);
  });

  it('takes no seat while a name cannot be kept, and says why at the field', async () => {
    const { sent, onJoined } = open(100_00);
    fireEvent.change(await screen.findByLabelText('Your Riot ID'), { target: { value: 'ab' } });
    await join();
    await screen.findByText(/3 to 64 characters/);
    expect(sent).toEqual([]);
    expect(onJoined).not.toHaveBeenCalled();
  });

  it('does not ask for a name that a linked account says', async () => {
    open(100_00, 'joined', names('nova', true));
    await waitFor(() => expect(detailOf('Available to bet afterwards')).toBe('$47.50'));
    expect(screen.queryByLabelText('Your Riot ID')).toBeNull();
  });
});
