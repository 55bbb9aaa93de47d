import { Coffee } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DAY } from '../../../domain/shared/time.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import * as t from '../__generated__/messages.ts';

/** Says on every page that the player takes a break, until it ends. */
export function BreakNotice({ until }: { readonly until: number | null }) {
  const [now, setNow] = useState(serverNow);
  const left = until === null ? 0 : until - now;
  useEffect(() => {
    if (left <= 0) return undefined;
    // Timers hold less than a month; a day is looked at anew.
    const timer = setTimeout(() => setNow(serverNow()), Math.min(left, DAY));
    return () => clearTimeout(timer);
  }, [left]);
  if (until === null || left <= 0) return null;
  return (
    <aside
      aria-label={t.yourBreak()}
      css={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 'var(--space-2)',
        padding: 'var(--space-2) var(--space-4)',
        background: 'var(--info-soft)',
        color: 'var(--info)',
        fontSize: 'var(--size-14)',
      }}
    >
      <Coffee size={16} aria-hidden css={{ flex: 'none' }} />
      {t.youAreTakingABreak({ until: formatDateTime(until) })}
    </aside>
  );
}
