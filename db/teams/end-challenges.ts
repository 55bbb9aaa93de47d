import { captainOf } from '../../domain/teams/membership.ts';
import type { TeamChallengeStatus } from '../../domain/teams/team.ts';
import type { Tx } from '../client/database.ts';
import { listPendingChallenges, updateTeamChallenge } from './challenge.queries.ts';
import { readRoster, readTeam } from './team.queries.ts';
import type { TeamChallengeRow } from './team.table.ts';
import { tellTeam } from './tell-team.ts';

type Ending = Exclude<TeamChallengeStatus, 'pending'>;

/** Both captains hear what became of a challenge. */
export async function tellAnswered(tx: Tx, challenge: TeamChallengeRow, status: Ending, at: number): Promise<void> {
  const { id, fromTeamId, toTeamId, game, stakeCents } = challenge;
  for (const [teamId, otherId] of [
    [fromTeamId, toTeamId],
    [toTeamId, fromTeamId],
  ] as const) {
    const team = await readTeam(tx, teamId);
    const opponent = await readTeam(tx, otherId);
    const captainId = captainOf(await readRoster(tx, teamId));
    const news = {
      teamId,
      userId: captainId ?? '',
      captainId,
      teamName: team?.name ?? '',
      opponentTeamId: otherId,
      opponentName: opponent?.name ?? '',
      challengeId: id,
      side: teamId === fromTeamId ? ('from' as const) : ('to' as const),
      status,
      game,
      stakeCents,
    };
    await tellTeam(tx, 'team.challenge-answered', news, at);
  }
}

/**
 * Ends the challenges of a team that still wait: those it sent were the word of a captain who is not it any more; those
 * it got too when the team itself is gone.
 */
export async function endChallengesOf(tx: Tx, teamId: string, which: 'sent' | 'all', at: number): Promise<void> {
  for (const challenge of await listPendingChallenges(tx, teamId)) {
    if (which === 'sent' && challenge.fromTeamId !== teamId) continue;
    await updateTeamChallenge(tx, challenge.id, { status: 'withdrawn' });
    await tellAnswered(tx, challenge, 'withdrawn', at);
  }
}
