import { useQuery } from '@apollo/client/react';
import { Flame, Snowflake } from 'lucide-react';
import { formatCount, formatCounted } from '../../format/format.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { LevelBar } from '../../parts/level-bar.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Coins } from '../../ui/money.tsx';
import { Figure, Text } from '../../ui/text.tsx';
import { MissionsChangedDocument } from '../operations/__generated__/missions-changed.gql.ts';
import { ReadStreakDocument, type ReadStreakQuery } from '../operations/__generated__/read-streak.gql.ts';
import { useReadAt } from '../hooks/use-read-at.ts';
import { ownZone } from '../own-zone.ts';

/** Days in a row with their milestones and freezes, and the level that playing has brought (MI-03, EN-44). */
export function StreakPanel() {
  const query = useQuery(ReadStreakDocument, { variables: { zone: ownZone() }, fetchPolicy: 'cache-and-network' });
  useLiveRefresh(MissionsChangedDocument, () => void query.refetch().catch(() => undefined));
  const readAt = useReadAt(query);
  return (
    <Panel title="Your streak">
      <Loaded query={query} what="your streak" skeleton={[5, 48]} readAt={readAt}>
        {({ streak, experience }) => (
          <Stack gap={5}>
            <Days streak={streak} />
            <List label="Milestones of the streak">
              {streak.milestones.map(({ days, coins, claimed }) => (
                <ListRow
                  key={days}
                  title={`${days} days`}
                  detail={<Coins amount={coins} />}
                  trailing={<Badge tone={claimed ? 'win' : 'neutral'}>{claimed ? 'Claimed' : 'Unclaimed'}</Badge>}
                />
              ))}
            </List>
            <LevelBar {...experience} />
            <Text size={14} tone="dim">
              {formatCount(experience.credits)} credits for practice cosmetics
            </Text>
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function Days({ streak }: Pick<ReadStreakQuery, 'streak'>) {
  const { days, freezes, isTodayOpen, nextBonusCoins } = streak;
  return (
    <Stack gap={2}>
      <Row gap={2}>
        <Flame size={28} aria-hidden css={{ color: 'var(--ember)' }} />
        <Figure size={28}>{formatCounted(days, 'day')}</Figure>
        <Badge tone="info" icon={<Snowflake aria-hidden />}>
          {formatCounted(freezes, 'freeze')}
        </Badge>
      </Row>
      <Text size={14} tone="dim">
        {isTodayOpen ? 'Tomorrow' : 'Today'} brings <Coins amount={nextBonusCoins} />. A freeze saves one missed day by
        itself.
      </Text>
    </Stack>
  );
}
