import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { readPending } from '../../session/pending-registration.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

beforeEach(() => localStorage.clear());

/** Signs in, and is refused so. */
async function signIn(extensions: Readonly<Record<string, unknown>>): Promise<void> {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: null, errors: [{ message: 'no', extensions }] });
        observer.complete();
      }),
  );
  const client = makeClient(link);
  client.writeQuery({ query: ViewerDocument, data: { viewer: null } });
  render(
    <ApolloProvider client={client}>
      <UiRoot>
        <MemoryRouter initialEntries={['/login']}>
          <Routes>
            <Route path="/login" element={<SignInScreen />} />
            <Route path="/verify-email" element={<h1>Verify</h1>} />
          </Routes>
        </MemoryRouter>
      </UiRoot>
    </ApolloProvider>,
  );
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: ' Nova ' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct-Horse-9' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign In' })));
}

describe('signing in', () => {
  it('to a registration that waits for its code leads to where it is entered', async () => {
    const data = { registrationId: 'r1', email: 'nova@players.example', referralCode: '' };
    await signIn({ code: 'REGISTRATION_WAITING', data });
    expect(await screen.findByRole('heading', { name: 'Verify' })).toBeDefined();
    expect(readPending()).toMatchObject({ username: 'Nova', ...data });
  });

  it('with a wrong password stays, and keeps nothing', async () => {
    await signIn({ code: 'INVALID_CREDENTIALS' });
    expect(await screen.findByText('Invalid username or password')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Verify' })).toBeNull();
    expect(readPending()).toBeNull();
  });
});
