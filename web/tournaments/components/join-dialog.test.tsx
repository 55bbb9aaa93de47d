import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { SAMPLE_TOURNAMENT } from '../sample-tournament.ts';
import { JoinDialog } from './join-dialog.tsx';

it('the button does what it said when the dialog was opened; refused, it offers the waiting list', async () => {
  const asked: unknown[] = [];
  const client = makeClient(
    new ApolloLink(
      ({ operationName, variables }) =>
        new Observable((observer) => {
          if (operationName === 'EnterTournament') {
            asked.push(variables['mayWait']);
            const extensions = { code: 'TOURNAMENT_FULL' };
            observer.next({ data: null, errors: [{ message: 'no', extensions }] });
          } else observer.next({ data: { wallet: null } });
          observer.complete();
        }),
    ),
  );
  const dialogAt = (entrants: number) => (
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <JoinDialog
            tournament={{ ...SAMPLE_TOURNAMENT, buyInCents: 0, feeCents: 0, entrants, capacity: 2 }}
            code={null}
            onClose={() => undefined}
          />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>
  );
  const { rerender } = render(dialogAt(1));
  rerender(dialogAt(2));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  const wait = await screen.findByRole('button', { name: 'Join the waiting list' });
  expect(screen.getByText('All places are taken. You can join the waiting list.')).toBeDefined();
  await waitFor(() => expect(wait.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(wait);
  await waitFor(() => expect(asked).toEqual([false, true]));
});

it.each([
  ['a place adds its buy-in to the pool', { entrants: 2, poolCents: 10_00 }, 'Prize pool with you', '$15.00'],
  ['the last place makes the pool whole', { entrants: 7, poolCents: 35_00 }, 'Prize pool with you', '$40.00'],
  ['a place on the waiting list adds nothing', { entrants: 8, poolCents: 40_00 }, 'Prize pool', '$40.00'],
  [
    'nor does it where the organiser adds to the pool',
    { entrants: 8, poolCents: 90_00, fullPoolCents: 90_00, guaranteeCents: 50_00 },
    'Prize pool',
    '$90.00',
  ],
] as const)('%s (BG-22)', async (_, change, term, sum) => {
  const client = makeClient(
    new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data: { wallet: null } });
          observer.complete();
        }),
    ),
  );
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <JoinDialog tournament={{ ...SAMPLE_TOURNAMENT, ...change }} code={null} onClose={() => undefined} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  const row = (await screen.findByText(term, { exact: true })).closest('div');
  expect(row?.textContent).toContain(sum);
});
