import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import type { RefusalCode } from '../../domain/shared/refusals.ts';
import { documentLink } from './document-link.ts';
import { keepNewer } from './keep-newer.ts';
import { liveLink } from '../live/live-link.ts';
import { ViewerDocument } from '../session/operations/__generated__/viewer.gql.ts';
import { presentAccount } from '../session/present-account.ts';

/** A newer list takes the place of the older one, also when it is shorter. */
const replaced = { merge: false } as const;

const makeCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          drafts: replaced,
          chatChannels: replaced,
          chatSettings: { merge: true },
          myBattles: replaced,
          openDisputes: replaced,
          sessions: replaced,
          paymentMethods: replaced,
          balanceHistory: replaced,
          topReplays: replaced,
          teamAsks: replaced,
          notifications: keepNewer,
        },
      },
      Security: { fields: { passkeys: replaced } },
      Team: {
        fields: {
          members: replaced,
          requests: replaced,
          invitations: replaced,
          challenges: replaced,
          battles: replaced,
        },
      },
      TeamChallenge: { fields: { agreements: replaced } },
      TeamBattle: { fields: { lineUp: replaced } },
      Dispute: { fields: { evidence: replaced } },
      Contest: { fields: { sides: replaced, reports: replaced } },
      // What is held of a side is that of the contest.
      ContestSide: { keyFields: false },
      Replay: { fields: { highlights: replaced, clips: replaced } },
      // The badge is that of the replay's game.
      ReplayPlayer: { keyFields: false },
      // A wallet belongs to one account and has no id beside it.
      Wallet: { keyFields: ['userId'] },
      // The caller's own; there is one.
      PlayLimits: { keyFields: [] },
    },
  });

let isLeaving = false;

/**
 * Says that this page is about to end its own session. The server tells so at once, but the way to the next page comes
 * first: what is still shown would ask for its data again.
 */
export function beginLeaving(): void {
  isLeaving = true;
}

/** The session stays after all. */
export function stayHere(): void {
  isLeaving = false;
}

/**
 * Forgets everything that was read for the account and shows the person as signed out. The viewer comes first, so that
 * no private screen is left that would ask for its data again.
 */
export async function forgetSession(client: ApolloClient): Promise<void> {
  isLeaving = false;
  const signedOut = () => client.writeQuery({ query: ViewerDocument, data: { viewer: null } });
  signedOut();
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  await client.cache.reset({ discardWatches: false });
  signedOut();
}

/** Asks whose session it is and, when it is not the shown account's, begins anew with that account. */
export async function seeWhoIsThere(client: ApolloClient): Promise<void> {
  const answer = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' }).catch(() => null);
  if (!answer?.data || (answer.data.viewer?.id ?? null) === presentAccount()) return;
  await forgetSession(client);
  client.writeQuery({ query: ViewerDocument, data: answer.data });
}

const isRefused = (result: ApolloLink.Result, code: RefusalCode): boolean =>
  'errors' in result && (result.errors?.some((error) => error.extensions?.['code'] === code) ?? false);

/**
 * The app's data client (FR-27): it neither retries, nor polls, nor asks again when the window is focused; what it has
 * read stays good until something says otherwise. Links given take the place of the network in tests.
 */
export function makeClient(network?: ApolloLink): ApolloClient {
  const onSessionEnded = (): void => {
    if (!isLeaving) void forgetSession(client);
  };
  const wire =
    network ??
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      liveLink(onSessionEnded),
      documentLink(),
    );
  const watchSession = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        if (isRefused(result, 'UNAUTHENTICATED')) onSessionEnded();
        else if (isRefused(result, 'ACCOUNT_CHANGED')) void seeWhoIsThere(client);
      }),
    ),
  );
  const client = new ApolloClient({ cache: makeCache(), link: ApolloLink.from([watchSession, wire]) });
  return client;
}
