import { Gamepad2, Radio, Trophy, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../format/format.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { REWARD_WORDS, STATUS_WORDS, claimWords, progressWords, rewardWords, unlockWords } from '../mission-words.ts';
import type { MissionRowFragment } from '../operations/__generated__/missions.gql.ts';
import * as t from '../__generated__/messages.ts';

/** By category (EN-43). */
const ICONS: Readonly<Record<MissionRowFragment['category'], ReactNode>> = {
  WIN: <Trophy size={20} aria-hidden />,
  WAGER: <Wallet size={20} aria-hidden />,
  SOCIAL: <Users size={20} aria-hidden />,
  GAME: <Gamepad2 size={20} aria-hidden />,
  STREAM: <Radio size={20} aria-hidden />,
};

export interface MissionItemProps {
  readonly mission: MissionRowFragment;
  /** Whose labels it has: those of missions or those of the wallet's rewards. */
  readonly labels: 'mission' | 'reward';
  readonly isClaiming: boolean;
  readonly onClaim: () => void;
}

/** A mission with its progress, its reward and what can be done with it (MI-04 to MI-07). */
export function MissionItem({ mission, labels, isClaiming, onClaim }: MissionItemProps) {
  const { category, title, description, progress, target, reward, coins, status, claimableAt, claimUntil } = mission;
  const word = (labels === 'mission' ? STATUS_WORDS : REWARD_WORDS)[status];
  const paid = rewardWords(reward, coins);
  const isClaimable = status === 'COMPLETED' && claimableAt === null;
  return (
    <Card as="li" padding={4}>
      <Stack gap={3}>
        <Row justify="space-between" align="flex-start" gap={2}>
          <Row gap={2} wrap={false}>
            <span css={{ color: status === 'LOCKED' ? 'var(--text-dim)' : 'var(--ember)', display: 'inline-flex' }}>
              {ICONS[category]}
            </span>
            <Heading level={3}>{title}</Heading>
          </Row>
          <Badge tone={word.tone}>{word.label}</Badge>
        </Row>
        <Text size={14} tone="dim">
          {unlockWords(mission) ?? description}
        </Text>
        {status !== 'LOCKED' && (
          <Progress
            label={t.progressOfTitle({ title })}
            value={(100 * progress) / target}
            valueText={progressWords(mission)}
            tone={status === 'ACTIVE' ? 'info' : 'win'}
          >
            <Text size={12} tone="dim">
              {status === 'COMPLETED' && claimUntil !== null
                ? t.progressClaimUntil({ progress: progressWords(mission), claimUntil: formatDateTime(claimUntil) })
                : progressWords(mission)}
            </Text>
          </Progress>
        )}
        <Row justify="space-between" gap={2}>
          <Text tone="coin" weight={600}>
            {paid}
          </Text>
          <Button
            size="small"
            variant={isClaimable ? 'primary' : 'secondary'}
            disabled={!isClaimable}
            busy={isClaiming}
            aria-label={isClaimable ? t.claimPaidForTitle({ paid, title }) : `${claimWords(mission)}: ${title}`}
            onClick={onClaim}
          >
            {claimWords(mission)}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
