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
  expect(screen.getByText('All places are taken. You can stand on the waiting list.')).toBeDefined();
  await waitFor(() => expect(wait.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(wait);
  await waitFor(() => expect(asked).toEqual([false, true]));
});
