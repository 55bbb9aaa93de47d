import { acceptCampaign as rule } from '../../domain/sponsorships/campaign.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { mayPlay } from '../../domain/wallet/play-pause.ts';
import { insertAcceptance, readAcceptanceOf } from '../../db/sponsorships/acceptance.queries.ts';
import { changeCampaign, hasBooked, lockCampaign } from '../../db/sponsorships/campaign.queries.ts';
import type { AcceptanceRow } from '../../db/sponsorships/sponsorship.table.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { tellAcceptance } from './change-campaign.ts';

/** What has not been shown or decided yet. */
const NOTHING_YET = {
  exhibitKind: null,
  exhibitId: null,
  exhibitTitle: null,
  filedAt: null,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  endedAt: null,
} as const;

/**
 * Takes a place of a campaign, once: who has one is answered with it (BG-23, CR-13). Answers the acceptance's id.
 * @throws Refused NOT_FOUND, CAMPAIGN_CLOSED, CAMPAIGN_OWN, CAMPAIGN_FULL, PLAY_PAUSED where battles are to be won,
 * ACCOUNT_SUSPENDED, ACCOUNT_BANNED, UNAUTHENTICATED
 */
export const acceptCampaign = (deps: Deps, { userId }: Actor, campaignId: string): Promise<string> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const user = await lockStanding(tx, userId);
    const campaign = await lockCampaign(tx, campaignId);
    if (!campaign || campaign.state === 'draft') throw new Refused('NOT_FOUND');
    const earlier = await readAcceptanceOf(tx, campaignId, userId);
    if (earlier?.endedAt === null || earlier?.state === 'paid') return earlier.id;
    if (earlier) throw new Refused('CAMPAIGN_CLOSED');
    if (campaign.winsNeeded !== null) must(mayPlay(user.pausedUntil, at));
    const organisers = [campaign.createdBy, campaign.announcedBy];
    const isOrganiser = organisers.includes(userId) || (await hasBooked(tx, campaignId, userId));
    must(rule(campaign, isOrganiser, at));
    const row: AcceptanceRow = {
      id: deps.newId(),
      campaignId,
      userId,
      state: 'active',
      acceptedAt: at,
      ...NOTHING_YET,
    };
    await insertAcceptance(tx, row);
    const next = await changeCampaign(tx, campaign, { takenCount: campaign.takenCount + 1 });
    await tellAcceptance(tx, 'acceptance.begun', next, row, at);
    return row.id;
  });
