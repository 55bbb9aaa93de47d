import { complaintWords } from '../../format/complaint-words.ts';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { DECISION_WORDS, DISPUTE_TYPE_LABELS, STAFF_DISPUTE_WORDS } from '../../format/dispute-words.ts';
import { EvidenceList } from '../../parts/evidence-list.tsx';
import { useAction } from '../../data/use-action.ts';
import { Part } from '../../parts/part.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { SUBJECT_WORDS } from '../../format/__generated__/subject-words.ts';
import { PRIORITY_WORDS } from '../../desk/priority-words.ts';
import { contestPath, sidesOf } from './decision-words.ts';
import { ReadReadingsDocument } from '../operations/__generated__/battle-dispute.gql.ts';
import { OpenEvidenceDocument, type OpenDisputesQuery } from '../operations/__generated__/dispute.gql.ts';
import type { OpenAppealsQuery, OpenDisputeFragment } from '../operations/__generated__/appeal.gql.ts';
import { AnswerWait } from './answer-wait.tsx';
import { DisputeTalk } from './dispute-talk.tsx';
import { SideReport } from './side-report.tsx';
import * as t from '../__generated__/messages.ts';

type OpenCase = OpenDisputesQuery['openDisputes']['edges'][number]['node'];
type AppealedCase = OpenAppealsQuery['openAppeals']['edges'][number]['node'];

/** Who raised it stands in the queue of disputes, what is said against the decision in that of appeals. */
type Shown = OpenDisputeFragment & {
  readonly reportedBy?: OpenCase['reportedBy'];
  readonly appeal?: AppealedCase['appeal'];
};

interface DisputeCardProps {
  readonly dispute: Shown;
  /** Null where the viewer may not. */
  readonly onDecide: (() => void) | null;
  /** What is done to have the case, left out where nothing can be. */
  readonly taking?: { readonly label: string; readonly busy: boolean; readonly onTake: () => void } | null;
}

/** One case: who, how much, what each side said and where it can be seen (EN-55). */
export function DisputeCard({ dispute, onDecide, taking = null }: DisputeCardProps) {
  const { contest } = dispute;
  const readings = useQuery(ReadReadingsDocument, {
    variables: { disputeId: dispute.id },
    skip: dispute.evidence.length === 0,
  });
  // What gets lost is said again with the next press; a file says so by itself.
  const opening = useAction(OpenEvidenceDocument, { refusal: () => undefined });
  const [creator, opponent] = contest.sides;
  const priority = PRIORITY_WORDS[dispute.priority];
  const path = contestPath(dispute);
  const name = path === null ? contest.gameTitle : `${contest.gameTitle} · ${contest.title}`;
  return (
    <Card as="li">
      <Stack gap={4}>
        <Row justify="space-between">
          <Row gap={2}>
            <Heading level={3}>{sidesOf(dispute)}</Heading>
            <Badge tone={priority.tone}>{priority.word}</Badge>
            <Badge tone={dispute.status === 'ESCALATED' ? 'warn' : 'neutral'}>
              {STAFF_DISPUTE_WORDS[dispute.status]}
            </Badge>
          </Row>
          <Row gap={2}>
            {taking && (
              <Button variant="ghost" busy={taking.busy} onClick={taking.onTake}>
                {taking.label}
              </Button>
            )}
            {onDecide && <Button onClick={onDecide}>{t.decide()}</Button>}
          </Row>
        </Row>
        <Text css={{ overflowWrap: 'anywhere' }}>{complaintWords(dispute.description)}</Text>
        <AnswerWait dispute={dispute} />
        {dispute.appeal && (
          <DescriptionList
            items={[
              {
                term: t.decision(),
                detail: `${dispute.action === null ? '' : DECISION_WORDS[dispute.action]} ${dispute.reason ?? ''}`,
              },
              { term: t.decidedBy(), detail: dispute.assignedModerator ?? '' },
              { term: t.appealedBy(), detail: dispute.appeal.byName },
              {
                term: t.appealed({ sense: 'decision' }),
                detail: <RelativeTime at={dispute.appeal.filedAt} now={serverNow} />,
              },
              {
                term: t.appeal(),
                detail: <span css={{ overflowWrap: 'anywhere' }}>{dispute.appeal.words}</span>,
              },
            ]}
          />
        )}
        <Grid min={280} gap={5}>
          <DescriptionList
            items={[
              {
                term: SUBJECT_WORDS[dispute.subjectKind],
                detail: path === null ? name : <Link to={path}>{name}</Link>,
              },
              { term: t.type(), detail: DISPUTE_TYPE_LABELS[dispute.type] },
              ...(dispute.usernames.length > 0 ? [{ term: t.about(), detail: dispute.usernames.join(', ') }] : []),
              ...(dispute.tags.length > 0 ? [{ term: t.tags(), detail: dispute.tags.join(', ') }] : []),
              ...(dispute.reportedBy === undefined
                ? []
                : [{ term: t.raisedBy(), detail: dispute.reportedBy?.username ?? t.contradictingResults() }]),
              { term: t.assignedTo(), detail: dispute.assignedModerator ?? t.nobodyYet() },
            ]}
          />
          <DescriptionList
            items={[
              { term: t.stakeOfEach(), detail: <Money cents={contest.stakeCents} /> },
              {
                term: contest.isOver ? t.heldInAllPaidSince() : t.heldInAll(),
                detail: <Money cents={contest.heldCents} />,
              },
              { term: t.raised(), detail: <RelativeTime at={dispute.submittedAt} now={serverNow} /> },
              {
                term: t.escalatesIn(),
                detail:
                  dispute.escalatesAt === null ? (
                    dispute.status === 'RESOLVED' ? (
                      t.decidedAlready()
                    ) : (
                      t.escalatedAlready()
                    )
                  ) : (
                    <Countdown endsAt={dispute.escalatesAt} now={serverNow} label={t.timeUntilItEscalates()} />
                  ),
              },
            ]}
          />
        </Grid>
        <Grid min={280} gap={5}>
          {contest.sides.map((side) => (
            <SideReport key={side.id} dispute={dispute} side={side} />
          ))}
        </Grid>
        {creator && opponent && dispute.subjectKind === 'BATTLE' && (
          <Part
            of="proof.timeline"
            battleId={dispute.subjectId}
            names={{ creator: creator.name, opponent: opponent.name }}
            isOptional
          />
        )}
        {creator && opponent && dispute.subjectKind === 'BATTLE' && (
          <Part
            of="proof.chess"
            battleId={dispute.subjectId}
            names={{ creator: creator.name, opponent: opponent.name }}
          />
        )}
        <EvidenceList
          evidence={dispute.evidence}
          readings={readings.data?.dispute.readings ?? []}
          onOpen={(evidenceId) => void opening.run({ evidenceId })}
        />
        {dispute.subjectKind === 'BATTLE' && <DisputeTalk disputeId={dispute.id} />}
        <Part of="desk.dispute.jury" disputeId={dispute.id} />
      </Stack>
    </Card>
  );
}
