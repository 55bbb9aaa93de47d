import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { teamPath } from '../../../domain/teams/teams.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useAction } from '../../data/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Failed } from '../../parts/failed.tsx';
import { DeclineTeamChallengeDocument } from '../operations/__generated__/decline-team-challenge.gql.ts';
import { DropTeamStakeDocument } from '../operations/__generated__/drop-team-stake.gql.ts';
import type { OwnTeamFragment } from '../operations/__generated__/own-team.gql.ts';
import { WithdrawTeamChallengeDocument } from '../operations/__generated__/withdraw-team-challenge.gql.ts';
import { AgreeDialog, AcceptDialog } from './share-dialogs.tsx';
import { TeamLogo } from './team-logo.tsx';

export type Challenge = OwnTeamFragment['challenges'][number];

interface ChallengesPanelProps {
  readonly team: OwnTeamFragment;
  readonly viewerId: string;
}

/** Challenges that wait for an answer, to the team and of the team (TE-03). */
export function ChallengesPanel({ team, viewerId }: ChallengesPanelProps) {
  return (
    <Panel title="Challenges">
      {team.challenges.length === 0 ? (
        <EmptyState title="No challenges are waiting">
          Challenges to your team and of your team are listed here until they are answered.
        </EmptyState>
      ) : (
        <Stack as="ul" gap={4}>
          {team.challenges.map((challenge) => (
            <ChallengeCard key={challenge.id} challenge={challenge} team={team} viewerId={viewerId} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

interface ChallengeCardProps extends ChallengesPanelProps {
  readonly challenge: Challenge;
}

function ChallengeCard({ challenge, team, viewerId }: ChallengeCardProps) {
  const [open, setOpen] = useState<'accept' | 'agree' | null>(null);
  const decline = useAction(DeclineTeamChallengeDocument);
  const withdraw = useAction(WithdrawTeamChallengeDocument);
  const drop = useAction(DropTeamStakeDocument);
  const toast = useToast();
  const isOutgoing = challenge.from.id === team.id;
  const other = isOutgoing ? challenge.to : challenge.from;
  const isCaptain = team.viewerRole === 'CAPTAIN';
  const ours = challenge.agreements.filter(({ teamId }) => teamId === team.id);
  const isIn = ours.some(({ player }) => player.id === viewerId);
  const isBusy = decline.isRunning || withdraw.isRunning || drop.isRunning;
  const end = async (done: Promise<unknown>, title: string): Promise<void> => {
    if (await done) toast({ title });
  };
  return (
    <Card as="li" padding={4}>
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Row gap={3}>
            <TeamLogo id={other.id} src={other.logoUrl} size={40} />
            <Stack gap={1} align="start">
              <Heading level={3} size={16}>
                <Link to={teamPath(other.id)}>{other.name}</Link>
              </Heading>
              <Badge tone={isOutgoing ? 'neutral' : 'info'}>{isOutgoing ? 'Sent' : 'Received'}</Badge>
            </Stack>
          </Row>
          <Countdown endsAt={challenge.expiresAt} now={serverNow} label="Time left to answer" />
        </Row>
        <Grid min={220} gap={4}>
          <DescriptionList
            items={[
              { term: 'Game', detail: challenge.gameTitle },
              { term: 'Stake of each team', detail: formatCents(challenge.stakeCents) },
              { term: 'Pool', detail: formatCents(challenge.poolCents) },
            ]}
          />
          <DescriptionList
            items={[
              { term: 'Who pays', detail: challenge.payer === 'CAPTAIN' ? 'The captains' : 'Members who are in' },
              { term: 'In on your side', detail: names(ours) },
              { term: 'In on the other side', detail: names(challenge.agreements.filter((a) => !ours.includes(a))) },
            ]}
          />
        </Grid>
        <Row gap={3}>
          {isCaptain && !isOutgoing && (
            <>
              <Button disabled={isBusy} onClick={() => setOpen('accept')}>
                Accept
              </Button>
              <Button
                variant="ghost"
                busy={decline.isRunning}
                disabled={isBusy}
                onClick={() => void end(decline.run({ id: challenge.id }), 'Challenge declined')}
              >
                Decline
              </Button>
            </>
          )}
          {isCaptain && isOutgoing && (
            <Button
              busy={withdraw.isRunning}
              disabled={isBusy}
              onClick={() => void end(withdraw.run({ id: challenge.id }), 'Challenge withdrawn')}
            >
              Withdraw
            </Button>
          )}
          {!isCaptain && challenge.payer === 'MEMBERS' && (
            <Button disabled={isBusy} onClick={() => setOpen('agree')}>
              {isIn ? 'Look at my share' : 'I am in'}
            </Button>
          )}
          {!isCaptain && isIn && (
            <Button
              variant="ghost"
              busy={drop.isRunning}
              disabled={isBusy}
              onClick={() => void drop.run({ challengeId: challenge.id, userId: null })}
            >
              I am out
            </Button>
          )}
          {isCaptain &&
            challenge.payer === 'MEMBERS' &&
            ours
              .filter(({ player }) => player.id !== viewerId)
              .map(({ player }) => (
                <Button
                  key={player.id}
                  size="small"
                  variant="ghost"
                  disabled={isBusy}
                  onClick={() => void drop.run({ challengeId: challenge.id, userId: player.id })}
                >
                  Leave {player.username} out
                </Button>
              ))}
        </Row>
        {!isCaptain && (
          <Text size={14} tone="dim">
            {isOutgoing ? 'The other captain answers.' : 'Your captain answers.'}{' '}
            {challenge.payer === 'MEMBERS'
              ? 'You are charged only if you say that you are in.'
              : 'You are not charged.'}
          </Text>
        )}
        <Failed failure={decline.failure ?? withdraw.failure ?? drop.failure} />
      </Stack>
      {open === 'accept' && (
        <AcceptDialog challenge={challenge} team={team} viewerId={viewerId} onClose={() => setOpen(null)} />
      )}
      {open === 'agree' && (
        <AgreeDialog challenge={challenge} team={team} viewerId={viewerId} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}

const names = (agreements: Challenge['agreements']): string =>
  agreements.length === 0 ? 'Nobody yet' : agreements.map(({ player }) => player.username).join(', ');
