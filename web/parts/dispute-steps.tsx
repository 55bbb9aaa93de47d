import { APPEAL_WINDOW } from '../../domain/disputes/appeal.ts';
import { ESCALATION_WINDOW } from '../../domain/disputes/dispute.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { DisputeStepsFragment } from '../data/operations/__generated__/dispute-steps.gql.ts';
import { type Leaning, juryWords, verdictsOf } from '../format/dispute-words.ts';
import { formatDateTime } from '../format/format.ts';
import { serverNow } from '../live/server-clock.ts';
import { RelativeTime } from '../ui/figure/relative-time.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { Text } from '../ui/layout/text.tsx';
import * as t from './__generated__/messages.ts';

/** One thing that has happened, or comes; `at` is null for what is now, or has no instant of its own. */
interface Step {
  readonly at: number | null;
  readonly words: string;
}

interface DisputeStepsProps {
  readonly dispute: DisputeStepsFragment;
  /** Null where no jury was heard. */
  readonly jury?: (Leaning & { readonly heardAt: number }) | null;
}

/** What has happened in a dispute so far, every verdict in its place, and what comes next by itself. */
export function DisputeSteps({ dispute, jury = null }: DisputeStepsProps) {
  return (
    <Stack as="ol" gap={1} aria-label={t.steps()}>
      {stepsOf(dispute, jury).map(({ at, words }) => (
        <Text as="li" key={words} size={14} css={{ overflowWrap: 'anywhere' }}>
          {words}
          {at !== null && (
            <>
              {' '}
              · <RelativeTime at={at} now={serverNow} />
            </>
          )}
        </Text>
      ))}
    </Stack>
  );
}

function stepsOf(dispute: DisputeStepsFragment, jury: NonNullable<DisputeStepsProps['jury']> | null): readonly Step[] {
  const { submittedAt, status, escalatesAt, reportedBy, appealableUntil, appeal } = dispute;
  const [decision, onAppeal] = verdictsOf(dispute);
  return [
    {
      at: submittedAt,
      words: reportedBy
        ? t.submittedByUsername({ username: reportedBy.username })
        : t.openedBecauseTheResultsContradict(),
    },
    ...(status === 'IN_REVIEW' ? [{ at: null, words: t.aModeratorLooks() }] : []),
    ...(status === 'ESCALATED'
      ? [{ at: null, words: t.withASeniorModerator() }]
      : escalatesAt !== null
        ? [
            {
              at: null,
              words: t.goesToASeniorModerator({ at: formatDateTime(escalatesAt), hours: ESCALATION_WINDOW / HOUR }),
            },
          ]
        : []),
    ...(decision ? [decision] : []),
    ...(jury === null ? [] : [{ at: jury.heardAt, words: juryWords(jury) }]),
    ...(appealableUntil === null
      ? []
      : [
          {
            at: null,
            words: t.canBeAppealedUntil({ until: formatDateTime(appealableUntil), hours: APPEAL_WINDOW / HOUR }),
          },
        ]),
    ...(appeal === null
      ? []
      : [
          {
            at: appeal.filedAt,
            words: t.appealedByUsernameWords({ username: appeal.by.username, words: appeal.words }),
          },
          onAppeal ?? { at: null, words: t.somebodyElseThanBeforeLooks() },
        ]),
  ];
}
