import { SECOND } from '../../domain/shared/time.ts';
import { durationTextOf } from '../../domain/results/replay.ts';
import type { Failure } from '../data/failure.ts';
import { serverNow } from '../live/server-clock.ts';
import { useTickingText } from '../ui/figure/ticker.ts';
import { Button } from '../ui/form/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Text } from '../ui/layout/text.tsx';
import { tabular } from '../ui/theme.tsx';
import { Failed } from './failed.tsx';
import * as t from './__generated__/messages.ts';

interface AnswerReportProps {
  /** Of the other side, which has reported. */
  readonly name: string;
  /** Whether it says that it has won, or that the viewer has. */
  readonly saysItWon: boolean;
  /** As it was reported; empty without one. */
  readonly score: string;
  /** When the report stands by itself; null where nothing is due. */
  readonly dueAt: number | null;
  /** What it comes to when it is confirmed. */
  readonly sums: string;
  readonly confirming: { readonly isRunning: boolean; readonly failure: Failure | null };
  readonly onConfirm: () => void;
  /** Leads to the report of an issue; null where there is none. */
  readonly onIssue: (() => void) | null;
}

/** `29:12` until an instant; a begun second counts as whole, and nothing lies below `0:00`. */
function ShortClock({ endsAt }: { readonly endsAt: number }) {
  const text = useTickingText(() => durationTextOf(Math.max(0, Math.ceil((endsAt - serverNow()) / SECOND)) * SECOND));
  return (
    <span
      css={tabular}
      role="timer"
      aria-live="off"
      aria-label={t.theReportStandsInTime({ time: text })}
      translate="no"
    >
      {text}
    </span>
  );
}

/**
 * What the other side has reported and what it comes to, confirmed by one tap: who confirms gains nothing, or what the
 * other gives, so that no recording is asked for.
 */
export function AnswerReport(props: AnswerReportProps) {
  const { name, saysItWon, score, dueAt, sums, confirming, onConfirm, onIssue } = props;
  const says = {
    name: <bdi key="name">{name}</bdi>,
    score: score === '' ? 'none' : score,
    clock: dueAt === null ? '–' : <ShortClock endsAt={dueAt} />,
  };
  return (
    <Stack gap={2}>
      <Text weight={600}>
        {saysItWon ? t.nameSaysTheyWonConfirmOrDispute(says) : t.nameSaysYouWonConfirmOrDispute(says)}
      </Text>
      <Text size={14}>{sums}</Text>
      <Row gap={3}>
        <Button variant="primary" size="large" busy={confirming.isRunning} onClick={onConfirm}>
          {t.confirm()}
        </Button>
        {onIssue && (
          <Button size="large" disabled={confirming.isRunning} onClick={onIssue}>
            {t.reportIssue()}
          </Button>
        )}
      </Row>
      <Failed failure={confirming.failure} />
    </Stack>
  );
}
