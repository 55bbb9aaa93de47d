import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { FIELD, ROUND_MS, type Shot, TARGETS } from '../../../domain/onboarding/tutorial-game.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { tabular } from '../../ui/theme.tsx';
import { useAimRound } from '../hooks/use-aim-round.ts';
import { AimField } from './aim-field.tsx';
import * as t from '../__generated__/messages.ts';

const ROUND_SECONDS = ROUND_MS / SECOND;
const COUNT_FROM = 3;

/** As large as fits between the header and the end of the window. */
const stage = css({
  width: `min(100%, max(280px, (100dvh - 24rem) * ${FIELD.width / FIELD.height}))`,
  marginInline: 'auto',
});
const waiting = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: `${FIELD.width} / ${FIELD.height}`,
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  fontSize: 'clamp(3rem, 16vw, 8rem)',
});

interface PlayProps {
  readonly seed: number;
  readonly onEnd: (shots: readonly Shot[]) => void;
}

/** Three, two, one, and thirty seconds of play (ON-14). */
export function TutorialPlay(props: PlayProps) {
  const [left, setLeft] = useState(COUNT_FROM);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), SECOND);
    return () => clearTimeout(timer);
  }, [left]);
  if (left === 0) return <Round {...props} />;
  return (
    <Stack gap={4} css={stage}>
      <Status seconds={0} hits={0} />
      <div css={[waiting, tabular]} role="status">
        {left}
      </div>
    </Stack>
  );
}

function Round({ seed, onEnd }: PlayProps) {
  const round = useAimRound(seed, onEnd);
  return (
    <Stack gap={4} css={stage}>
      <Status seconds={round.seconds} hits={round.hits} />
      <AimField round={round} />
    </Stack>
  );
}

const Status = ({ seconds, hits }: { readonly seconds: number; readonly hits: number }) => (
  <Stack gap={2}>
    <Progress label={t.round()} value={(100 * seconds) / ROUND_SECONDS} showLabel />
    <Row justify="space-between">
      <Text size={14} tone="dim" css={tabular}>
        {t.secondsLeft({ seconds: ROUND_SECONDS - seconds })}
      </Text>
      <Text size={14} css={tabular}>
        {t.hitsOfTargets({ hits, targets: TARGETS })}
      </Text>
    </Row>
  </Stack>
);
