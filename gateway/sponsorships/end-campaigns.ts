import { changeCampaign, listDueCampaigns, lockCampaign } from '../../db/sponsorships/campaign.queries.ts';
import { listActiveIn } from '../../db/sponsorships/acceptance.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { freePlace, payAcceptance, releaseRest, tellCampaign } from './change-campaign.ts';
import { hasWon } from './count-wins.ts';

/** So many at a time, each in a transaction of its own, so that players' calls come in between. */
const CHUNK = 20;

/**
 * Ends campaigns whose deadline has come: who has won often enough is paid even where nobody has heard of the last
 * battle yet, who has shown something waits for staff, all others have run out of time, and the rest of the money goes
 * back. Answers how many. Safe to run in many gateways.
 */
export async function endDueCampaigns(deps: Deps): Promise<number> {
  const due = await listDueCampaigns(deps.db.read, deps.now(), CHUNK);
  let ended = 0;
  for (const id of due) if (await endOne(deps, id)) ended++;
  return ended;
}

const endOne = (deps: Deps, id: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const context = { at, actorId: null, newId: deps.newId };
    const held = await lockCampaign(tx, id);
    if (!held || held.endsAt > at || (held.state !== 'announced' && held.state !== 'closed')) return false;
    let campaign = await changeCampaign(tx, held, { state: 'ended', endedAt: at });
    for (const acceptance of await listActiveIn(tx, id))
      campaign = (await hasWon(tx, campaign, acceptance))
        ? await payAcceptance(tx, campaign, acceptance, {}, context)
        : await freePlace(tx, campaign, acceptance, { state: 'expired' }, at);
    await releaseRest(tx, campaign, context);
    await tellCampaign(tx, 'campaign.ended', campaign, at);
    return true;
  });
