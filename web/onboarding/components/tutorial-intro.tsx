import { css } from '@emotion/react';
import { ROUND_MS, TARGETS } from '../../../domain/onboarding/tutorial-game.ts';
import { PASS_SCORE, STARTER_BONUS_COINS, TUTORIAL_FEE_CENTS } from '../../../domain/onboarding/tutorial.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { formatCents, formatCoins, formatPercent } from '../../format/format.ts';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import * as t from '../__generated__/messages.ts';

const ROUND_SECONDS = ROUND_MS / SECOND;
const rules = css({ display: 'grid', gap: 'var(--space-2)', paddingInlineStart: 'var(--space-5)', listStyle: 'disc' });

const FIGURES = [
  {
    term: t.entryFee(),
    detail: t.paidByTheHouse({ fee: formatCents(TUTORIAL_FEE_CENTS) }),
  },
  { term: t.youPay(), detail: formatCents(0) },
  {
    term: t.starterBonus(),
    detail: t.passedOrNot({ bonus: formatCoins(STARTER_BONUS_COINS) }),
  },
  { term: t.duration(), detail: t.soManySeconds({ seconds: ROUND_SECONDS }) },
  { term: t.passMark(), detail: t.scoreAccuracy({ score: formatPercent(PASS_SCORE) }) },
];

interface IntroProps {
  /** Whether the starter bonus has come already. */
  readonly isPractice: boolean;
  readonly isStarting: boolean;
  readonly refusal: string | null;
  readonly onStart: () => void;
}

/** What the round costs, what it brings and how it is played (ON-16, ON-17). */
export const TutorialIntro = ({ isPractice, isStarting, refusal, onStart }: IntroProps) => (
  <Stack gap={5}>
    <Stack gap={2}>
      <Heading level={2}>{t.howAPaidChallengeWorksWithout()}</Heading>
      <Text tone="dim">{t.youConfirmTheEntryPlayAndHand()}</Text>
    </Stack>
    <DescriptionList items={FIGURES} />
    <Stack gap={2}>
      <Heading level={3}>{t.hitTheTargets()}</Heading>
      <ul css={rules}>
        <li>{t.targetsAppearOneAfterTheOther({ targets: TARGETS })}</li>
        <li>{t.clickOrTapATarget()}</li>
        <li>{t.accuracyIsYourHitsAmongAllTargets()}</li>
      </ul>
    </Stack>
    {isPractice && <Notice>{t.youHaveYourStarterBonusAlready()}</Notice>}
    {refusal !== null && (
      <Notice tone="loss" live>
        {refusal}
      </Notice>
    )}
    <Button variant="primary" size="large" wide busy={isStarting} onClick={onStart}>
      {t.confirmEntry()}
    </Button>
  </Stack>
);
