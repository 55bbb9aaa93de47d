import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { typePolicies } from '../../data/type-policies.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { startOfDay } from '../hooks/use-folds.ts';
import type { NotificationNode } from '../hooks/use-notifications.ts';
import { NotificationsScreen } from '../screens/notifications-screen.tsx';

const NOON = new Date(2026, 4, 10, 12).getTime();
const HOUR = 3_600_000;

const notice = (id: string, time: number, change: Partial<NotificationNode> = {}): NotificationNode => ({
  __typename: 'Notification',
  id,
  type: 'SYSTEM',
  tab: 'SECURITY',
  title: 'Sign-in from a new device',
  message: 'Your account was opened.',
  time,
  read: false,
  fold: 'device.added',
  link: '/settings?section=security',
  from: null,
  invite: null,
  payout: null,
  alert: {
    __typename: 'NotifiedAlert',
    type: 'Sign-in from a new device',
    device: `Device ${id}`,
    location: null,
    action: 'Review your sessions',
  },
  ...change,
});

const deposit = (id: string, time: number): NotificationNode =>
  notice(id, time, { type: 'PAYMENT', tab: 'PAYOUTS', title: 'Deposit received', fold: null, alert: null });

/** The page over an inbox; answers what is asked of the server. */
function open(notices: readonly NotificationNode[], { tab = '', hasNextPage = false, isDown = false } = {}) {
  const asked: [string, Record<string, unknown>][] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push([operationName, variables]);
        if (operationName === 'ListNotifications')
          observer.next({
            data: {
              notifications: {
                __typename: 'NotificationConnection',
                seq: 9,
                edges: notices.map((node) => ({ __typename: 'NotificationEdge', node })),
                pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: null },
              },
            },
          });
        else if (isDown) return observer.error(new Error('down'));
        else if (operationName === 'MarkNotificationsRead')
          observer.next({ data: { markNotificationsRead: { __typename: 'Inbox', unread: 1 } } });
        else if (operationName === 'MarkNotificationRead')
          observer.next({
            data: { markNotificationRead: { ...notices.find(({ id }) => id === variables['id']), read: true } },
          });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache({ typePolicies }), link });
  const unread = notices.filter(({ read }) => !read).length;
  const viewer = { ...SAMPLE_VIEWER, inbox: { __typename: 'Inbox' as const, seq: 5, unread } };
  client.writeQuery({ query: ViewerDocument, data: { viewer } });
  render(
    <MemoryRouter initialEntries={[`/notifications${tab}`]}>
      <ApolloProvider client={client}>
        <UiRoot>
          <NotificationsScreen />
        </UiRoot>
      </ApolloProvider>
    </MemoryRouter>,
  );
  const inboxUnread = (): number | undefined => client.readQuery({ query: ViewerDocument })?.viewer?.inbox.unread;
  return { asked, inboxUnread };
}

const DAY_OF_SIGN_INS = [
  notice('a', NOON),
  deposit('b', NOON - HOUR),
  notice('c', NOON - 2 * HOUR),
  notice('d', NOON - 3 * HOUR),
  notice('e', NOON - 24 * HOUR),
];

it('shows the sign-ins of a day as one row, with how many, the last device and the others behind a button', async () => {
  open(DAY_OF_SIGN_INS);
  const list = await screen.findByRole('list', { name: 'All notifications' });
  const rows = (): string[] =>
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent ?? '');
  expect(rows()).toHaveLength(3);
  expect(rows()[0]).toContain('Sign-in from a new device · 3 times');
  expect(rows()[0]).toContain('Last on Device a');
  expect(rows()[1]).toContain('Deposit received');
  expect(rows()[2]).not.toContain('times');
  const button = screen.getByRole('button', { name: 'Sign-in from a new device: 2 more that day' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(rows()).toHaveLength(5);
  expect(rows()[0]).not.toContain('times');
  fireEvent.click(button);
  expect(rows()).toHaveLength(3);
});

it('marks all of a folded row as read, and the count of the bell follows', async () => {
  const { asked, inboxUnread } = open(DAY_OF_SIGN_INS);
  await screen.findByText('5 unread.');
  fireEvent.click((await screen.findAllByRole('link', { name: /3 times/ }))[0] as HTMLElement);
  await waitFor(() =>
    expect(asked.find(([name]) => name === 'MarkNotificationsRead')?.[1]).toEqual({ id: 'a', since: startOfDay(NOON) }),
  );
  // The server knows of another one that was read elsewhere.
  await waitFor(() => expect(inboxUnread()).toBe(1));
  expect(asked.map(([name]) => name)).not.toContain('MarkNotificationRead');
});

it('marks one alone where it stands alone or is unfolded', async () => {
  const { asked } = open(DAY_OF_SIGN_INS);
  fireEvent.click(await screen.findByRole('button', { name: /2 more that day/ }));
  fireEvent.click(screen.getAllByRole('link', { name: /Sign-in from a new device/ })[1] as HTMLElement);
  await waitFor(() => expect(asked.find(([name]) => name === 'MarkNotificationRead')?.[1]).toEqual({ id: 'c' }));
  expect(asked.map(([name]) => name)).not.toContain('MarkNotificationsRead');
});

it('shows them as unread again when the server says no', async () => {
  const { inboxUnread } = open(DAY_OF_SIGN_INS, { isDown: true });
  await screen.findByText('5 unread.');
  fireEvent.click((await screen.findAllByRole('link', { name: /3 times/ }))[0] as HTMLElement);
  expect((await screen.findAllByText('Not marked as read')).length).toBeGreaterThan(0);
  expect(inboxUnread()).toBe(5);
});

it('does not say how many there are while older ones of the day were not read', async () => {
  open([notice('a', NOON), notice('c', NOON - HOUR)], { hasNextPage: true });
  expect((await screen.findByRole('link', { name: /times/ })).textContent).toContain('2+ times');
});

it('folds the security alerts as well, and reads what is unread without asking twice', async () => {
  const { asked } = open(
    DAY_OF_SIGN_INS.filter(({ tab }) => tab === 'SECURITY'),
    { tab: '?tab=security' },
  );
  const table = await screen.findByRole('table', { name: 'Security alerts' });
  expect(within(table).getAllByRole('link')).toHaveLength(2);
  expect(within(table).getByRole('link', { name: /3 times/ })).toBeDefined();
  expect(within(table).getByText('Device a')).toBeDefined();
  fireEvent.click(within(table).getByRole('button', { name: /2 more that day/ }));
  expect(within(table).getAllByRole('link')).toHaveLength(4);
  expect(asked.map(([name]) => name)).not.toContain('ReadInbox');
});
