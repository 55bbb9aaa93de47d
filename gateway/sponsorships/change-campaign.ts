import type { AcceptanceEvent } from '../../domain/sponsorships/sponsorship-events.ts';
import { boundCents } from '../../domain/sponsorships/campaign.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import { STREAM_GAME_TITLES } from '../../domain/streams/stream.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { putPrizes } from '../../db/results/index.ts';
import { changeAcceptance } from '../../db/sponsorships/acceptance.queries.ts';
import { changeCampaign } from '../../db/sponsorships/campaign.queries.ts';
import type { AcceptanceRow, CampaignRow } from '../../db/sponsorships/sponsorship.table.ts';
import { type StakeContext, paySponsored, readEscrows, returnSponsored } from '../../db/wallet/index.ts';

/** Tells what became of a campaign. */
export const tellCampaign = (
  tx: Tx,
  type: `campaign.${'announced' | 'closed' | 'ended'}`,
  row: CampaignRow,
  at: number,
) => {
  const { id, brand, title, state } = row;
  return appendEvent(tx, { type, entity: 'campaign', entityId: id, concerns: [], data: { brand, title, state }, at });
};

/** Tells a creator what became of an acceptance. */
export const tellAcceptance = (
  tx: Tx,
  type: AcceptanceEvent,
  campaign: CampaignRow,
  { id: acceptanceId, userId, state, reason }: AcceptanceRow,
  at: number,
) => {
  const { id: entityId, brand, title, payoutCents } = campaign;
  const data = { acceptanceId, userId, brand, title, state, payoutCents, reason };
  return appendEvent(tx, { type, entity: 'campaign', entityId, concerns: [userId], data, at });
};

/** Gives the sponsor back what nobody can be paid any more. The campaign is held. */
export async function releaseRest(tx: Tx, campaign: CampaignRow, context: StakeContext): Promise<void> {
  const escrowCents = (await readEscrows(tx, [campaign.id])).get(campaign.id) ?? 0;
  await returnSponsored(tx, campaign.id, escrowCents - boundCents(campaign, escrowCents), context);
}

/** What a paid challenge is among a creator’s earnings (EN-33); a game of battles by the name that it has there. */
const prizeOf = ({ id: subjectId, game, title }: CampaignRow, at: number) => {
  const titles: Readonly<Record<string, string>> = { ...STREAM_GAME_TITLES, ...GAME_TITLES };
  return { kind: 'challenge', subjectId, game, gameTitle: titles[game] ?? game, title, at } as const;
};

type Said = Partial<Pick<AcceptanceRow, 'reason' | 'decidedBy' | 'decidedAt'>>;

async function change(tx: Tx, acceptance: AcceptanceRow, changes: Partial<AcceptanceRow>): Promise<AcceptanceRow> {
  if (!(await changeAcceptance(tx, acceptance, changes))) throw new Refused('ACCEPTANCE_DECIDED');
  return { ...acceptance, ...changes };
}

/** Pays a creator, once; answers the campaign as it is then. Both rows are held. @throws Refused ACCEPTANCE_DECIDED */
export async function payAcceptance(
  tx: Tx,
  campaign: CampaignRow,
  acceptance: AcceptanceRow,
  said: Said,
  context: StakeContext,
): Promise<CampaignRow> {
  const { at } = context;
  const paid = await change(tx, acceptance, { reason: null, ...said, state: 'paid', endedAt: at });
  const next = await changeCampaign(tx, campaign, { paidCount: campaign.paidCount + 1 });
  const { id: acceptanceId, userId } = paid;
  const pay = { acceptanceId, campaignId: campaign.id, userId, cents: campaign.payoutCents };
  await paySponsored(tx, pay, context);
  await putPrizes(tx, prizeOf(campaign, at), [{ userId, place: null, paidCents: 0, prizeCents: campaign.payoutCents }]);
  await tellAcceptance(tx, 'acceptance.paid', next, paid, at);
  return next;
}

/** Gives a place back that comes to nothing; answers the campaign as it is then. @throws Refused ACCEPTANCE_DECIDED */
export async function freePlace(
  tx: Tx,
  campaign: CampaignRow,
  acceptance: AcceptanceRow,
  ended: Said & { readonly state: 'expired' | 'withdrawn' },
  at: number,
): Promise<CampaignRow> {
  const over = await change(tx, acceptance, { ...ended, endedAt: at });
  const next = await changeCampaign(tx, campaign, { takenCount: campaign.takenCount - 1 });
  if (ended.state === 'expired') await tellAcceptance(tx, 'acceptance.expired', next, over, at);
  return next;
}
