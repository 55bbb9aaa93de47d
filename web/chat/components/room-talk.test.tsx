import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { RoomTalk } from './room-talk.tsx';

interface Place {
  readonly mayPost: boolean;
  readonly isHost: boolean;
  readonly isMuted: boolean;
  readonly unread: number | null;
  readonly firstUnreadId: string | null;
}

const OPEN: Place = { mayPost: true, isHost: false, isMuted: false, unread: 0, firstUnreadId: null };

/** How wide the window is. */
let isWide = false;
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isWide,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Shows the talk; answers what was posted. */
function show(place: Place | null, isUnderWay = true): string[] {
  const posted: string[] = [];
  const answers: Readonly<Record<string, object>> = {
    Viewer: { viewer: SAMPLE_VIEWER },
    RoomTalk: { chatPlace: place && { __typename: 'ChatPlace', id: 'room:b1', ...place } },
    ChatSettings: {
      chatSettings: {
        __typename: 'ChatSettings',
        muteAll: false,
        highContrast: false,
        showUnread: true,
        slashCommands: true,
      },
    },
    PinnedMessages: { pinnedMessages: [] },
    ChatMessages: {
      chatMessages: {
        __typename: 'ChatMessageConnection',
        seq: 1,
        edges: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName === 'PostChatMessage') posted.push((variables['input'] as { text: string }).text);
        const data = answers[operationName];
        if (!data) return;
        observer.next({ data: data as Record<string, unknown> });
        observer.complete();
      }),
  );
  render(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <UiRoot>
          <RoomTalk battleId="b1" isPlayer withWhom="rival" stage="WAITING" isUnderWay={isUnderWay} />
        </UiRoot>
      </ApolloProvider>
    </MemoryRouter>,
  );
  return posted;
}

it('is folded on a phone, with the count of what was not read, and opens by a tap', async () => {
  isWide = false;
  show({ ...OPEN, unread: 3 });
  const head = await screen.findByRole('button', { name: /Talk with rival/ });
  expect(head.getAttribute('aria-expanded')).toBe('false');
  expect(head.textContent).toContain('3 unread messages');
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(head);
  expect(await screen.findByRole('textbox')).toBeDefined();
  expect(head.getAttribute('aria-expanded')).toBe('true');
});

it('stands open where there is room, and says three lines by one tap each', async () => {
  isWide = true;
  const posted = show(OPEN);
  for (const line of ['Joining now', 'Need 5 min', 'Code?']) expect(await screen.findByText(line)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Code?' }));
  await waitFor(() => expect(posted).toEqual(['Code?']));
});

it('offers no lines about meeting once the match has been played', async () => {
  isWide = true;
  show(OPEN, false);
  expect(await screen.findByRole('textbox')).toBeDefined();
  expect(screen.queryByText('Joining now')).toBeNull();
});

it('can only be read when it is over, and by whoever is muted', async () => {
  isWide = true;
  show({ ...OPEN, mayPost: false });
  expect((await screen.findAllByText(/This conversation is closed/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says that somebody is muted there', async () => {
  isWide = true;
  show({ ...OPEN, mayPost: false, isMuted: true });
  expect((await screen.findAllByText(/You’re muted in this chat/)).length).toBeGreaterThan(0);
});

it('shows nothing to whoever may not read it', () => {
  isWide = true;
  show(null);
  expect(screen.queryByRole('region')).toBeNull();
});
