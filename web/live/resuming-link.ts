import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Client } from 'graphql-ws';

/** So many numbers are remembered as had. */
const HAD_MAX = 1_000;

/** The number in an answer's only field; null when it has none. */
function seqIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const [field] = Object.values(data as Readonly<Record<string, unknown>>);
  const seq: unknown = typeof field === 'object' && field !== null && 'seq' in field ? field.seq : null;
  return typeof seq === 'number' ? seq : null;
}

/** A log is a subscription that takes where to go on from. */
const isLog = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'after'),
  );

const isFault = (cause: unknown): boolean =>
  Array.isArray(cause) &&
  (cause as GraphQLFormattedError[]).some(({ extensions }) => extensions?.['code'] === 'INTERNAL');

/** As Apollo's own link makes them. */
const toError = (cause: unknown): Error =>
  Array.isArray(cause)
    ? new CombinedGraphQLErrors({ errors: cause as GraphQLFormattedError[] })
    : cause instanceof Error
      ? cause
      : new Error('The live connection was closed');

/**
 * Hands operations to the socket, which asks for them again after every break. A log then continues after the last
 * number that was heard, and what is told a second time is dropped: nothing is lost, nothing comes twice. An operation
 * that the server could not take up because something went wrong there is asked for again after `wait`.
 */
export const resumingLink = (client: Client, wait: (attempt: number) => Promise<void>): ApolloLink =>
  new ApolloLink(
    ({ query, variables, operationName, extensions }) =>
      new Observable((observer) => {
        // The socket writes this object anew each time that it asks.
        const asked: Record<string, unknown> = { ...variables };
        const had = isLog(query) ? new Set<number>() : null;
        let failures = 0;
        let hasLeft = false;
        let leave = (): void => undefined;

        /** Whether the answer is new. */
        const note = (seq: number | null): boolean => {
          if (had === null || seq === null) return true;
          if (had.has(seq)) return false;
          had.add(seq);
          const [oldest] = had;
          if (had.size > HAD_MAX && oldest !== undefined) had.delete(oldest);
          const after = asked['after'];
          asked['after'] = typeof after === 'number' ? Math.max(after, seq) : seq;
          return true;
        };
        const ask = (): void => {
          leave = client.subscribe(
            { query: print(query), variables: asked, operationName, extensions },
            {
              next: (result) => {
                failures = 0;
                if (note(seqIn(result.data))) observer.next(result as ApolloLink.Result);
              },
              complete: () => observer.complete(),
              error: (cause) => {
                if (!isFault(cause)) return observer.error(toError(cause));
                void wait(failures++).then(() => !hasLeft && ask());
              },
            },
          );
        };
        ask();
        return () => {
          hasLeft = true;
          leave();
        };
      }),
  );
