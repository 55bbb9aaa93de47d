import { Swords } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { OwnTeamFragment } from '../operations/__generated__/own-team.gql.ts';
import { teamsTabPath } from '../../../domain/teams/teams.paths.ts';
import { BattlesPanel } from './battles-panel.tsx';
import { CodeCard, EditTeamDialog } from './captain-panel.tsx';
import { ANY_TEAM, ChallengeDialog } from './challenge-dialog.tsx';
import { ChallengesPanel } from './challenges-panel.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RecentMatches } from './recent-matches.tsx';
import { RosterPanel } from './roster-panel.tsx';
import { TeamFigures, TeamHeader } from './team-header.tsx';

interface DashboardTabProps {
  readonly team: OwnTeamFragment | null;
  readonly viewerId: string;
  readonly onChanged: () => void;
}

/** Another team in the open dialog is the same step of the history: closing it leaves the dialog, not the choice. */
function usePickInPlace(): (teamId: string) => void {
  const [, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return (teamId) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('challenge', teamId);
        return next;
      },
      { replace: true, state, preventScrollReset: true },
    );
}

/** 'Dashboard': the own team, its battles, its people and its matches (TE-02). */
export function DashboardTab({ team, viewerId, onChanged }: DashboardTabProps) {
  const challenge = useAddressDialog('challenge');
  const pick = usePickInPlace();
  const [open, setOpen] = useState<'leave' | 'edit' | null>(null);
  if (!team)
    return (
      <EmptyState
        title="You are in no team"
        action={
          <Row gap={3} justify="center">
            <Button variant="primary" asChild>
              <Link to={teamsTabPath('create')}>Create Team</Link>
            </Button>
            <Button asChild>
              <Link to={teamsTabPath('join')}>Join Team</Link>
            </Button>
          </Row>
        }
      >
        Found a team, or join one with the invite code of its captain.
      </EmptyState>
    );
  const isCaptain = team.viewerRole === 'CAPTAIN';
  return (
    <Stack gap={5}>
      <TeamHeader team={team}>
        <Row gap={3}>
          {isCaptain && (
            <>
              <Button
                variant="primary"
                icon={<Swords size={18} aria-hidden />}
                onClick={() => challenge.open(ANY_TEAM)}
              >
                Challenge Team
              </Button>
              <Button onClick={() => setOpen('edit')}>Edit Team</Button>
            </>
          )}
          <Button variant="ghost" onClick={() => setOpen('leave')}>
            {team.memberCount === 1 ? 'Disband team' : 'Leave team'}
          </Button>
        </Row>
      </TeamHeader>
      <BattlesPanel team={team} viewerId={viewerId} />
      <TeamFigures team={team} />
      <ChallengesPanel team={team} viewerId={viewerId} />
      <RosterPanel team={team} />
      <RecentMatches teamId={team.id} played={team.wins + team.losses} />
      {team.inviteCode !== null && <CodeCard code={team.inviteCode} />}
      {challenge.value !== null && isCaptain && (
        <ChallengeDialog teamId={challenge.value} onPick={pick} onClose={challenge.close} />
      )}
      {open === 'edit' && <EditTeamDialog team={team} onClose={() => setOpen(null)} onLogo={onChanged} />}
      {open === 'leave' && (
        <LeaveDialog
          team={team}
          onClose={() => setOpen(null)}
          onLeft={() => {
            setOpen(null);
            onChanged();
          }}
        />
      )}
    </Stack>
  );
}
