import { staffAct } from '../../domain/accounts/accounts.schemas.ts';
import { isStaff } from '../../domain/accounts/roles.ts';
import { mayAgree } from '../../domain/accounts/second-administrator.ts';
import { announceCampaign as mayAnnounce, endCampaign as rule } from '../../domain/sponsorships/campaign.ts';
import { DEADLINE_MAX, campaignTerms, sponsorDeposit } from '../../domain/sponsorships/sponsorships.schemas.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import {
  changeCampaign,
  hasBooked,
  insertCampaign,
  insertSponsorDeposit,
  lockCampaign,
} from '../../db/sponsorships/campaign.queries.ts';
import type { CampaignRow } from '../../db/sponsorships/sponsorship.table.ts';
import { bookSponsored, readEscrows } from '../../db/wallet/index.ts';
import { lockAdministrator, requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';
import { ALWAYS, countGiven, requireSecondFactor } from '../security/index.ts';
import { releaseRest, tellCampaign } from './change-campaign.ts';

async function hold(tx: Tx, id: string): Promise<CampaignRow> {
  const campaign = await lockCampaign(tx, id);
  if (!campaign) throw new Refused('NOT_FOUND');
  return campaign;
}

const audit = (
  deps: Deps,
  tx: Tx,
  actorId: string,
  campaignId: string,
  act: { action: string; reason: string; cents: number },
) =>
  insertAudit(tx, {
    id: deps.newId(),
    actorId,
    action: act.action,
    subject: 'campaign',
    subjectId: campaignId,
    reason: act.reason,
    data: { cents: act.cents },
    at: deps.now(),
  });

export interface CampaignInput {
  readonly brand: string;
  readonly title: string;
  readonly game: string;
  readonly conditions: string;
  readonly payoutCents: number;
  readonly capacity: number;
  /** Won battles that decide by themselves; null where staff look at what is shown. */
  readonly winsNeeded: number | null;
  readonly endsAt: number;
}

/** Writes a campaign down that nobody sees yet but staff. Answers its id. @throws Refused FORBIDDEN, BAD_INPUT */
export async function createCampaign(deps: Deps, actor: Actor, key: string, input: CampaignInput): Promise<string> {
  const terms = readInput(campaignTerms, input);
  return deps.db.transact((tx) => {
    const at = deps.now();
    const id = deps.newId();
    const call = { userId: actor.userId, key, operation: 'createCampaign', payload: terms, answerId: id, at };
    return once(tx, call, async () => {
      const staff = await requireStanding(tx, actor.userId);
      if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
      if (terms.endsAt <= at || terms.endsAt > at + DEADLINE_MAX)
        throw new Refused('BAD_INPUT', { field: 'endsAt', data: { min: at, max: at + DEADLINE_MAX } });
      await insertCampaign(tx, {
        id,
        ...terms,
        state: 'draft',
        takenCount: 0,
        paidCount: 0,
        createdBy: staff.id,
        createdAt: at,
        announcedBy: null,
        announcedAt: null,
        endedAt: null,
      });
      const cents = terms.payoutCents * terms.capacity;
      await audit(deps, tx, staff.id, id, { action: 'campaign.created', reason: terms.title, cents });
    });
  });
}

export interface FundCampaignInput {
  readonly campaignId: string;
  readonly cents: number;
  readonly reason: string;
  readonly proof: string | null;
}

/**
 * Books money that a sponsor has paid in, into the escrow of a draft. Answers the id of the booking.
 * @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT, CAMPAIGN_CHANGED, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED,
 * CODE_WRONG
 */
export async function fundCampaign(deps: Deps, actor: Actor, key: string, input: FundCampaignInput): Promise<string> {
  const { campaignId } = input;
  const { cents, reason } = readInput(sponsorDeposit, { cents: input.cents, reason: input.reason });
  const proof = await countGiven(deps, actor.userId, input.proof);
  return deps.db.transact((tx) => {
    const at = deps.now();
    const id = deps.newId();
    const payload = [campaignId, cents, reason];
    const call = { userId: actor.userId, key, operation: 'fundCampaign', payload, answerId: id, at };
    return once(tx, call, async () => {
      const staff = await lockAdministrator(tx, actor.userId);
      const campaign = await hold(tx, campaignId);
      if (campaign.state !== 'draft') throw new Refused('CAMPAIGN_CHANGED');
      await requireSecondFactor(deps, tx, actor, proof, ALWAYS);
      await insertSponsorDeposit(tx, { id, campaignId, cents, reason, bookedBy: staff.id, at });
      await bookSponsored(tx, { id, campaignId, cents }, { at, actorId: staff.id, newId: deps.newId });
      await audit(deps, tx, staff.id, campaignId, { action: 'campaign.funded', reason, cents });
    });
  });
}

export interface AnnounceCampaignInput {
  readonly campaignId: string;
  readonly reason: string;
  readonly proof: string | null;
}

/**
 * Sets a campaign before players, once its whole payout lies in escrow. Whoever booked the sponsor's money does not do
 * it: nobody alone makes money that can be paid out.
 * @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT, CAMPAIGN_CHANGED, CAMPAIGN_CLOSED, SPONSOR_SHORT,
 * CAMPAIGN_SECOND_PERSON, ADMINISTRATOR_NEW, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function announceCampaign(deps: Deps, actor: Actor, input: AnnounceCampaignInput): Promise<void> {
  const { campaignId } = input;
  const { reason } = readInput(staffAct, { reason: input.reason });
  const proof = await countGiven(deps, actor.userId, input.proof);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const staff = await lockAdministrator(tx, actor.userId);
    const campaign = await hold(tx, campaignId);
    const escrowCents = (await readEscrows(tx, [campaignId])).get(campaignId) ?? 0;
    const state = must(mayAnnounce(campaign, escrowCents, await hasBooked(tx, campaignId, staff.id), at));
    must(mayAgree(staff, campaign.createdAt, at));
    await requireSecondFactor(deps, tx, actor, proof, ALWAYS);
    const next = await changeCampaign(tx, campaign, { state, announcedBy: staff.id, announcedAt: at });
    await tellCampaign(tx, 'campaign.announced', next, at);
    await audit(deps, tx, staff.id, campaignId, { action: 'campaign.announced', reason, cents: escrowCents });
  });
}

/**
 * Ends a campaign before its deadline: nobody accepts it any more, and what nobody can be paid goes back to the sponsor.
 * Whoever is at it goes on. A draft goes with all of its money.
 * @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT, CAMPAIGN_CHANGED
 */
export async function endCampaign(deps: Deps, actor: Actor, campaignId: string, given: string): Promise<void> {
  const { reason } = readInput(staffAct, { reason: given });
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const staff = await lockAdministrator(tx, actor.userId);
    const campaign = await hold(tx, campaignId);
    const state = must(rule(campaign));
    const next = await changeCampaign(tx, campaign, { state, endedAt: state === 'ended' ? at : null });
    await releaseRest(tx, next, { at, actorId: staff.id, newId: deps.newId });
    await tellCampaign(tx, state === 'ended' ? 'campaign.ended' : 'campaign.closed', next, at);
    await audit(deps, tx, staff.id, campaignId, { action: 'campaign.ended', reason, cents: 0 });
  });
}
