import { isStaff } from '../../domain/accounts/roles.ts';
import { staffAct } from '../../domain/accounts/accounts.schemas.ts';
import { mayAct } from '../../domain/accounts/standing.ts';
import { decideExhibit as rule, isFit } from '../../domain/sponsorships/campaign.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { readUser } from '../../db/accounts/index.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { changeAcceptance, readAcceptance } from '../../db/sponsorships/acceptance.queries.ts';
import { lockCampaign } from '../../db/sponsorships/campaign.queries.ts';
import { readExhibit } from '../../db/sponsorships/exhibit.queries.ts';
import type { AcceptanceRow, CampaignRow } from '../../db/sponsorships/sponsorship.table.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';
import { countGiven, requireSecondFactor } from '../security/index.ts';
import { freePlace, payAcceptance, releaseRest, tellAcceptance } from './change-campaign.ts';

export interface DecideExhibitInput {
  readonly acceptanceId: string;
  readonly approves: boolean;
  readonly reason: string;
  /** A code of the second factor; null when none is given. */
  readonly proof: string | null;
}

/** What was shown still speaks for the creator, who may be paid. */
async function requireFit(tx: Tx, campaign: CampaignRow, { userId, acceptedAt, ...shown }: AcceptanceRow) {
  const { exhibitKind, exhibitId } = shown;
  const exhibit = exhibitKind && exhibitId ? await readExhibit(tx, exhibitKind, exhibitId) : undefined;
  if (!isFit(exhibit, { userId, acceptedAt, game: campaign.game })) throw new Refused('EXHIBIT_UNFIT');
  const creator = await readUser(tx, userId);
  if (!creator || !mayAct(creator).ok) throw new Refused('CAMPAIGN_CLOSED');
}

/**
 * Decides over what a creator shows: approved, it is paid at once; refused, the creator may show something else as long
 * as there is time. More than $100 asks for the second factor.
 * @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT, ACCEPTANCE_DECIDED, CAMPAIGN_OWN, EXHIBIT_UNFIT, CAMPAIGN_CLOSED where
 * the creator may not be paid, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function decideExhibit(deps: Deps, actor: Actor, input: DecideExhibitInput): Promise<void> {
  const { acceptanceId, approves } = input;
  const { reason } = readInput(staffAct, { reason: input.reason });
  const proof = await countGiven(deps, actor.userId, input.proof);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const context = { at, actorId: actor.userId, newId: deps.newId };
    const staff = await requireStanding(tx, actor.userId);
    if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
    const named = await readAcceptance(tx, acceptanceId);
    const campaign = named && (await lockCampaign(tx, named.campaignId));
    const acceptance = campaign && (await readAcceptance(tx, acceptanceId));
    if (!acceptance) throw new Refused('NOT_FOUND');
    const state = must(rule(acceptance.state, approves, acceptance.userId === staff.id, campaign, at));
    const said = { reason, decidedBy: staff.id, decidedAt: at };
    if (state === 'paid') {
      await requireFit(tx, campaign, acceptance);
      await requireSecondFactor(deps, tx, actor, proof, campaign.payoutCents);
      await payAcceptance(tx, campaign, acceptance, said, context);
    } else if (state === 'expired') {
      const next = await freePlace(tx, campaign, acceptance, { ...said, state }, at);
      await releaseRest(tx, next, context);
    } else {
      const again = { ...said, state } as const;
      await changeAcceptance(tx, acceptance, again);
      await tellAcceptance(tx, 'acceptance.refused', campaign, { ...acceptance, ...again }, at);
    }
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: approves ? 'acceptance.approved' : 'acceptance.refused',
      subject: 'campaign',
      subjectId: campaign.id,
      reason,
      data: { acceptanceId, userId: acceptance.userId, cents: approves ? campaign.payoutCents : 0 },
      at,
    });
  });
}
