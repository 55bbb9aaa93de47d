import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { DataExportsDocument } from '../operations/__generated__/privacy.gql.ts';

/** How long after a look at an archive that is being made the next one follows; the last one is repeated. */
const ASK_AFTER = [1, 2, 3, 5, 8].map((seconds) => seconds * SECOND);

/** The latest archives; while one is being made the page looks again until it is there. */
export function useDataExports() {
  const { data, error, loading, refetch } = useQuery(DataExportsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const exports = data?.dataExports ?? null;
  const isPreparing = exports?.some(({ readyAt }) => readyAt === null) ?? false;

  useEffect(() => {
    if (!isPreparing) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (turn: number): void => {
      timer = setTimeout(
        () =>
          void refetch()
            .catch(() => undefined)
            .finally(() => ask(turn + 1)),
        ASK_AFTER[Math.min(turn, ASK_AFTER.length - 1)],
      );
    };
    ask(0);
    return () => clearTimeout(timer);
  }, [isPreparing, refetch]);

  return { data: exports, error, loading, isPreparing, refetch };
}
