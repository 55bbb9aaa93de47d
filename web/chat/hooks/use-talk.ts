import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLiveLog } from '../../live/use-live-log.ts';
import {
  ChatHappenedDocument,
  ChatMessagesDocument,
  PinnedMessagesDocument,
} from '../operations/__generated__/chat.gql.ts';
import { type ChatMessageEvent, type Message, type Talk, hasOthers, withMessageEvent, withOlder } from '../talk.ts';
import { useLiveBlocks } from './use-live-blocks.ts';

const PAGE = 40;

export interface LiveTalk {
  /** Null until it is known. */
  readonly talk: Talk | null;
  /** Why it could not be read; what is shown stays. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly isLoadingOlder: boolean;
  readonly reload: () => void;
  readonly loadOlder: () => void;
  /** Changes what is shown here, e.g. by the answer to the viewer's own doing. */
  readonly change: (by: (talk: Talk) => Talk) => void;
}

/** A channel's messages: the latest page, then whatever happens, and older pages on demand. */
export function useTalk(channelId: string, viewerId: string): LiveTalk {
  const client = useApolloClient();
  const [talk, setTalk] = useState<Talk | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isLoading, setLoading] = useState(true);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const change = useCallback((by: (talk: Talk) => Talk) => setTalk((now) => now && by(now)), []);

  const readPage = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: ChatMessagesDocument,
        variables: { channelId, first: PAGE, after },
        fetchPolicy: 'no-cache',
      });
      const page = data?.chatMessages;
      if (!page) throw new Error('the server answered without messages');
      const { edges, pageInfo, seq } = page;
      const older = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      return { messages: edges.map(({ node }) => node).toReversed(), older, seq };
    },
    [client, channelId],
  );

  // What is heard while a page is on its way is perhaps not in it, and is told once.
  const reading = useRef(new Set<ChatMessageEvent[]>());
  const asked = useRef(0);
  const newest = useRef({ turn: 0, seq: 0 });
  /** Begins anew with what is there now; answers up to which event that goes, or null where it could not be read. */
  const read = useCallback((): Promise<number | null> => {
    const turn = ++asked.current;
    const heard: ChatMessageEvent[] = [];
    reading.current.add(heard);
    const pinned = { query: PinnedMessagesDocument, variables: { channelId }, fetchPolicy: 'no-cache' } as const;
    return (
      readPage(null)
        // After the page, so that they are not older: events between the two are told for the page.
        .then(async (page) => ({ page, pins: (await client.query(pinned)).data?.pinnedMessages ?? [] }))
        .then(({ page, pins }) => {
          setError(null);
          if (turn < newest.current.turn) return newest.current.seq; // what was asked for later came first
          newest.current = { turn, seq: page.seq };
          const missed = heard.filter(({ seq }) => seq > page.seq);
          const begun: Talk = { ...page, pins };
          setTalk(missed.reduce((now, event) => withMessageEvent(now, event, viewerId), begun));
          return page.seq;
        })
        .catch((cause: unknown) => {
          setError(cause);
          return null;
        })
        .finally(() => {
          reading.current.delete(heard);
          setLoading(false);
        })
    );
  }, [client, channelId, viewerId, readPage]);
  useEffect(() => {
    void read();
  }, [read]);
  const reload = useCallback(() => {
    setLoading(true);
    void read();
  }, [read]);

  useLiveLog(ChatHappenedDocument, {
    variables: { channelId },
    after: talk?.seq ?? null,
    onEvent: ({ chatHappened }) => {
      if (!chatHappened) return;
      for (const heard of reading.current) heard.push(chatHappened);
      change((now) => withMessageEvent(now, chatHappened, viewerId));
    },
    onTooFarBehind: read,
    onFailure: reload,
  });
  /** For anybody else the list stays as it is, with what was scrolled to. */
  const readIf = (isNews: (page: { messages: readonly Message[]; older: string | null }) => boolean) =>
    readPage(null)
      .then((page) => (isNews(page) ? read() : null))
      .catch(() => null);
  useLiveBlocks(
    (playerId) => {
      const isBy = ({ author }: Message): boolean => author.id === playerId;
      // Whose block was lifted is shown again.
      return talk?.messages.some(isBy) ? read() : readIf(({ messages }) => messages.some(isBy));
    },
    () => readIf(({ messages, older }) => talk === null || hasOthers(talk, messages, older)),
  );

  const older = talk?.older ?? null;
  const isBusy = useRef(false);
  const loadOlder = useCallback(() => {
    if (older === null || isBusy.current) return;
    isBusy.current = true;
    setLoadingOlder(true);
    readPage(older)
      .then((page) => change((now) => withOlder(now, page.messages, page.older)))
      .catch(setError)
      .finally(() => {
        isBusy.current = false;
        setLoadingOlder(false);
      });
  }, [change, older, readPage]);

  return { talk, error, isLoading, isLoadingOlder, reload, loadOlder, change };
}
