import { useQuery } from '@apollo/client/react';
import { Wrench } from 'lucide-react';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Banner } from '../../ui/layout/banner.tsx';
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
  const startsAt = news.isOn ? null : (next?.startsAt ?? null);
  const what = news.isOn
    ? t.maintenanceIsUnderWay()
    : startsAt === null
      ? t.maintenanceIsPlanned()
      : t.maintenanceBegins({ when: formatDateTime(startsAt) });
  return (
    <Banner
      label={t.maintenance()}
      tone="warn"
      icon={<Wrench size={16} aria-hidden />}
      end={startsAt !== null && <Countdown endsAt={startsAt} now={serverNow} label={t.timeUntilMaintenance()} />}
    >
      {what}
      {reason}
    </Banner>
  );
}
