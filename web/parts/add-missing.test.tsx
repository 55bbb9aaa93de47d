import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { makeClient } from '../data/client.ts';
import type { Failure } from '../data/failure.ts';
import { setPresentAccount } from '../session/present-account.ts';
import { useFilledIn } from '../session/use-filled-in.ts';
import { findWayBack } from '../session/way-back.ts';
import { AddMissingLink } from './add-missing-link.tsx';
import { AddRefused } from './add-missing.tsx';
import { GoneMeanwhile } from './gone-meanwhile.tsx';

beforeEach(() => {
  localStorage.clear();
  setPresentAccount('2');
});
afterEach(() => setPresentAccount(undefined));

/** A page of somebody who has so much; answers once that is known to it. */
function show(shown: ReactNode, availableToBetCents: number, entry: InitialEntry = '/dashboard?tab=create') {
  const wallet = {
    __typename: 'Wallet',
    userId: '2',
    balanceCents: availableToBetCents,
    availableToBetCents,
    heldCents: 0,
    weeklyWinningsCents: 0,
    battleCoins: 0,
    dailyStakeLimitCents: 5_000_00,
    stakedTodayCents: 0,
  };
  const answered = vi.fn<() => void>();
  const network = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { wallet } });
        observer.complete();
        answered();
      }),
  );
  const Address = () => {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  };
  render(
    <ApolloProvider client={makeClient(network)}>
      <MemoryRouter initialEntries={[entry]}>
        {shown}
        <Address />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return waitFor(() => expect(answered).toHaveBeenCalled());
}

it.each([
  ['Add $10.50', 0, 10_50, '10.50'],
  ['Add $40.51', 11_99, 52_50, '40.51'],
  ['Add $5.00', 5_50, 10_50, '5.00'],
  ['Add $5.00, the smallest deposit', 10_49, 10_50, '5.00'],
  ['Add $5.00, the smallest deposit', 0, 4_99, '5.00'],
])('%s', async (words, available, neededCents, amount) => {
  await show(<AddMissingLink neededCents={neededCents} />, available);
  const link = await screen.findByRole('link', { name: words });
  expect(link.getAttribute('href')).toBe(`/wallet?tab=deposit&amount=${amount}`);
});

it.each([
  ['suffices', 10_50, 10_50],
  ['is more than is needed', 20_00, 10_50],
  ['is not needed yet', 0, null],
])('draws nothing where the money %s', async (_, available, neededCents) => {
  await show(<AddMissingLink neededCents={neededCents} />, available);
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

it('keeps the way back here with what was filled in, and leads to the deposit', async () => {
  const onLeave = vi.fn<() => void>();
  await show(<AddMissingLink neededCents={26_25} filledIn={{ stake: '25.00' }} onLeave={onLeave} />, 1_00);
  fireEvent.click(await screen.findByRole('link', { name: 'Add $25.25' }));
  expect(screen.getByRole('status').textContent).toBe('/wallet?tab=deposit&amount=25.25');
  expect(onLeave).toHaveBeenCalledOnce();
  expect(findWayBack()).toMatchObject({
    path: '/dashboard?tab=create',
    cents: 25_25,
    filledIn: { stake: '25.00' },
  });
});

it('keeps the way to the seat where another path is the way to it', async () => {
  await show(<AddMissingLink neededCents={26_25} path="/challenge/b1?dialog=join" />, 0, '/dashboard?join=b1');
  fireEvent.click(await screen.findByRole('link', { name: 'Add $26.25' }));
  expect(findWayBack()?.path).toBe('/challenge/b1?dialog=join');
});

const failure = (code: Failure['code'], data: Failure['data']): Failure => ({
  code,
  data,
  sentence: 'No.',
  field: null,
  requestId: null,
});

it('stands below a refusal for want of money', async () => {
  await show(<AddRefused failure={failure('INSUFFICIENT_FUNDS', { neededCents: 10_50 })} />, 0);
  expect(await screen.findByRole('link', { name: 'Add $10.50' })).toBeDefined();
});

it.each([
  ['none', null],
  ['another refusal', failure('SEAT_TAKEN', { neededCents: 10_50 })],
  ['want of BattleCoin', failure('INSUFFICIENT_FUNDS', { neededCoins: 50 })],
])('does not stand below %s', (_, refusal) => {
  render(<AddRefused failure={refusal} />);
  expect(screen.queryByRole('link')).toBeNull();
});

const schema = z.object({ stake: z.string() });
const Form = () => <p>{useFilledIn(schema)?.stake ?? 'empty'}</p>;

it.each([
  ['comes back from the deposit', { cameBack: true, filledIn: { stake: '25.00' } }, '25.00'],
  ['comes back to something else', { cameBack: true, filledIn: { other: 1 } }, 'empty'],
  ['comes by another way', null, 'empty'],
])('a form is as it was for whoever %s', async (_, state, stands) => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/dashboard', search: '?tab=create', state }]}>
      <Form />
    </MemoryRouter>,
  );
  expect(screen.getByText(stands)).toBeDefined();
});

it('a form is as it was after Back from the wallet', async () => {
  await show(<AddMissingLink neededCents={26_25} filledIn={{ stake: '25.00' }} />, 0);
  fireEvent.click(await screen.findByRole('link'));
  render(
    <MemoryRouter initialEntries={['/dashboard?tab=create', '/challenge/b1']} initialIndex={0}>
      <Form />
    </MemoryRouter>,
  );
  expect(screen.getByText('25.00')).toBeDefined();
});

it.each([
  [{ cameBack: true, filledIn: null }, true],
  [null, false],
])('says that it is gone only to whoever came back for it: %j', (state, isSaid) => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/challenge/b1', state }]}>
      <GoneMeanwhile />
    </MemoryRouter>,
  );
  expect(screen.queryByText(/took it, or it closed, while you added money/) !== null).toBe(isSaid);
});
