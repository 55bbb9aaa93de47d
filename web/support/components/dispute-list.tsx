import { APPEAL_WINDOW } from '../../../domain/disputes/appeal.ts';
import { ESCALATION_WINDOW } from '../../../domain/disputes/dispute.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { usePages } from '../../data/use-pages.ts';
import { DECISION_WORDS, DISPUTE_TYPE_LABELS, juryWords, playerDisputeWord } from '../../format/dispute-words.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { DisputeEvidence } from '../../parts/dispute-evidence.tsx';
import { EvidenceDialog } from '../../parts/evidence-dialog.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { MyDisputesDocument, type OwnDisputeFragment } from '../operations/__generated__/dispute.gql.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import * as t from '../__generated__/messages.ts';

/** The player's disputes of one of the two states, newest first (HE-07). */
export function DisputeList({ isResolved }: { readonly isResolved: boolean }) {
  const read = usePages(MyDisputesDocument, 'myDisputes', { variables: { isResolved }, first: 10 });
  const dialog = useAddressDialog('evidence');
  const appeal = useAddressDialog('appeal');
  const title = isResolved ? t.resolved() : t.underReview();
  return (
    <Panel title={title}>
      <PagedList
        read={read}
        what={isResolved ? t.resolvedDisputesToLoad() : t.disputesUnderReviewToLoad()}
        skeleton={[1, 140]}
        empty={
          <EmptyState title={isResolved ? t.noResolvedDisputes() : t.noDisputesUnderReview()}>
            {isResolved ? t.whatWasDecidedIsKept() : t.nothingOfYoursIsContested()}
          </EmptyState>
        }
      >
        {(disputes) => (
          <Stack as="ul" gap={4} aria-label={title}>
            {disputes.map((dispute) => (
              <li key={dispute.id}>
                <DisputeItem
                  dispute={dispute}
                  onShow={isOpen(dispute) ? () => dialog.open(dispute.id) : null}
                  onAppeal={dispute.appealableUntil === null ? null : () => appeal.open(dispute.id)}
                />
                {appeal.value === dispute.id && dispute.appealableUntil !== null && (
                  <AppealDialog disputeId={dispute.id} until={dispute.appealableUntil} onClose={appeal.close} />
                )}
                {isOpen(dispute) && dialog.value === dispute.id && (
                  <EvidenceDialog disputeId={dispute.id} onClose={dialog.close} />
                )}
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    </Panel>
  );
}

interface DisputeItemProps {
  readonly dispute: OwnDisputeFragment;
  readonly onShow: (() => void) | null;
  readonly onAppeal: (() => void) | null;
}

/** Whether evidence matters: somebody decides still, or once more. */
const isOpen = ({ status, appeal }: OwnDisputeFragment): boolean =>
  status !== 'RESOLVED' || (appeal !== null && appeal.verdict === null);

function DisputeItem({ dispute, onShow, onAppeal }: DisputeItemProps) {
  const { contest, description, tags } = dispute;
  return (
    <Card padding={4}>
      <Stack gap={3}>
        <Row justify="space-between" gap={2}>
          <Heading level={3} css={{ overflowWrap: 'anywhere' }}>
            {contest.title}
          </Heading>
          <Badge tone={dispute.status === 'RESOLVED' ? 'info' : 'warn'}>{playerDisputeWord(dispute.status)}</Badge>
        </Row>
        <Text size={14} tone="dim">
          {[contest.gameTitle, DISPUTE_TYPE_LABELS[dispute.type], ...tags].join(' · ')}
        </Text>
        <Text css={{ overflowWrap: 'anywhere' }}>{description}</Text>
        <Steps dispute={dispute} />
        <DisputeEvidence disputeId={dispute.id} onAdd={onShow} />
        {onAppeal && (
          <Row gap={2}>
            <Button onClick={onAppeal}>{t.appeal()}</Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

/** What has happened in a dispute so far, and what comes next by itself. */
function Steps({ dispute }: { readonly dispute: OwnDisputeFragment }) {
  const { submittedAt, escalatesAt, status, decidedAt, action, reason, reportedBy, appealableUntil, appeal, jury } =
    dispute;
  const steps = [
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
              words: t.goesToASeniorModerator({
                at: formatDateTime(escalatesAt),
                hours: ESCALATION_WINDOW / HOUR,
              }),
            },
          ]
        : []),
    ...(action !== null && decidedAt !== null ? [{ at: decidedAt, words: `${DECISION_WORDS[action]} ${reason}` }] : []),
    ...(jury === null ? [] : [{ at: jury.heardAt, words: juryWords(jury) }]),
    ...(appealableUntil === null
      ? []
      : [
          {
            at: null,
            words: t.canBeAppealedUntil({
              until: formatDateTime(appealableUntil),
              hours: APPEAL_WINDOW / HOUR,
            }),
          },
        ]),
    ...(appeal === null
      ? []
      : [
          {
            at: appeal.filedAt,
            words: t.appealedByUsernameWords({ username: appeal.by.username, words: appeal.words }),
          },
        ]),
    ...(appeal === null ? [] : [{ at: appeal.decidedAt, words: appealWords(appeal) }]),
  ];
  return (
    <Stack as="ol" gap={1} aria-label={t.steps()}>
      {steps.map(({ at, words }) => (
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

/** What came of an appeal, as the players read it. */
function appealWords({ verdict, winnerName, reason }: NonNullable<OwnDisputeFragment['appeal']>): string {
  if (verdict === null) return t.somebodyElseThanBeforeLooks();
  if (verdict === 'UPHOLD') return t.theAppealWasTurnedDownReason({ reason: reason ?? '' });
  return winnerName === null
    ? t.theDecisionWasOverturnedAndVoid({ reason: reason ?? '' })
    : t.theDecisionWasOverturnedFor({ winner: winnerName, reason: reason ?? '' });
}
