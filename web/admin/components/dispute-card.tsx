import { Link } from 'react-router-dom';
import { DISPUTE_TYPE_LABELS, STAFF_DISPUTE_WORDS } from '../../format/dispute-words.ts';
import { EvidenceList } from '../../parts/evidence-list.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import type { Tone } from '../../ui/tokens.ts';
import { SUBJECT_WORDS } from '../../format/subject-words.ts';
import { contestPath, sidesOf } from '../decision-words.ts';
import type { OpenDisputeFragment } from '../operations/__generated__/open-dispute.gql.ts';
import { SideReport } from './side-report.tsx';

const PRIORITIES: Readonly<Record<OpenDisputeFragment['priority'], { word: string; tone: Tone }>> = {
  URGENT: { word: 'Urgent', tone: 'loss' },
  HIGH: { word: 'High', tone: 'warn' },
  MEDIUM: { word: 'Medium', tone: 'info' },
  LOW: { word: 'Low', tone: 'neutral' },
};

interface DisputeCardProps {
  readonly dispute: OpenDisputeFragment;
  readonly onDecide: () => void;
}

/** One case: who, how much, what each side said and where it can be seen (EN-55). */
export function DisputeCard({ dispute, onDecide }: DisputeCardProps) {
  const { contest } = dispute;
  const priority = PRIORITIES[dispute.priority];
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
          <Button onClick={onDecide}>Decide</Button>
        </Row>
        <Text css={{ overflowWrap: 'anywhere' }}>{dispute.description}</Text>
        <Grid min={280} gap={5}>
          <DescriptionList
            items={[
              {
                term: SUBJECT_WORDS[dispute.subjectKind],
                detail: path === null ? name : <Link to={path}>{name}</Link>,
              },
              { term: 'Type', detail: DISPUTE_TYPE_LABELS[dispute.type] },
              { term: 'Raised by', detail: dispute.reportedBy?.username ?? 'contradicting results' },
              { term: 'Assigned to', detail: dispute.assignedModerator ?? 'nobody yet' },
            ]}
          />
          <DescriptionList
            items={[
              { term: 'Stake of each', detail: <Money cents={contest.stakeCents} /> },
              { term: 'Held in all', detail: <Money cents={contest.heldCents} /> },
              { term: 'Raised', detail: <RelativeTime at={dispute.submittedAt} now={serverNow} /> },
              {
                term: 'Escalates in',
                detail:
                  dispute.escalatesAt === null ? (
                    'escalated'
                  ) : (
                    <Countdown endsAt={dispute.escalatesAt} now={serverNow} label="Time until it escalates" />
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
        <EvidenceList evidence={dispute.evidence} />
      </Stack>
    </Card>
  );
}
