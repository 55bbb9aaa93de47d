import { mayAct } from '../../domain/accounts/standing.ts';
import { countWins } from '../../domain/sponsorships/campaign.ts';
import { readUser } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { eventId } from '../../db/events/event-id.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { listActiveOf, listWins, readAcceptance } from '../../db/sponsorships/acceptance.queries.ts';
import { lockCampaign } from '../../db/sponsorships/campaign.queries.ts';
import type { AcceptanceRow, CampaignRow } from '../../db/sponsorships/sponsorship.table.ts';
import type { Deps } from '../kernel/deps.ts';
import { payAcceptance } from './change-campaign.ts';

declare module '../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'campaign.count-wins': { readonly acceptanceId: string };
  }
}

/** Whether a creator has won as often as a campaign asks for, and may be paid. Read from the settled battles themselves. */
export async function hasWon(tx: Tx, campaign: CampaignRow, { userId, acceptedAt }: AcceptanceRow): Promise<boolean> {
  const { winsNeeded, game, endsAt } = campaign;
  if (winsNeeded === null) return false;
  const wins = countWins(await listWins(tx, userId, acceptedAt), { game, acceptedAt, endsAt });
  if (wins < winsNeeded) return false;
  const creator = await readUser(tx, userId);
  return creator !== undefined && mayAct(creator).ok;
}

/** Has the wins of a creator counted as soon as a battle is settled that may be one of them. */
export const followWins = defineSubscriber({
  name: 'sponsorships-follow-wins',
  types: ['battle.completed'],
  async handle(tx, event) {
    const { winnerId, game } = event.data;
    if (winnerId === null) return;
    for (const { acceptance, campaign } of await listActiveOf(tx, winnerId)) {
      if (campaign.winsNeeded === null || campaign.game !== game) continue;
      await enqueueJob(tx, {
        id: eventId(event, 'count-wins', acceptance.id),
        kind: 'campaign.count-wins',
        payload: { acceptanceId: acceptance.id },
        runAt: event.at,
        createdAt: event.at,
        uniqueKey: `campaign.count-wins:${acceptance.id}:${event.entityId}`,
      });
    }
  },
});

/** Pays whoever has won often enough; done twice, it pays once. */
export const countCampaignWins = (deps: Deps, { payload }: Job<'campaign.count-wins'>): Promise<void> =>
  deps.db.transact(async (tx) => {
    const named = await readAcceptance(tx, payload.acceptanceId);
    const campaign = named && (await lockCampaign(tx, named.campaignId));
    const acceptance = campaign && (await readAcceptance(tx, named.id));
    if (!campaign || acceptance?.state !== 'active') return;
    if (!(await hasWon(tx, campaign, acceptance))) return;
    await payAcceptance(tx, campaign, acceptance, {}, { at: deps.now(), actorId: null, newId: deps.newId });
  });
