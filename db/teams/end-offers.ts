import { captainOf } from '../../domain/teams/membership.ts';
import type { TeamOfferStatus } from '../../domain/teams/team.ts';
import type { Tx } from '../client/database.ts';
import { listPendingOffers, updateTeamOffer } from './offer.queries.ts';
import { readRoster, readTeam } from './team.queries.ts';
import type { TeamOfferRow } from './team.table.ts';
import { tellTeam } from './tell-team.ts';

type Ending = Exclude<TeamOfferStatus, 'pending'>;

/** Both captains hear what became of an offer. */
export async function tellAnswered(tx: Tx, offer: TeamOfferRow, status: Ending, at: number): Promise<void> {
  const { id, fromTeamId, toTeamId, game, stakeCents } = offer;
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
      offerId: id,
      side: teamId === fromTeamId ? ('from' as const) : ('to' as const),
      status,
      game,
      stakeCents,
    };
    await tellTeam(tx, 'team.challenge-answered', news, at);
  }
}

/**
 * Ends the offers of a team that still wait: those it sent were the word of a captain who is not it any more; those
 * it got too when the team itself is gone.
 */
export async function endOffersOf(tx: Tx, teamId: string, which: 'sent' | 'all', at: number): Promise<void> {
  for (const offer of await listPendingOffers(tx, teamId)) {
    if (which === 'sent' && offer.fromTeamId !== teamId) continue;
    await updateTeamOffer(tx, offer.id, { status: 'withdrawn' });
    await tellAnswered(tx, offer, 'withdrawn', at);
  }
}
