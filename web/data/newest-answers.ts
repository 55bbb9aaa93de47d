import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { Subject, finalize, merge, shareReplay, take, tap } from 'rxjs';
import { documentIdOf } from './document-id.ts';
import { happens, hasHappened } from './happened.ts';

/** A question that is under way. */
interface Asked {
  /** How much had happened when it was sent. */
  readonly since: number;
  readonly answer: ReturnType<ApolloLink.ForwardFunction>;
  /** The answer to a later one, where that was quicker. */
  readonly later: Subject<ApolloLink.Result>;
}

/**
 * Those who ask the same at a time share one answer, unless something has happened since it was asked for: a change was
 * answered, or the server told something. It could not tell of that, and whoever reads anew because of it would be shown
 * what was before. In the place of the data client's own sharing, which asks whether an answer is under way and nothing
 * else. An answer that comes late never takes the place of a later one.
 */
export function newestAnswers(): ApolloLink {
  const underWay = new Map<string, Asked[]>();

  return new ApolloLink((operation, forward) => {
    const { operationType, operationName, query, variables } = operation;
    if (operationType !== OperationTypeNode.QUERY)
      return forward(operation).pipe(tap({ next: happens, error: happens }));

    const key = `${documentIdOf(query) ?? operationName} ${JSON.stringify(variables)}`;
    const line = underWay.get(key) ?? [];
    underWay.set(key, line);
    const last = line.at(-1);
    if (last?.since === hasHappened()) return last.answer;

    const later = new Subject<ApolloLink.Result>();
    const answer = merge(forward(operation), later).pipe(
      take(1),
      tap((result) => {
        for (const earlier of line.slice(0, line.indexOf(own))) earlier.later.next(result);
      }),
      finalize(() => {
        line.splice(line.indexOf(own), 1);
        if (line.length === 0) underWay.delete(key);
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
    const own: Asked = { since: hasHappened(), answer, later };
    line.push(own);
    return answer;
  });
}
