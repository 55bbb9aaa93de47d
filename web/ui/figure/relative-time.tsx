import { formatDateTime, formatRelative } from '../../format/format.ts';
import { useTickingText } from './ticker.ts';

interface RelativeTimeProps {
  /** Epoch milliseconds. */
  at: number;
  /** The present in epoch milliseconds; the server's where it is known. */
  now?: (() => number) | undefined;
}

/** `5 minutes ago`, kept up to date; the absolute time on hover and for machines. */
export function RelativeTime({ at, now = Date.now }: RelativeTimeProps) {
  const text = useTickingText(() => formatRelative(at, now()));
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
      {text}
    </time>
  );
}
