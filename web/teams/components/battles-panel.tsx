import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { DisputeEvidence } from '../../parts/dispute-evidence.tsx';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { refreshWallet } from '../../data/refetch-shown.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { type Contender, VersusStage } from '../../ui/versus-stage.tsx';
import { Crest } from '../../ui/crest.tsx';
import type { OwnTeamFragment } from '../operations/__generated__/own-team.gql.ts';

const EvidenceDialog = lazyPart(async () => (await import('../../parts/evidence-dialog.tsx')).EvidenceDialog);
const DisputeTeamDialog = lazyPart(async () => (await import('./dispute-team-dialog.tsx')).DisputeTeamDialog);
const ReportTeamDialog = lazyPart(async () => (await import('./report-team-dialog.tsx')).ReportTeamDialog);

export type TeamBattle = OwnTeamFragment['battles'][number];

interface BattlesPanelProps {
  readonly team: OwnTeamFragment;
  readonly viewerId: string;
}

/** Team battles that hold money: running ones and those in dispute. */
export function BattlesPanel({ team, viewerId }: BattlesPanelProps) {
  const client = useApolloClient();
  const open = team.battles.length;
  // Money moves when one begins or ends, whoever did it.
  useEffect(() => void refreshWallet(client), [client, open]);
  if (open === 0) return null;
  return (
    <Panel title="Team Battles">
      <Stack as="ul" gap={4}>
        {team.battles.map((battle) => (
          <BattleCard key={battle.id} battle={battle} team={team} viewerId={viewerId} />
        ))}
      </Stack>
    </Panel>
  );
}

/** A team as one side of a stage. */
const sideOf = (team: TeamBattle['home'], ownId: string): Contender => ({
  id: team.id,
  src: team.logoUrl,
  name: team.name,
  picture: <Crest id={team.id} src={team.logoUrl} size={64} />,
  note: team.id === ownId && <Badge>Your team</Badge>,
});

interface BattleCardProps extends BattlesPanelProps {
  readonly battle: TeamBattle;
}

function BattleCard({ battle, team, viewerId }: BattleCardProps) {
  const [open, setOpen] = useState<'report' | 'dispute' | 'evidence' | null>(null);
  const isHome = battle.home.id === team.id;
  const [ownClaim, otherClaim] = isHome ? [battle.homeClaim, battle.awayClaim] : [battle.awayClaim, battle.homeClaim];
  const other = isHome ? battle.away : battle.home;
  const isActive = battle.status === 'ACTIVE';
  const disputed = isActive ? null : battle.dispute;
  const isCaptain = team.viewerRole === 'CAPTAIN';
  const own = battle.lineUp.find(({ player }) => player.id === viewerId);
  const nameOf = (id: string): string => (id === battle.home.id ? battle.home.name : battle.away.name);
  return (
    <Card as="li" padding={4}>
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Heading level={3} size={16}>
            {battle.home.name} vs {battle.away.name}
          </Heading>
          <Badge tone={isActive ? 'win' : 'warn'} live={isActive}>
            {isActive ? 'Running' : 'In dispute'}
          </Badge>
        </Row>
        <VersusStage
          label={`${battle.home.name} against ${battle.away.name}`}
          gameId={battle.game.toLowerCase()}
          seed={battle.id}
          host={sideOf(battle.home, team.id)}
          guest={sideOf(battle.away, team.id)}
          prizeLabel="Pool"
          prize={formatCents(battle.poolCents)}
          prizeNote={
            battle.dueAt !== null && (
              <Countdown
                endsAt={battle.dueAt}
                now={serverNow}
                label={(ownClaim ?? otherClaim) ? 'Time until the report stands' : 'Time left to report'}
              />
            )
          }
        />
        <Grid min={220} gap={4}>
          <DescriptionList
            items={[
              { term: 'Game', detail: battle.gameTitle },
              { term: 'Stake of each team', detail: formatCents(battle.stakeCents) },
              { term: 'Pool', detail: formatCents(battle.poolCents) },
            ]}
          />
          <DescriptionList
            items={[
              { term: 'Held of you', detail: formatCents((own?.stakeCents ?? 0) + (own?.feeCents ?? 0)) },
              { term: 'Paid to you if your team wins', detail: formatCents(2 * (own?.stakeCents ?? 0)) },
              {
                term: 'Payers of your team',
                detail: battle.lineUp
                  .filter(({ teamId, stakeCents }) => teamId === team.id && stakeCents > 0)
                  .map(({ player }) => player.username)
                  .join(', '),
              },
            ]}
          />
        </Grid>
        <Stack gap={1}>
          {ownClaim !== null && <Text>Your captain reports that {nameOf(ownClaim)} won.</Text>}
          {otherClaim !== null && (
            <Text>
              The captain of {other.name} reports that {nameOf(otherClaim)} won.
            </Text>
          )}
          {disputed !== null && (
            <Text css={{ overflowWrap: 'anywhere' }}>
              {disputed.reportedBy === null ? '' : 'Reported issue: '}
              {disputed.description}
            </Text>
          )}
          {!isActive && (
            <Text tone="dim">A moderator looks at both sides and decides. Until then the money stays held.</Text>
          )}
          {isActive && !isCaptain && <Text tone="dim">The captains report the result.</Text>}
        </Stack>
        {disputed !== null && <DisputeEvidence disputeId={disputed.id} />}
        {disputed !== null && own !== undefined && (
          <Row gap={3}>
            <Button onClick={() => setOpen('evidence')}>Add Evidence</Button>
          </Row>
        )}
        {isActive && isCaptain && (
          <Row gap={3}>
            {ownClaim === null && (
              <Button variant="primary" onClick={() => setOpen('report')}>
                Report Result
              </Button>
            )}
            <Button onClick={() => setOpen('dispute')}>Report Issue</Button>
          </Row>
        )}
      </Stack>
      <Suspense>
        {open === 'report' && <ReportTeamDialog battle={battle} teamId={team.id} onClose={() => setOpen(null)} />}
        {open === 'evidence' && disputed !== null && (
          <EvidenceDialog disputeId={disputed.id} onClose={() => setOpen(null)} />
        )}
        {open === 'dispute' && <DisputeTeamDialog battle={battle} onClose={() => setOpen(null)} />}
      </Suspense>
    </Card>
  );
}
