import { useEffect, useState } from 'react';
import { WATCH_EVERY } from '../../../domain/streams/stream.ts';
import { useSend } from '../../data/use-send.ts';
import { LeaveStreamDocument, WatchStreamDocument } from '../operations/__generated__/stream.gql.ts';

/** Says that somebody watches a stream for as long as the page shows it; answers how many do, null until it is known. */
export function useWatching(streamId: string, isLive: boolean): number | null {
  const send = useSend();
  const [counted, setCounted] = useState<{ readonly streamId: string; readonly viewers: number } | null>(null);
  useEffect(() => {
    if (!isLive) return undefined;
    let isHere = true;
    const say = (): void => {
      send(WatchStreamDocument, { id: streamId })
        .then(({ watchStream: viewers }) => isHere && setCounted({ streamId, viewers }))
        .catch(() => undefined); // said again soon
    };
    say();
    const timer = setInterval(say, WATCH_EVERY);
    return () => {
      isHere = false;
      clearInterval(timer);
      send(LeaveStreamDocument, { id: streamId }).catch(() => undefined);
    };
  }, [isLive, send, streamId]);
  return counted?.streamId === streamId ? counted.viewers : null;
}
