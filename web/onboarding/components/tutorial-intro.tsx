import { css } from '@emotion/react';
import { ROUND_MS, TARGETS } from '../../../domain/onboarding/tutorial-game.ts';
import { PASS_SCORE, STARTER_BONUS_COINS, TUTORIAL_FEE_CENTS } from '../../../domain/onboarding/tutorial.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { formatCents, formatCoins, formatPercent } from '../../format/format.ts';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Heading, Text } from '../../ui/text.tsx';

const ROUND_SECONDS = ROUND_MS / SECOND;
const rules = css({ display: 'grid', gap: 'var(--space-2)', paddingInlineStart: 'var(--space-5)', listStyle: 'disc' });

const FIGURES = [
  { term: 'Entry fee', detail: `${formatCents(TUTORIAL_FEE_CENTS)}, paid by the house` },
  { term: 'You pay', detail: formatCents(0) },
  { term: 'Starter bonus', detail: `${formatCoins(STARTER_BONUS_COINS)}, passed or not` },
  { term: 'Duration', detail: `${ROUND_SECONDS} seconds` },
  { term: 'Pass mark', detail: `${formatPercent(PASS_SCORE)} accuracy` },
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
      <Heading level={2}>How a paid challenge works, without the risk</Heading>
      <Text tone="dim">
        You confirm the entry, play, and hand in the result. The server checks it by playing it again.
      </Text>
    </Stack>
    <DescriptionList items={FIGURES} />
    <Stack gap={2}>
      <Heading level={3}>Hit the targets</Heading>
      <ul css={rules}>
        <li>{TARGETS} targets appear one after the other; each stays for a second and a half.</li>
        <li>Click or tap a target. On a keyboard, arrow keys move the crosshair and Space shoots.</li>
        <li>Accuracy is your hits among all targets and stray shots, so aim before you shoot.</li>
      </ul>
    </Stack>
    {isPractice && <Notice>You have your starter bonus already. This round is for practice.</Notice>}
    {refusal !== null && (
      <Notice tone="loss" live>
        {refusal}
      </Notice>
    )}
    <Button variant="primary" size="large" wide busy={isStarting} onClick={onStart}>
      Confirm Entry
    </Button>
  </Stack>
);
