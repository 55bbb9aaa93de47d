import { css } from '@emotion/react';
import { useQuery } from '@apollo/client/react';
import { formatCounted, formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { PlatformStatusDocument, type PlatformStatusQuery } from '../operations/__generated__/platform-status.gql.ts';
import { type ShownDay, shownDays, uptimeWords } from '../status-words.ts';
import { durationWords } from '../../format/duration-words.ts';

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
    <Panel title="Status History">
      <Loaded
        query={{ ...query, data: query.data?.platformStatus }}
        what="the status history"
        skeleton={[2, 64]}
        isEmpty={({ uptime, incidents }) => uptime === null && incidents.length === 0}
        empty={
          <EmptyState title="Nothing is recorded yet">
            From now on the servers write down when they are up, and it is shown here day by day.
          </EmptyState>
        }
      >
        {(status) => (
          <Stack gap={4}>
            <Days days={shownDays(status.days, serverNow())} uptime={status.uptime} />
            <Incidents incidents={status.incidents} />
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function Days({ days, uptime }: { readonly days: readonly ShownDay[]; readonly uptime: number | null }) {
  const watched = days.filter(({ state }) => state !== 'unwatched').length;
  return (
    <>
      <StatCard
        label="Uptime"
        value={uptime === null ? 'Not known yet' : uptimeWords(uptime)}
        note={`Of the last 90 days, of which ${formatCounted(watched, 'day')} ${watched === 1 ? 'is' : 'are'} recorded`}
      />
      <ol css={strip} aria-label="The last 90 days">
        {days.map(({ day, state, words }) => (
          <li key={day} title={words} aria-label={words} style={{ background: COLOURS[state] }} />
        ))}
      </ol>
      <Row justify="space-between">
        <Text size={12} tone="dim">
          90 days ago
        </Text>
        <Text size={12} tone="dim">
          Today (UTC)
        </Text>
      </Row>
      <Text size={14} tone="dim">
        Green is up, red had an outage, blue had maintenance, grey was not recorded. The servers write down that they
        are up every 15 seconds; when none of them has for a minute, that is an outage. Maintenance counts neither way.
      </Text>
    </>
  );
}

const KINDS = {
  OUTAGE: { word: 'Outage', tone: 'loss', affected: 'Nothing could be reached.' },
  MAINTENANCE: { word: 'Maintenance', tone: 'info', affected: 'Everything could be read, and nothing changed.' },
} as const;

function Incidents({ incidents }: Pick<Status, 'incidents'>) {
  if (incidents.length === 0) return <Text>No outage and no maintenance is recorded in the last 90 days.</Text>;
  return (
    <List label="Outages and maintenance">
      {incidents.map(({ kind, startedAt, endedAt, reason }) => {
        const { word, tone, affected } = KINDS[kind];
        return (
          <ListRow
            key={`${kind}:${startedAt}`}
            isLong
            title={
              <Row as="span" gap={2}>
                <Badge tone={tone}>{word}</Badge>
                {endedAt === null ? 'going on' : durationWords(endedAt - startedAt)}
              </Row>
            }
            detail={`${formatDateTime(startedAt)} to ${endedAt === null ? 'now' : formatDateTime(endedAt)}. ${affected}${reason === '' ? '' : ` ${reason}`}`}
          />
        );
      })}
    </List>
  );
}
