import { isAmount } from '../../../domain/shared/money.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { captainOf } from '../../../domain/teams/membership.ts';
import { holdMaxOf } from '../../../domain/teams/shares.ts';
import { agreeToStake } from '../../../domain/teams/team-offer.ts';
import { deleteAgreement, lockTeamOffer, putAgreement, readAgreements } from '../../../db/teams/offer.queries.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { requireStaker } from '../../wallet/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type TeamScene, changeTeam, tell } from '../change-team.ts';

async function openOffer({ tx, team, at }: TeamScene, offerId: string) {
  const offer = await lockTeamOffer(tx, offerId);
  if (!offer) throw new Refused('NOT_FOUND');
  must(agreeToStake(offer, team.id, at));
  return offer;
}

/**
 * 'I am in': a member agrees to be charged a share if the offer is accepted, up to the amount that was shown, the fee
 * included. No money moves yet; it can be taken back until then.
 * @throws Refused NOT_IN_A_TEAM, NOT_FOUND, INVITE_NOT_PENDING, TEAM_CHANGED when the share is above `atMostCents` by
 *   now, BAD_INPUT where the captains pay alone, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG
 */
export async function agreeToTeamStake(deps: Deps, actor: Actor, offerId: string, atMostCents: number): Promise<void> {
  if (!isAmount(atMostCents) || atMostCents < 1) throw new Refused('BAD_INPUT', { field: 'atMostCents' });
  const agree = async (scene: TeamScene): Promise<void> => {
    const { tx, at, team, roster, user } = scene;
    const offer = await openOffer(scene, offerId);
    if (offer.payer !== 'members') throw new Refused('BAD_INPUT', { field: 'offerId' });
    const paying = new Set([captainOf(roster), user.id]);
    for (const { userId, teamId } of await readAgreements(tx, offerId)) if (teamId === team.id) paying.add(userId);
    if (holdMaxOf(offer.stakeCents, paying.size) > atMostCents)
      throw new Refused('TEAM_CHANGED', { field: 'atMostCents' });
    await putAgreement(tx, { offerId, userId: user.id, teamId: team.id, agreedCents: atMostCents, at });
    await tell(scene, 'team.changed', user, { offerId });
  };
  await changeTeam(deps, actor, agree, requireStaker);
}

/**
 * Takes an agreement back, the own one or, for a captain, that of a member who cannot pay. The captain who sent the
 * offer withdraws it instead.
 * @throws Refused NOT_IN_A_TEAM, NOT_FOUND, CAPTAIN_ONLY, INVITE_NOT_PENDING
 */
export const dropTeamStake = (deps: Deps, actor: Actor, offerId: string, userId: string): Promise<void> =>
  changeTeam(deps, actor, async (scene) => {
    const { tx, roster } = scene;
    const captainId = captainOf(roster);
    if (userId !== actor.userId && actor.userId !== captainId) throw new Refused('CAPTAIN_ONLY');
    const offer = await openOffer(scene, offerId);
    if (userId === offer.sentBy) throw new Refused('BAD_INPUT', { field: 'userId' });
    if (!roster.some((member) => member.userId === userId)) throw new Refused('NOT_FOUND', { field: 'userId' });
    if (!(await deleteAgreement(tx, offerId, userId))) return;
    const player = await readUser(tx, userId);
    if (player) await tell(scene, 'team.changed', player, { offerId });
  });
