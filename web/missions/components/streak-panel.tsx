import { useQuery } from '@apollo/client/react';
import { Flame, Snowflake } from 'lucide-react';
import { formatCount } from '../../format/format.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { LevelBar } from '../../parts/level-bar.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Coins } from '../../ui/figure/money.tsx';
import { Figure, Text } from '../../ui/layout/text.tsx';
import {
  MissionsChangedDocument,
  ReadStreakDocument,
  type ReadStreakQuery,
} from '../operations/__generated__/missions.gql.ts';
import { useReadAt } from '../hooks/use-read-at.ts';
import { ownZone } from '../own-zone.ts';
import * as t from '../__generated__/messages.ts';

/** Days in a row with their milestones and freezes, and the level that playing has brought (MI-03, EN-44). */
export function StreakPanel() {
  const query = useQuery(ReadStreakDocument, { variables: { zone: ownZone() }, fetchPolicy: 'cache-and-network' });
  useLiveRefresh(MissionsChangedDocument, () => void query.refetch().catch(() => undefined));
  const readAt = useReadAt(query);
  return (
    <Panel title={t.yourStreak()}>
      <Loaded query={query} what={t.yourStreakWhat()} skeleton={[5, 48]} readAt={readAt}>
        {({ streak, experience }) => (
          <Stack gap={5}>
            <Days streak={streak} />
            <List label={t.milestonesOfTheStreak()}>
              {streak.milestones.map(({ days, coins, claimed }) => (
                <ListRow
                  key={days}
                  title={t.days({ count: days })}
                  detail={<Coins amount={coins} />}
                  trailing={<Badge tone={claimed ? 'win' : 'neutral'}>{claimed ? t.claimed() : t.unclaimed()}</Badge>}
                />
              ))}
            </List>
            <LevelBar {...experience} />
            <Text size={14} tone="dim">
              {t.creditsCreditsForPracticeCosmetics({ credits: formatCount(experience.credits) })}
            </Text>
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function Days({ streak }: Pick<ReadStreakQuery, 'streak'>) {
  const { days, freezes, isTodayOpen, nextBonusCoins } = streak;
  const coins = <Coins amount={nextBonusCoins} />;
  return (
    <Stack gap={2}>
      <Row gap={2}>
        <Flame size={28} aria-hidden css={{ color: 'var(--ember)' }} />
        <Figure size={28}>{t.days({ count: days })}</Figure>
        <Badge tone="info" icon={<Snowflake aria-hidden />}>
          {t.freezes({ count: freezes })}
        </Badge>
      </Row>
      <Text size={14} tone="dim">
        {isTodayOpen ? t.tomorrowBrings({ coins }) : t.todayBrings({ coins })}
      </Text>
    </Stack>
  );
}
