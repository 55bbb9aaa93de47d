import type { ApolloClient } from '@apollo/client';
import { seeWhoIsThere } from '../data/client.ts';
import { ViewerDocument } from './operations/__generated__/sign-in.gql.ts';
import { presentAccount, setPresentAccount } from './present-account.ts';

/** What the tabs of a browser talk over: the id of the account that the speaker shows, null for none. */
export interface AccountChannel {
  readonly say: (id: string | null) => void;
  readonly hear: (listener: (id: unknown) => void) => void;
}

/** Null in a browser that has none; the gateway still refuses what is meant for another account. */
export function openAccountChannel(): AccountChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('gauntlet.account');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to its origin
    say: (id) => channel.postMessage(id),
    hear: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
  };
}

/** Keeps this page on the account of the browser's session, whichever tab signs in or out. */
export function followAccount(client: ApolloClient, channel: AccountChannel | null): void {
  client.watchQuery({ query: ViewerDocument, fetchPolicy: 'cache-only' }).subscribe(({ data }) => {
    const viewer = data?.viewer;
    if (viewer === undefined) return;
    const id = viewer?.id ?? null;
    if (id === presentAccount()) return;
    setPresentAccount(id);
    channel?.say(id);
  });
  channel?.hear((id) => {
    if (presentAccount() !== undefined && id !== presentAccount()) void seeWhoIsThere(client);
  });
}
