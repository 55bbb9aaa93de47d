import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { NetworkFailure } from '../../data/failure.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { SecuritySection } from './security-section.tsx';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 0, 5, 12);
beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const session = (id: string, device: string, isCurrent: boolean) => ({
  __typename: 'Session',
  id,
  isCurrent,
  device,
  address: '203.0.113.7',
  lastUsedAt: NOON - HOUR,
  since: NOON - 2 * HOUR,
});

interface Given {
  isDown?: boolean;
  isTwoFactorOn?: boolean;
  recoveryCodesLeft?: number;
  refusals?: Readonly<Record<string, { code: string; field?: string }>>;
}

let given: Given = {};
let sessions = [session('2', 'Safari on iOS', false), session('1', 'Chrome on Windows', true)];

const passkey = {
  __typename: 'Passkey',
  id: 'k1',
  name: 'My laptop',
  isBackedUp: true,
  createdAt: 0,
  lastUsedAt: null,
};

function answer(operation: string, variables: Record<string, unknown>): Record<string, unknown> {
  switch (operation) {
    case 'OwnSessions':
      return { sessions };
    case 'OwnInspections':
      return {
        inspections: {
          __typename: 'InspectionConnection',
          edges: [
            {
              __typename: 'InspectionEdge',
              node: {
                __typename: 'Inspection',
                id: 'i1',
                reason: 'A wallet that shows too little.',
                startedAt: 0,
                endsAt: 1,
              },
            },
          ],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      };
    case 'OwnLooks':
      return {
        accountLooks: {
          __typename: 'AccountLookConnection',
          edges: [
            {
              __typename: 'AccountLookEdge',
              node: { __typename: 'AccountLook', id: 'l1', what: 'IDENTITY', at: NOON },
            },
            { __typename: 'AccountLookEdge', node: { __typename: 'AccountLook', id: 'l2', what: 'ACCOUNT', at: 0 } },
          ],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      };
    case 'EndSession':
      sessions = sessions.filter(({ id }) => id !== variables['id']);
      return { endSession: true };
    case 'EndOtherSessions':
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return { endOtherSessions: 1 };
    case 'ChangePassword':
      return { changePassword: true };
    default: {
      const { isTwoFactorOn = false, recoveryCodesLeft = 0 } = given;
      const security = { __typename: 'Security', isTwoFactorOn, recoveryCodesLeft, passkeys: [passkey] };
      return operation === 'DisableTwoFactor'
        ? { disableTwoFactor: { ...security, isTwoFactorOn: false } }
        : { security };
    }
  }
}

function open(options: Given = {}, address = '/settings') {
  given = options;
  const sent: [string, Record<string, unknown>][] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (given.isDown) {
          observer.error(new NetworkFailure('down'));
          return;
        }
        sent.push([operationName, variables]);
        const refusal = given.refusals?.[operationName];
        if (refusal) observer.next({ data: null, errors: [{ message: refusal.code, extensions: refusal }] });
        else observer.next({ data: answer(operationName, variables) });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <MemoryRouter initialEntries={[address]}>
        <ToastProvider>
          <SecuritySection />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return sent;
}

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fillPasswords = (current: string, fresh: string, repeated: string) => {
  fill('Current password', current);
  fill('New password', fresh);
  fill('Repeat the new password', repeated);
};

beforeEach(() => {
  sessions = [session('2', 'Safari on iOS', false), session('1', 'Chrome on Windows', true)];
});

describe('the security section', () => {
  it('leads to the set-up and back while two-factor authentication is off', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Set Up Two-Factor Authentication' });
    expect(link.getAttribute('href')).toBe('/2fa-setup?next=%2Fsettings');
  });

  it('says when an administrator saw what the player sees, and why', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Views by staff' }));
    expect(list.getByRole('listitem').textContent).toContain('A wallet that shows too little.');
  });

  it('says what staff looked at, and when', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Staff views of your data' }));
    const [identity, account] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(identity).toContain('Staff opened your identity document');
    expect(identity).toContain('2026');
    expect(account).toContain('Staff opened your account');
  });

  it('warns when few recovery codes are left', async () => {
    open({ isTwoFactorOn: true, recoveryCodesLeft: 2 });
    expect(await screen.findByText(/2 of 10/)).toBeDefined();
    expect(screen.getByText(/a few recovery codes left/)).toBeDefined();
  });

  it('switches two-factor authentication off with a code, and says when it is wrong', async () => {
    const sent = open({
      isTwoFactorOn: true,
      recoveryCodesLeft: 9,
      refusals: { DisableTwoFactor: { code: 'CODE_WRONG', field: 'proof' } },
    });
    await screen.findByText(/9 of 10/);
    await press('Turn Off');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Code'), { target: { value: ' 123456 ' } });
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Turn Off' })));
    expect(dialog.getByText('That code isn’t right.')).toBeDefined();
    given = { ...given, refusals: {} };
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Turn Off' })));
    expect(await screen.findByRole('link', { name: 'Set Up Two-Factor Authentication' })).toBeDefined();
    expect(sent.at(-1)).toEqual(['DisableTwoFactor', { proof: '123456' }]);
  });

  it('lists this device first, without a way to revoke it, and revokes another one', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Active sessions' }));
    expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Chrome on WindowsThis device');
    expect(list.getAllByRole('button')).toHaveLength(1);
    await press(/^Revoke Safari on iOS/);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByText('You’re not signed in anywhere else.')).toBeDefined();
  });

  it('signs out everywhere else after a question', async () => {
    const sent = open();
    await screen.findByText('Safari on iOS');
    await press('Sign out everywhere else');
    await press('Sign Out Everywhere Else');
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
    expect(sent.map(([name]) => name)).toContain('EndOtherSessions');
  });

  it('sends a new password only when it was entered twice alike', async () => {
    const sent = open();
    await screen.findByText('Safari on iOS');
    fillPasswords('old password', 'another-Horse-10', 'another-Horse-11');
    await press('Change Password');
    expect(await screen.findByText('The passwords don’t match.')).toBeDefined();
    fill('Repeat the new password', 'another-Horse-10');
    await press('Change Password');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(''));
    expect(sent.filter(([name]) => name === 'ChangePassword')).toEqual([
      [
        'ChangePassword',
        {
          input: { currentPassword: 'old password', newPassword: 'another-Horse-10', proof: null, keptPasskeyIds: [] },
        },
      ],
    ]);
  });

  it('puts a refusal at its field and keeps what was entered', async () => {
    open({ refusals: { ChangePassword: { code: 'PASSWORD_WRONG', field: 'currentPassword' } } });
    await screen.findByText('Safari on iOS');
    fillPasswords('wrong', 'another-Horse-10', 'another-Horse-10');
    await press('Change Password');
    expect(await screen.findByText('That isn’t your current password.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('another-Horse-10');
  });

  it('says what could not be loaded, and tries again', async () => {
    open({ isDown: true });
    expect(await screen.findByText('Failed to load your security settings')).toBeDefined();
    expect(screen.getByText('Failed to load your sessions')).toBeDefined();
    given = {};
    for (const retry of screen.getAllByRole('button', { name: 'Retry' }))
      await act(async () => void fireEvent.click(retry));
    expect(await screen.findByText('My laptop')).toBeDefined();
    expect(await screen.findByText('Safari on iOS')).toBeDefined();
  });

  it('says that a browser without passkeys cannot add one, and offers none', async () => {
    open();
    expect(await screen.findByText('My laptop')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a Passkey' })).toBeNull();
  });
});
