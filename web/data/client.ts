import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { concatMap, from, map, of, tap } from 'rxjs';
import type { RefusalCode } from '../../domain/shared/refusals.ts';
import { behindChanges } from './behind-changes.ts';
import { fetchSentences } from './sentences.ts';
import { documentLink } from './document-link.ts';
import { newestAnswers } from './newest-answers.ts';
import { sayOwnFields } from './own-fields.ts';
import { typePolicies } from './type-policies.ts';
import { liveLink } from '../live/live-link.ts';
import { ViewerDocument } from '../session/operations/__generated__/sign-in.gql.ts';
import { presentAccount } from '../session/present-account.ts';

const makeCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: import.meta.env.VITE_LANGUAGE === 'en' ? typePolicies : sayOwnFields(typePolicies),
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

let lastTurn = 0;
/** Whether any of those who still wait for their turn was told of an end. */
let isEndTold = false;
let line: Promise<void> = Promise.resolve();

/**
 * Asks whose session it is and, when it is not the shown account's, begins anew with that account. News of sessions
 * come late and in any order, so one question follows another and the last one counts. Without an answer what is shown
 * stays, unless a session is said to have ended.
 */
export function seeWhoIsThere(client: ApolloClient, { hasEnded = false } = {}): Promise<void> {
  const turn = ++lastTurn;
  isEndTold ||= hasEnded;
  line = line.then(async () => {
    if (turn !== lastTurn) return;
    const answer = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' }).catch(() => null);
    const wasEndTold = isEndTold;
    isEndTold = false;
    if (!answer?.data) return wasEndTold ? forgetSession(client) : undefined;
    if ((answer.data.viewer?.id ?? null) === presentAccount()) return;
    await forgetSession(client);
    client.writeQuery({ query: ViewerDocument, data: answer.data });
  });
  return line;
}

const hasErrors = (result: ApolloLink.Result): boolean =>
  'errors' in result && result.errors !== undefined && result.errors.length > 0;

const isRefused = (result: ApolloLink.Result, code: RefusalCode): boolean =>
  'errors' in result && (result.errors?.some((error) => error.extensions?.['code'] === code) ?? false);

/**
 * The app's data client (FR-27): it neither retries (but for `behindChanges`), nor polls, nor asks again when the window is focused; what it has
 * read stays good until something says otherwise. Links given take the place of the network in tests.
 */
export function makeClient(network?: ApolloLink): ApolloClient {
  const onSessionEnded = (): void => {
    if (!isLeaving) void seeWhoIsThere(client, { hasEnded: true });
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
      concatMap((result) => {
        const fetching = hasErrors(result) ? fetchSentences() : null;
        return fetching ? from(fetching).pipe(map(() => result)) : of(result);
      }),
    ),
  );
  const client = new ApolloClient({
    cache: makeCache(),
    queryDeduplication: false,
    link: ApolloLink.from([
      newestAnswers(),
      watchSession,
      behindChanges((result) => isRefused(result, 'UNAUTHENTICATED')),
      wire,
    ]),
  });
  return client;
}
