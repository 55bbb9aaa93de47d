import { sponsorshipsNotices } from '../../domain/sponsorships/notices.ts';
import { acceptances, campaigns, sponsorDeposits } from '../../db/sponsorships/sponsorship.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import { listHeldOf } from '../../db/sponsorships/acceptance.queries.ts';
import { lockCampaign } from '../../db/sponsorships/campaign.queries.ts';
import { samples } from '../../db/sponsorships/samples.ts';
import type { Leaving, Room } from '../kernel/manifest/room.ts';
import { CampaignDeskResolver } from './campaign-desk.resolver.ts';
import { freePlace, releaseRest } from './change-campaign.ts';
import { countCampaignWins, followWins } from './count-wins.ts';
import { endDueCampaigns } from './end-campaigns.ts';
import { sponsorshipsRefusals } from './refusals.ts';
import { SponsorshipResolver } from './sponsorship.resolver.ts';
import { sponsorshipRoutes } from './sponsorship.rest.ts';

const SET_UP = 'kept: which of the staff set up and announced what a sponsor pays for';

/** Whoever pays, decides or ends holds the campaign before the accounts of the ledger. */
async function lock({ tx, user }: Leaving): Promise<void> {
  for (const { campaignId } of await listHeldOf(tx, user.id)) await lockCampaign(tx, campaignId);
}

/** Whoever leaves gives back what was accepted and not paid. */
async function erase({ deps, tx, user, at }: Leaving): Promise<void> {
  for (const acceptance of await listHeldOf(tx, user.id)) {
    const campaign = await lockCampaign(tx, acceptance.campaignId);
    if (!campaign) continue;
    const next = await freePlace(tx, campaign, acceptance, { state: 'withdrawn' }, at);
    await releaseRest(tx, next, { at, actorId: user.id, newId: deps.newId });
  }
}

export const sponsorships: Room = {
  name: 'sponsorships',
  refusals: sponsorshipsRefusals,
  resolvers: [CampaignDeskResolver, SponsorshipResolver],
  routes: sponsorshipRoutes,
  jobs: { 'campaign.count-wins': countCampaignWins },
  tasks: { 'campaign deadlines': endDueCampaigns },
  subscribers: [followWins],
  notices: sponsorshipsNotices,
  personalData: {
    tables: [
      personal(campaigns, { fates: { createdBy: SET_UP, announcedBy: SET_UP } }),
      personal(sponsorDeposits, { fates: { bookedBy: 'kept: which of the staff booked money of a sponsor' } }),
      personal(acceptances, {
        fates: {
          userId: 'kept: what a sponsor’s money was paid for; it names no person any more',
          decidedBy: 'kept: which of the staff decided',
        },
        archive: {
          sponsorships: {
            shows: ({
              state,
              acceptedAt,
              exhibitKind,
              exhibitId,
              exhibitTitle,
              filedAt,
              reason,
              decidedAt,
              endedAt,
            }) => ({
              brand: campaigns.brand,
              title: campaigns.title,
              payoutCents: campaigns.payoutCents,
              state,
              acceptedAt,
              exhibitKind,
              exhibitId,
              exhibitTitle,
              filedAt,
              reason,
              decidedAt,
              endedAt,
            }),
            joins: [[campaigns, campaigns.id, acceptances.campaignId]],
            order: ['acceptedAt', 'id'],
          },
        },
      }),
    ],
    lock,
    erase,
  },
  samples,
};
