import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { typePolicies } from '../../data/type-policies.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { NotificationsPopover } from './notifications-popover.tsx';

/** As the header has it. */
const Bell = () => <NotificationsPopover unread={useViewer()?.inbox.unread ?? 0} />;

it('has the count of the page’s first answer at once, follows the inbox from there and never asks for it (FR-17)', async () => {
  const asked: string[] = [];
  let tell: ((data: object) => void) | null = null;
  let after: unknown;
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push(operationName);
        if (operationName !== 'InboxChanged') return;
        after = variables['after'];
        tell = (data) => observer.next({ data: data as Record<string, unknown> });
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache({ typePolicies }), link });
  const inbox = { __typename: 'Inbox' as const, seq: 41, unread: 3 };
  client.writeQuery({ query: ViewerDocument, data: { viewer: { ...SAMPLE_VIEWER, inbox } } });
  render(
    <MemoryRouter>
      <ApolloProvider client={client}>
        <UiRoot>
          <Bell />
        </UiRoot>
      </ApolloProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toBeDefined();
  await waitFor(() => expect(tell).not.toBeNull());
  expect(after).toBe(41);
  act(() =>
    tell?.({ inboxChanged: { __typename: 'InboxChange', seq: 42, kind: 'READ', unread: 2, notification: null } }),
  );
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeDefined();
  act(() =>
    tell?.({ inboxChanged: { __typename: 'InboxChange', seq: 43, kind: 'ALL_READ', unread: 0, notification: null } }),
  );
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeDefined();
  expect(asked).toEqual(['InboxChanged']);
});
