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
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { MyDisputesDocument } from '../operations/__generated__/my-disputes.gql.ts';
import type { OwnDisputeFragment } from '../operations/__generated__/own-dispute.gql.ts';
import { AppealDialog } from './appeal-dialog.tsx';

/** The player's disputes of one of the two states, newest first (HE-07). */
export function DisputeList({ isResolved }: { readonly isResolved: boolean }) {
  const read = usePages(MyDisputesDocument, 'myDisputes', { variables: { isResolved }, first: 10 });
  const dialog = useAddressDialog('evidence');
  const appeal = useAddressDialog('appeal');
  const title = isResolved ? 'Resolved' : 'Under Review';
  return (
    <Panel title={title}>
      <PagedList
        read={read}
        what={isResolved ? 'resolved disputes' : 'disputes under review'}
        skeleton={[1, 140]}
        empty={
          <EmptyState title={isResolved ? 'No resolved disputes' : 'No disputes under review'}>
            {isResolved ? 'What was decided is kept here with its reason.' : 'Nothing of yours is contested.'}
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

/** Whether evidence can be added: somebody decides still, or once more. */
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
        <DisputeEvidence disputeId={dispute.id} />
        {(onShow ?? onAppeal) && (
          <Row gap={2}>
            {onShow && <Button onClick={onShow}>Add Evidence</Button>}
            {onAppeal && <Button onClick={onAppeal}>Appeal</Button>}
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
      words: reportedBy ? `Submitted by ${reportedBy.username}` : 'Opened because the reported results contradict',
    },
    ...(status === 'IN_REVIEW' ? [{ at: null, words: 'A moderator looks at it.' }] : []),
    ...(status === 'ESCALATED'
      ? [{ at: null, words: 'With a senior moderator.' }]
      : escalatesAt !== null
        ? [
            {
              at: null,
              words: `Goes to a senior moderator by itself on ${formatDateTime(escalatesAt)}, ${ESCALATION_WINDOW / HOUR} hours after it was opened.`,
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
            words: `Can be appealed until ${formatDateTime(appealableUntil)}, ${APPEAL_WINDOW / HOUR} hours after the decision.`,
          },
        ]),
    ...(appeal === null ? [] : [{ at: appeal.filedAt, words: `Appealed by ${appeal.by.username}: ${appeal.words}` }]),
    ...(appeal === null ? [] : [{ at: appeal.decidedAt, words: appealWords(appeal) }]),
  ];
  return (
    <Stack as="ol" gap={1} aria-label="Steps">
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
  if (verdict === null) return 'Somebody else than before looks at the decision.';
  if (verdict === 'UPHOLD') return `The appeal was turned down. ${reason}`;
  return winnerName === null
    ? `The decision was overturned: both sides got stake and fee back. ${reason}`
    : `The decision was overturned: ${winnerName} has won. ${reason}`;
}
