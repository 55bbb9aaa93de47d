import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { type Score, TARGETS } from '../../../domain/onboarding/tutorial-game.ts';
import { PASS_SCORE } from '../../../domain/onboarding/tutorial.ts';
import { formatCoins, formatPercent } from '../../format/format.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { Figure, Heading, Text } from '../../ui/layout/text.tsx';
import { ONBOARDING_PATHS } from '../../../domain/onboarding/onboarding.paths.ts';
import type { SubmitTutorialMutation } from '../operations/__generated__/onboarding.gql.ts';
import { Actions } from './actions.tsx';
import * as t from '../__generated__/messages.ts';

const comparison = css({ display: 'grid', gap: 'var(--space-4)' });

interface ResultProps {
  readonly result: SubmitTutorialMutation['submitTutorial'];
  /** Hits and misses of the same round, counted here as the server counted them. */
  readonly counted: Score | null;
  readonly onAgain: () => void;
}

/** What the round was worth beside what others reach (ON-15, ON-16, ON-18, ON-19). */
export const TutorialResult = ({ result, counted, onAgain }: ResultProps) => {
  const { score, hasPassed, communityAverage, bonusCoins, viewer } = result;
  const strays = counted ? counted.misses - (TARGETS - counted.hits) : 0;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Row gap={3} align="center">
          <Heading level={2}>{hasPassed ? t.youPassed() : t.notPassedThisTime()}</Heading>
          <Badge tone={hasPassed ? 'win' : 'neutral'}>{t.passMarkIs({ score: formatPercent(PASS_SCORE) })}</Badge>
        </Row>
        <Figure size={40}>{t.scoreAccuracy({ score: formatPercent(score) })}</Figure>
        {counted && <Text tone="dim">{t.targetsHitAndStrays({ hits: counted.hits, targets: TARGETS, strays })}</Text>}
      </Stack>
      <div css={comparison}>
        <Progress label={t.you()} value={score} tone={hasPassed ? 'win' : 'ember'} showLabel />
        <Progress label={t.communityAverage()} value={communityAverage} tone="info" showLabel />
      </div>
      {bonusCoins > 0 ? (
        <Notice tone="win" title={t.starterBonusCredited({ bonus: formatCoins(bonusCoins) })}>
          {t.itComesPassedOrNotYourBattleCoin({ battleCoins: formatCoins(viewer.wallet.battleCoins) })}
        </Notice>
      ) : (
        <Notice>{t.theStarterBonusCameWithYourFirst()}</Notice>
      )}
      <Actions>
        <Button size="large" onClick={onAgain}>
          {t.playAgain()}
        </Button>
        <Button asChild variant="primary" size="large">
          <Link to={ONBOARDING_PATHS.welcome}>{t.goToDashboard()}</Link>
        </Button>
      </Actions>
    </Stack>
  );
};
