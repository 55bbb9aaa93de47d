import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { keepPending } from '../../session/pending-registration.ts';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

beforeEach(() => localStorage.clear());

function show(isUndeliverable: boolean): void {
  keepPending({ registrationId: 'r1', username: 'Nova', email: 'jürgen@players.example', referralCode: '' });
  const pendingRegistration = {
    __typename: 'PendingRegistration',
    id: 'r1',
    sentTo: 'j•••n@players.example',
    isUndeliverable,
  };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { pendingRegistration } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <UiRoot>
        <MemoryRouter>
          <VerifyEmailScreen />
        </MemoryRouter>
      </UiRoot>
    </ApolloProvider>,
  );
}

it('says that no code comes where no mail server takes the e-mail, and does not say that one was sent', async () => {
  show(true);
  expect(await screen.findByText(/We can’t deliver mail to/)).toBeDefined();
  expect(screen.queryByText(/We sent a six-digit code/)).toBeNull();
});

it('says that a code was sent where nothing is known against it', async () => {
  show(false);
  expect(await screen.findByText(/We sent a six-digit code/)).toBeDefined();
  expect(screen.queryByText(/We can’t deliver mail/)).toBeNull();
});
