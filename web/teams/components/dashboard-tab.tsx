import { Swords } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyDialog, lazyPart } from '../../ui/layout/lazy-part.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import type { OwnTeamFragment } from '../operations/__generated__/team.gql.ts';
import { ANY_TEAM, teamsTabPath } from '../../../domain/teams/teams.paths.ts';
import { BattlesPanel } from './battles-panel.tsx';
import { OffersPanel } from './offers-panel.tsx';
import { RecentBattles } from './recent-battles.tsx';
import { RosterPanel } from './roster-panel.tsx';
import { TeamFigures, TeamHeader } from './team-header.tsx';
import * as t from '../__generated__/messages.ts';

// It stands at the foot.
const CodeCard = lazyPart(async () => (await import('./code-card.tsx')).CodeCard);
const LeaveDialog = lazyDialog(async () => (await import('./leave-dialog.tsx')).LeaveDialog);
const OfferDialog = lazyDialog(async () => (await import('./offer-dialog.tsx')).OfferDialog);

const EditTeamDialog = lazyPart(async () => (await import('./edit-team-dialog.tsx')).EditTeamDialog);

interface DashboardTabProps {
  readonly team: OwnTeamFragment | null;
  readonly viewerId: string;
  /** A file is no mutation: what it changes is read anew by hand. */
  readonly onLogo: () => void;
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
export function DashboardTab({ team, viewerId, onLogo }: DashboardTabProps) {
  const offer = useAddressDialog('challenge');
  const pick = usePickInPlace();
  const [open, setOpen] = useState<'leave' | 'edit' | null>(null);
  if (!team)
    return (
      <EmptyState
        title={t.youAreInNoTeam()}
        action={
          <Row gap={3} justify="center">
            <Button variant="primary" asChild>
              <Link to={teamsTabPath('create')}>{t.createTeam()}</Link>
            </Button>
            <Button asChild>
              <Link to={teamsTabPath('join')}>{t.joinTeam()}</Link>
            </Button>
          </Row>
        }
      >
        {t.foundATeamOrJoinOne()}
      </EmptyState>
    );
  const isCaptain = team.viewerRole === 'CAPTAIN';
  return (
    <Stack gap={5}>
      <TeamHeader team={team}>
        <Row gap={3}>
          {isCaptain && (
            <>
              <Button variant="primary" icon={<Swords size={18} aria-hidden />} onClick={() => offer.open(ANY_TEAM)}>
                {t.challengeTeam()}
              </Button>
              <Button onClick={() => setOpen('edit')}>{t.editTeam()}</Button>
            </>
          )}
          <Button variant="ghost" onClick={() => setOpen('leave')}>
            {team.memberCount === 1 ? t.disbandTeam() : t.leaveTeam()}
          </Button>
        </Row>
      </TeamHeader>
      <BattlesPanel team={team} viewerId={viewerId} />
      <TeamFigures team={team} />
      <OffersPanel team={team} viewerId={viewerId} />
      <RosterPanel team={team} />
      <RecentBattles teamId={team.id} played={team.wins + team.losses} />
      <Suspense>{team.inviteCode !== null && <CodeCard code={team.inviteCode} />}</Suspense>
      {offer.value !== null && isCaptain && <OfferDialog teamId={offer.value} onPick={pick} onClose={offer.close} />}
      <Suspense>
        {open === 'edit' && <EditTeamDialog team={team} onClose={() => setOpen(null)} onLogo={onLogo} />}
      </Suspense>
      {open === 'leave' && <LeaveDialog team={team} onClose={() => setOpen(null)} onLeft={() => setOpen(null)} />}
    </Stack>
  );
}
