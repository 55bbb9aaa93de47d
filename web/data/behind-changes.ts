import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { concatMap, from, of, tap } from 'rxjs';

/**
 * A change can give this browser another token, and what else it asks can be on its way before that answer has brought
 * it. What was refused as nobody's beside a change, and so was not done, is asked once more when the change has been
 * answered; nothing else is ever asked twice.
 */
export function behindChanges(isNobodys: (result: ApolloLink.Result) => boolean): ApolloLink {
  const underWay = new Set<Promise<void>>();
  let begun = 0;

  /** Answers what tells that the change was answered, or given up. */
  function beginChange(): () => void {
    begun++;
    let settle: () => void = () => undefined;
    const settled = new Promise<void>((resolve) => (settle = resolve));
    underWay.add(settled);
    return () => {
      underWay.delete(settled);
      settle();
    };
  }

  return new ApolloLink((operation, forward) => {
    const { operationType } = operation;
    if (operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
    const wasBeside = underWay.size > 0;
    const end = operationType === OperationTypeNode.MUTATION ? beginChange() : () => undefined;
    const before = begun;
    return forward(operation).pipe(
      // With the answer and not behind it: two changes that are both refused must not wait for one another.
      tap({ next: end, error: end, unsubscribe: end }),
      concatMap((result) =>
        isNobodys(result) && (wasBeside || begun > before)
          ? from(Promise.all(underWay)).pipe(concatMap(() => forward(operation)))
          : of(result),
      ),
    );
  });
}
