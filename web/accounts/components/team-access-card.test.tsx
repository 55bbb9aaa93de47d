import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { NetworkFailure } from '../../data/failure.ts';
import { readPending } from '../../session/pending-registration.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { TeamAccessCard } from './team-access-card.tsx';

let isGatewayUp = true;

function open(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (!isGatewayUp) {
          observer.error(new NetworkFailure('down'));
          return;
        }
        observer.next({ data: { viewer: SAMPLE_VIEWER } });
        observer.complete();
      }),
  );
  const client = makeClient(link);
  client.writeQuery({ query: ViewerDocument, data: { viewer: null } });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<TeamAccessCard />} />
          <Route path="/home" element={<h1>Hype Zone</h1>} />
          <Route path="/verify-email" element={<h1>Verify</h1>} />
        </Routes>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return fetched;
}

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const fill = (name: string, secret: string) => {
  fireEvent.change(username(), { target: { value: name } });
  fireEvent.change(password(), { target: { value: secret } });
};
const submit = () => act(async () => void fireEvent.click(button('Request Access')));
const granted = async () => new Response('{"id":"1"}');

beforeEach(() => {
  isGatewayUp = true;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the Team Access card', () => {
  it.each([
    ['', ''],
    ['demo', ''],
    ['', 'secret'],
    ['   ', 'secret'],
  ])('cannot be sent with the username %j and the password %j', (name, secret) => {
    open(granted);
    fill(name, secret);
    expect(button('Request Access').disabled).toBe(true);
  });

  it('shows and hides the password', () => {
    open(granted);
    expect(password().type).toBe('password');
    fireEvent.click(button('Show password'));
    expect(password().type).toBe('text');
    fireEvent.click(button('Hide password'));
    expect(password().type).toBe('password');
  });

  it('sends the trimmed username, says that access is granted, and enters on the button', async () => {
    const fetched = open(granted);
    fill('  demo ', ' secret ');
    await submit();
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/auth/login');
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"username":"demo","password":" secret "}');
    expect(screen.getByRole('heading', { name: 'Access Granted' })).toBe(document.activeElement);
    await act(async () => {
      fireEvent.click(button('Enter Platform Wireframe'));
      await vi.advanceTimersByTimeAsync(50);
    });
    expect(screen.getByRole('heading', { name: 'Hype Zone' })).toBeDefined();
  });

  it('enters by itself after two seconds, not before', async () => {
    open(granted);
    fill('demo', 'secret');
    await submit();
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(screen.queryByRole('heading', { name: 'Hype Zone' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(150));
    expect(screen.getByRole('heading', { name: 'Hype Zone' })).toBeDefined();
  });

  it('leads a registration that waits for its code to where it is entered', async () => {
    const data = { registrationId: 'r1', email: 'nova@players.example', referralCode: '' };
    const body = JSON.stringify({ error: 'wait', code: 'REGISTRATION_WAITING', data });
    open(async () => new Response(body, { status: 409 }));
    fill(' Nova ', 'secret');
    await submit();
    expect(screen.getByRole('heading', { name: 'Verify' })).toBeDefined();
    expect(readPending()).toMatchObject({ username: 'Nova', ...data });
  });

  it('stays, and says so, when the account cannot be loaded', async () => {
    isGatewayUp = false;
    open(granted);
    fill('demo', 'secret');
    await submit();
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(screen.getByText(/We couldn’t load your account/)).toBeDefined();
    isGatewayUp = true;
    await act(async () => {
      fireEvent.click(button('Enter Platform Wireframe'));
      await vi.advanceTimersByTimeAsync(50);
    });
    expect(screen.getByRole('heading', { name: 'Hype Zone' })).toBeDefined();
  });

  const json = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });
  it.each([
    ['the error of the server', json(403, { error: 'This account is suspended' }), 'This account is suspended'],
    ['its own sentence when the server says nothing', json(401, null), 'Invalid username or password'],
    [
      'that no answer came',
      async () => Promise.reject(new TypeError('fetch')),
      'Authentication failed. Please try again.',
    ],
  ])('shows %s and clears the password (ER-11)', async (_what, answer, sentence) => {
    open(answer);
    fill('demo', 'wrong');
    await submit();
    expect(screen.getByText(sentence)).toBeDefined();
    expect(password().value).toBe('');
    expect(username().value).toBe('demo');
  });
});
