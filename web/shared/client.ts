import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { documentLink } from './document-link.ts';
import { liveLink } from './live-link.ts';
import { ViewerDocument } from './operations/viewer.gql.ts';

/** A newer list takes the place of the older one, also when it is shorter. */
const replaced = { merge: false } as const;

const makeCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { drafts: replaced, myBattles: replaced, openDisputes: replaced } },
      // A wallet belongs to one account and has no id beside it.
      Wallet: { keyFields: ['userId'] },
    },
  });

/**
 * Forgets everything that was read for the account and shows the person as signed out. The viewer comes first, so that
 * no private screen is left that would ask for its data again.
 */
export async function forgetSession(client: ApolloClient): Promise<void> {
  const signedOut = () => client.writeQuery({ query: ViewerDocument, data: { viewer: null } });
  signedOut();
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  await client.cache.reset({ discardWatches: false });
  signedOut();
}

const isSessionOver = (result: ApolloLink.Result): boolean =>
  'errors' in result && (result.errors?.some((error) => error.extensions?.['code'] === 'UNAUTHENTICATED') ?? false);

/**
 * The app's data client (FR-27): it neither retries, nor polls, nor asks again when the window is focused; what it has
 * read stays good until something says otherwise. Links given take the place of the network in tests.
 */
export function makeClient(network?: ApolloLink): ApolloClient {
  const onSessionEnded = (): void => void forgetSession(client);
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
        if (isSessionOver(result)) onSessionEnded();
      }),
    ),
  );
  const client = new ApolloClient({ cache: makeCache(), link: ApolloLink.from([watchSession, wire]) });
  return client;
}
