import { Lock, Trophy } from 'lucide-react';
import { formatDate } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { achievementWords } from '../achievement-words.ts';
import type { PlayerRecordFragment } from '../operations/__generated__/player-record.gql.ts';
import * as t from '../__generated__/messages.ts';

type Achievement = NonNullable<PlayerRecordFragment['achievements']>[number];

/** PR-05: title, description and, once unlocked, since when. */
export function AchievementList({ achievements }: { readonly achievements: readonly Achievement[] }) {
  const unlocked = achievements.filter((one) => one.unlocked).length;
  return (
    <Panel
      title={t.achievements()}
      aside={
        achievements.length > 0 && (
          <Text as="span" size={14} tone="dim">
            {unlocked === achievements.length
              ? t.allUnlocked({ unlocked })
              : t.someUnlocked({ unlocked, all: achievements.length })}
          </Text>
        )
      }
    >
      {achievements.length === 0 ? (
        <EmptyState title={t.noAchievementsYet()}>{t.theyAreUnlockedByPlaying()}</EmptyState>
      ) : (
        <Grid as="ul" min={240} gap={3} fill>
          {achievements.map((one) => (
            <AchievementCard key={one.id} achievement={one} />
          ))}
        </Grid>
      )}
    </Panel>
  );
}

function AchievementCard({ achievement }: { readonly achievement: Achievement }) {
  const { unlocked, unlockedAt, progress } = achievement;
  const { title, description } = achievementWords(achievement);
  const Icon = unlocked ? Trophy : Lock;
  return (
    <Card as="li" padding={4} tone={unlocked ? 'coin' : 'neutral'}>
      <Row gap={3} align="flex-start" wrap={false}>
        <Icon
          size={22}
          aria-hidden="true"
          css={{ flex: 'none', color: unlocked ? 'var(--coin)' : 'var(--text-faint)' }}
        />
        <Stack gap={1} css={{ flex: 1 }}>
          <Text weight={600}>{title}</Text>
          <Text size={14} tone="dim">
            {description}
          </Text>
          {unlockedAt === null ? (
            <Stack gap={1} css={{ marginBlockStart: 'var(--space-2)' }}>
              {progress !== null && <Progress label={t.progressOf({ title })} value={progress} tone="coin" />}
              <Text size={14}>{progress === null ? t.locked() : t.lockedProgress({ progress })}</Text>
            </Stack>
          ) : (
            <Text size={14}>{t.unlockedOn({ date: formatDate(unlockedAt) })}</Text>
          )}
        </Stack>
      </Row>
    </Card>
  );
}
