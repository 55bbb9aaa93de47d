import { Link } from 'react-router-dom';
import { DISPUTE_TYPE_LABELS, STAFF_DISPUTE_WORDS } from '../../format/dispute-words.ts';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
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
import { type Contestant, contestantsOf } from '../decision-words.ts';
import type { OpenDisputeFragment } from '../operations/__generated__/open-dispute.gql.ts';

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

/** One contested battle: who, how much, what both said and where it can be seen (EN-55). */
export function DisputeCard({ dispute, onDecide }: DisputeCardProps) {
  const { battle } = dispute;
  const priority = PRIORITIES[dispute.priority];
  return (
    <Card as="li">
      <Stack gap={4}>
        <Row justify="space-between">
          <Row gap={2}>
            <Heading level={3}>
              {contestantsOf(dispute)
                .map(({ username }) => username)
                .join(' vs ')}
            </Heading>
            <Badge tone={priority.tone}>{priority.word}</Badge>
            <Badge tone={dispute.status === 'ESCALATED' ? 'warn' : 'neutral'}>
              {STAFF_DISPUTE_WORDS[dispute.status]}
            </Badge>
          </Row>
          <Button onClick={onDecide}>Decide</Button>
        </Row>
        <Text>{dispute.description}</Text>
        <Grid min={280} gap={5}>
          <DescriptionList
            items={[
              {
                term: 'Battle',
                detail: (
                  <Link to={challengePath(battle.id)}>
                    {battle.gameTitle} · {battle.title}
                  </Link>
                ),
              },
              { term: 'Type', detail: DISPUTE_TYPE_LABELS[dispute.type] },
              { term: 'Raised by', detail: dispute.reportedBy?.username ?? 'contradicting results' },
              { term: 'Assigned to', detail: dispute.assignedModerator ?? 'nobody yet' },
            ]}
          />
          <DescriptionList
            items={[
              { term: 'Stake of each', detail: <Money cents={battle.stakeCents} /> },
              { term: 'Held in all', detail: <Money cents={2 * battle.holdCents} /> },
              { term: 'Raised', detail: <RelativeTime at={dispute.submittedAt} now={serverNow} /> },
              {
                term: 'Escalates in',
                detail:
                  battle.dueAt === null ? (
                    'escalated'
                  ) : (
                    <Countdown endsAt={battle.dueAt} now={serverNow} label="Time until it escalates" />
                  ),
              },
            ]}
          />
        </Grid>
        <Grid min={280} gap={5}>
          {contestantsOf(dispute).map((player) => (
            <Report key={player.id} dispute={dispute} player={player} />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

function Report({ dispute, player }: { readonly dispute: OpenDisputeFragment; readonly player: Contestant }) {
  const report = dispute.battle.reports.find(({ playerId }) => playerId === player.id);
  return (
    <Stack gap={1}>
      <Heading level={4}>{player.username}</Heading>
      {report === undefined ? (
        <Text tone="dim">has reported no result</Text>
      ) : (
        <>
          <Text>
            reports: {report.claim === 'WON' ? 'I won' : 'I lost'}
            {report.score === '' ? '' : `, ${report.score}`}
          </Text>
          <Text size={14} tone="dim">
            <a href={report.recordingUrl} target="_blank" rel="noopener noreferrer">
              Recording of {player.username}
            </a>{' '}
            · <RelativeTime at={report.at} now={serverNow} />
          </Text>
        </>
      )}
    </Stack>
  );
}
