import { complaintWords } from '../../format/complaint-words.ts';
import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { refreshWallet } from '../../data/refetch-shown.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { type Contender, VersusStage } from '../../ui/face/versus-stage.tsx';
import { Crest } from '../../ui/face/crest.tsx';
import { AnswerTeamReport } from './answer-team-report.tsx';
import type { OwnTeamFragment } from '../operations/__generated__/team.gql.ts';
import * as t from '../__generated__/messages.ts';

const DisputeEvidence = lazyPart(async () => (await import('../../parts/dispute-evidence.tsx')).DisputeEvidence);
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
    <Panel title={t.teamBattles()}>
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
  note: team.id === ownId && <Badge>{t.yourTeam()}</Badge>,
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
  const isAsked = isActive && isCaptain && ownClaim === null && otherClaim !== null;
  const own = battle.lineUp.find(({ player }) => player.id === viewerId);
  const nameOf = (id: string): string => (id === battle.home.id ? battle.home.name : battle.away.name);
  return (
    <Card as="li" padding={4}>
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Heading level={3} size={16}>
            {t.homeVsAway({ home: battle.home.name, away: battle.away.name })}
          </Heading>
          <Badge tone={isActive ? 'win' : 'warn'} live={isActive}>
            {isActive ? t.running() : t.inDispute()}
          </Badge>
        </Row>
        <VersusStage
          label={t.homeAgainstAway({ home: battle.home.name, away: battle.away.name })}
          gameId={battle.game.toLowerCase()}
          seed={battle.id}
          host={sideOf(battle.home, team.id)}
          guest={sideOf(battle.away, team.id)}
          prizeLabel={t.pool()}
          prize={formatCents(battle.poolCents)}
          prizeNote={
            battle.dueAt !== null && (
              <Countdown
                endsAt={battle.dueAt}
                now={serverNow}
                label={(ownClaim ?? otherClaim) ? t.timeUntilTheReportStands() : t.timeLeftToReport()}
              />
            )
          }
        />
        <Grid min={220} gap={4}>
          <DescriptionList
            items={[
              { term: t.game(), detail: battle.gameTitle },
              { term: t.stakeOfEachTeam(), detail: formatCents(battle.stakeCents) },
              { term: t.pool(), detail: formatCents(battle.poolCents) },
            ]}
          />
          <DescriptionList
            items={[
              { term: t.heldOfYou(), detail: formatCents((own?.stakeCents ?? 0) + (own?.feeCents ?? 0)) },
              { term: t.paidToYouIfYourTeamWins(), detail: formatCents(2 * (own?.stakeCents ?? 0)) },
              {
                term: t.payersOfYourTeam(),
                detail: battle.lineUp
                  .filter(({ teamId, stakeCents }) => teamId === team.id && stakeCents > 0)
                  .map(({ player }) => player.username)
                  .join(', '),
              },
            ]}
          />
        </Grid>
        <Stack gap={1}>
          {ownClaim !== null && <Text>{t.yourCaptainReports({ winner: nameOf(ownClaim) })}</Text>}
          {otherClaim !== null && (
            <Text>{t.theOtherCaptainReports({ team: other.name, winner: nameOf(otherClaim) })}</Text>
          )}
          {disputed !== null && (
            <Text css={{ overflowWrap: 'anywhere' }}>
              {disputed.reportedBy === null
                ? complaintWords(disputed.description)
                : t.reportedIssue({ issue: disputed.description })}
            </Text>
          )}
          {!isActive && <Text tone="dim">{t.aModeratorLooksAtBothSides()}</Text>}
          {isActive && !isCaptain && <Text tone="dim">{t.theCaptainsReportTheResult()}</Text>}
        </Stack>
        {disputed !== null && (
          <Suspense>
            <DisputeEvidence disputeId={disputed.id} onAdd={own === undefined ? null : () => setOpen('evidence')} />
          </Suspense>
        )}
        {isAsked && (
          <AnswerTeamReport battle={battle} teamId={team.id} viewerId={viewerId} onIssue={() => setOpen('dispute')} />
        )}
        {isActive && isCaptain && (
          <Row gap={3}>
            {ownClaim === null && (
              <Button variant={isAsked ? 'secondary' : 'primary'} onClick={() => setOpen('report')}>
                {t.reportResult()}
              </Button>
            )}
            {!isAsked && <Button onClick={() => setOpen('dispute')}>{t.reportIssue()}</Button>}
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
