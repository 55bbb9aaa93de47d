import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { TwoFactorSetupScreen } from './two-factor-setup-screen.tsx';

const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODES = Array.from({ length: 10 }, (_, n) => `ABCDE-FGHJ${n}`);

function open(address = '/2fa-setup', refusals: Readonly<Record<string, string | null>> = {}) {
  const sent: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push(`${operationName} ${JSON.stringify(variables)}`);
        const code = variables['code'] === '000000' ? 'CODE_WRONG' : refusals[operationName];
        if (code) observer.next({ data: null, errors: [{ message: code, extensions: { code } }] });
        else if (operationName === 'BeginTwoFactor')
          observer.next({
            data: {
              beginTwoFactor: {
                __typename: 'TwoFactorSetup',
                uri: `otpauth://totp/Gauntlet:demo?secret=${SECRET}`,
                key: SECRET,
              },
            },
          });
        else observer.next({ data: { enableTwoFactor: CODES } });
        observer.complete();
      }),
  );
  const router = createMemoryRouter(
    [
      { path: '/2fa-setup', element: <TwoFactorSetupScreen /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [address] },
  );
  render(
    <StrictMode>
      <ApolloProvider client={makeClient(link)}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </StrictMode>,
  );
  return { sent, router };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const enter = async (code: string) => {
  fireEvent.change(screen.getByLabelText('Six-digit code'), { target: { value: code } });
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'correct-Horse-9' } });
  await press('Verify & Enable 2FA');
};

describe('the set-up of two-factor authentication', () => {
  it('asks for one secret only, and shows it as a QR code and for typing', async () => {
    const { sent } = open();
    expect(await screen.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeDefined();
    expect(screen.getByTitle('QR code for your authenticator app')).toBeDefined();
    expect(sent).toEqual(['BeginTwoFactor {}']);
  });

  it('goes to the code and back, with the same secret', async () => {
    const { sent } = open();
    await screen.findByText(/^ABCD/);
    await press("I've Added the Account");
    expect(document.activeElement).toBe(screen.getByLabelText('Six-digit code'));
    await press('Back to QR Code');
    expect(screen.getByText(/^ABCD/)).toBeDefined();
    expect(sent).toHaveLength(1);
  });

  it('says that a code is wrong, then shows the recovery codes and goes on to where one came from', async () => {
    const { router } = open('/2fa-setup?next=/wallet');
    await screen.findByText(/^ABCD/);
    await press("I've Added the Account");
    await enter('000000');
    expect(await screen.findByText('That code isn’t right.')).toBeDefined();
    await enter('123456');
    expect((await screen.findByRole('list', { name: 'Recovery codes' })).children).toHaveLength(10);
    await press('I have saved them');
    expect(router.state.location.pathname).toBe('/wallet');
  });

  it('asks before the recovery codes are left behind', async () => {
    const { router } = open();
    await screen.findByText(/^ABCD/);
    await press("I've Added the Account");
    await enter('123456');
    await act(() => router.navigate('/home'));
    expect(screen.getByText('Leave without the recovery codes?')).toBeDefined();
    await press('Stay');
    expect(router.state.location.pathname).toBe('/2fa-setup');
    await act(() => router.navigate('/home'));
    await press('Leave');
    expect(router.state.location.pathname).toBe('/home');
  });

  it('can be skipped, to the dashboard', async () => {
    const { router } = open('/2fa-setup?next=/wallet');
    await screen.findByText(/^ABCD/);
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Skip for Now' })));
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('says so when it is on already', async () => {
    open('/2fa-setup', { BeginTwoFactor: 'TWO_FACTOR_ON' });
    expect(await screen.findByText('Two-factor authentication is on')).toBeDefined();
  });
});
