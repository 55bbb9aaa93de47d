import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Notice } from '../../ui/layout/notice.tsx';
import { errandWords, isUnderWay } from '../server-words.ts';
import { SystemOperationsDocument } from '../operations/__generated__/system.gql.ts';
import * as t from '../__generated__/messages.ts';

const ASK_EVERY_MS = 500;

interface RefreshOutcomeProps {
  /** Of the operation that reads servers anew. */
  readonly id: string;
  /** All servers have answered, or have had their time. */
  readonly onEnd: () => void;
}

/** How far the servers are that were told to read themselves anew, and who has not answered. */
export function RefreshOutcome({ id, onEnd }: RefreshOutcomeProps) {
  const { data, startPolling, stopPolling } = useQuery(SystemOperationsDocument, {
    variables: { first: 5, after: null },
    fetchPolicy: 'network-only',
  });
  const operation = data?.systemOperations.edges.find(({ node }) => node.id === id)?.node;
  const hasEnded = operation !== undefined && !isUnderWay(operation);
  useEffect(() => {
    if (hasEnded) {
      onEnd();
      return;
    }
    startPolling(ASK_EVERY_MS);
    return stopPolling;
  }, [hasEnded, onEnd, startPolling, stopPolling]);
  if (!hasEnded) {
    return <Notice live>{t.theServersAreReadAnew()}</Notice>;
  }
  const [first, ...rest] = errandWords(operation);
  return (
    <Notice live tone={operation.state === 'DONE' ? 'win' : 'warn'}>
      {[first, ...rest].join(' · ')}
    </Notice>
  );
}
