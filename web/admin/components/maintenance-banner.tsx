import { useQuery } from '@apollo/client/react';
import { Wrench } from 'lucide-react';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { MaintenanceChangedDocument, MaintenanceNowDocument } from '../operations/__generated__/maintenance.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Announces maintenance on every page and counts down to it; nothing while there is none. */
export function MaintenanceBanner() {
  const { data, refetch } = useQuery(MaintenanceNowDocument);
  useLiveRefresh(MaintenanceChangedDocument, () => void refetch().catch(() => undefined));
  const news = data?.maintenance;
  const next = news?.open[0];
  if (!news || (!news.isOn && !next)) return null;
  const reason = next === undefined || next.reason === '' ? '' : ` ${next.reason}`;
  return (
    <aside
      aria-label={t.maintenance()}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 'var(--space-1) var(--space-2)',
        padding: 'var(--space-2) var(--space-4)',
        background: 'var(--warn-soft)',
        color: 'var(--warn)',
        fontSize: 'var(--size-14)',
      }}
    >
      <Wrench size={16} aria-hidden css={{ flex: 'none' }} />
      {news.isOn ? (
        <span>
          {t.maintenanceIsUnderWay()}
          {reason}
        </span>
      ) : next !== undefined && next.startsAt !== null ? (
        <>
          <span>
            {t.maintenanceBegins({ when: formatDateTime(next.startsAt) })}
            {reason}
          </span>
          <Countdown endsAt={next.startsAt} now={serverNow} label={t.timeUntilMaintenance()} />
        </>
      ) : (
        <span>
          {t.maintenanceIsPlanned()}
          {reason}
        </span>
      )}
    </aside>
  );
}
