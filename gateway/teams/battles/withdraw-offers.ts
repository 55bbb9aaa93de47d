import { captainOf } from '../../../domain/teams/membership.ts';
import { endOffersOf } from '../../../db/teams/end-offers.ts';
import { deletePendingAgreementsOf } from '../../../db/teams/offer.queries.ts';
import { lockTeam, readMembership, readRoster } from '../../../db/teams/team.queries.ts';
import { tellTeam } from '../../../db/teams/tell-team.ts';
import type { Open } from '../../kernel/manifest/withdraw-open.ts';

/** What a captain has offered, and what a member has agreed to pay. */
export const openOffers: Open = async ({ tx, userId, at }) => {
  const membership = await readMembership(tx, userId);
  const team = membership && (await lockTeam(tx, membership.teamId));
  if (!team) return;
  const captainId = captainOf(await readRoster(tx, team.id));
  if (captainId === userId) await endOffersOf(tx, team.id, 'sent', at);
  for (const offerId of await deletePendingAgreementsOf(tx, userId))
    await tellTeam(tx, 'team.changed', { teamId: team.id, teamName: team.name, userId, captainId, offerId }, at);
};
