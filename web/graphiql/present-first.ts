import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import { type DocumentNode, Kind, OperationTypeNode, getOperationAST, parse } from 'graphql';

type Fetched = Awaited<ReturnType<Fetcher>>;

function read(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** The name of the query that stands beside a subscription in its document; null where none does. */
function queryBeside({ query, operationName }: FetcherParams): string | null {
  const document = read(query);
  if (document === null || getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
    return null;
  const beside = document.definitions.find(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.QUERY,
  );
  return (beside?.kind === Kind.OPERATION_DEFINITION && beside.name?.value) || null;
}

const isLive = (answer: Fetched): answer is Extract<Fetched, AsyncIterable<unknown>> => Symbol.asyncIterator in answer;

/** Shows the answer of the query that stands beside a subscription, and then each time what the subscription tells. */
export function presentFirst(fetcher: Fetcher): Fetcher {
  return async (params, options) => {
    const live = await fetcher(params, options);
    const operationName = queryBeside(params);
    if (operationName === null || !isLive(live)) return live;
    return (async function* follow() {
      // The line is open before it is asked: what happens meanwhile comes after the answer.
      const now = await fetcher({ ...params, operationName }, options);
      if (!isLive(now)) yield now as never;
      yield* live;
    })() as never;
  };
}
