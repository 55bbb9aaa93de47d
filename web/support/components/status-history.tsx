import { css } from '@emotion/react';
import { useQuery } from '@apollo/client/react';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { PlatformStatusDocument, type PlatformStatusQuery } from '../operations/__generated__/status.gql.ts';
import { type ShownDay, shownDays, uptimeWords } from '../status-words.ts';
import { durationWords } from '../../format/duration-words.ts';
import * as t from '../__generated__/messages.ts';

type Status = PlatformStatusQuery['platformStatus'];

const COLOURS: Readonly<Record<ShownDay['state'], string>> = {
  up: 'var(--win)',
  down: 'var(--loss)',
  maintenance: 'var(--info)',
  unwatched: 'var(--bg-3)',
};

const strip = css({ display: 'flex', gap: 2, height: 32, '& > li': { flex: 1, minWidth: 1, borderRadius: 2 } });

/** How the platform has been, as its servers wrote it down. */
export function StatusHistory() {
  const query = useQuery(PlatformStatusDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.statusHistory()}>
      <Loaded
        query={{ ...query, data: query.data?.platformStatus }}
        what={t.theStatusHistoryToLoad()}
        skeleton={<StatusSkeleton />}
        isEmpty={({ uptime, incidents }) => uptime === null && incidents.length === 0}
        empty={<EmptyState title={t.nothingIsRecordedYet()}>{t.fromNowOnTheServersWriteDown()}</EmptyState>}
      >
        {(status) => <History {...status} />}
      </Loaded>
    </Panel>
  );
}

const History = ({ days, uptime, incidents }: Omit<Status, '__typename'>) => (
  <Stack gap={4}>
    <Days days={shownDays(days, serverNow())} uptime={uptime} />
    <Incidents incidents={incidents} />
  </Stack>
);

/** As high as where nothing has happened. */
const StatusSkeleton = () => (
  <Skeleton label={t.loadingTheStatusHistory()}>
    <SkeletonOf>
      <History days={[]} uptime={null} incidents={[]} />
    </SkeletonOf>
  </Skeleton>
);

function Days({ days, uptime }: { readonly days: readonly ShownDay[]; readonly uptime: number | null }) {
  const watched = days.filter(({ state }) => state !== 'unwatched').length;
  return (
    <>
      <StatCard
        label={t.uptime()}
        value={uptime === null ? t.notKnownYet() : uptimeWords(uptime)}
        note={t.ofTheLast90Days({ count: watched })}
      />
      <ol css={strip} aria-label={t.theLast90Days()}>
        {days.map(({ day, state, words }) => (
          <li key={day} title={words} aria-label={words} style={{ background: COLOURS[state] }} />
        ))}
      </ol>
      <Row justify="space-between">
        <Text size={12} tone="dim">
          {t.ninetyDaysAgo()}
        </Text>
        <Text size={12} tone="dim">
          {t.todayUTC()}
        </Text>
      </Row>
      <Text size={14} tone="dim">
        {t.greenIsUpRedHadAnOutage()}
      </Text>
    </>
  );
}

const KINDS = {
  OUTAGE: { word: t.outage(), tone: 'loss', affected: t.nothingCouldBeReached() },
  MAINTENANCE: { word: t.maintenance(), tone: 'info', affected: t.everythingCouldBeReadAndNothingChanged() },
} as const;

const spanWords = (startedAt: number, endedAt: number | null): string =>
  endedAt === null
    ? t.startedAtToNow({ startedAt: formatDateTime(startedAt) })
    : t.startedAtToEndedAt({ startedAt: formatDateTime(startedAt), endedAt: formatDateTime(endedAt) });

function Incidents({ incidents }: Pick<Status, 'incidents'>) {
  if (incidents.length === 0) return <Text>{t.noOutageAndNoMaintenanceIsRecorded()}</Text>;
  return (
    <List label={t.outagesAndMaintenance()}>
      {incidents.map(({ kind, startedAt, endedAt, reason }) => {
        const { word, tone, affected } = KINDS[kind];
        return (
          <ListRow
            key={`${kind}:${startedAt}`}
            isLong
            title={
              <Row as="span" gap={2}>
                <Badge tone={tone}>{word}</Badge>
                {endedAt === null ? t.goingOn() : durationWords(endedAt - startedAt)}
              </Row>
            }
            detail={[spanWords(startedAt, endedAt), affected, reason].filter((sentence) => sentence !== '').join(' ')}
          />
        );
      })}
    </List>
  );
}
