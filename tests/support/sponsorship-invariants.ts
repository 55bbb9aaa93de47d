import type { Reader } from '../../db/client/database.ts';
import { acceptances, campaigns } from '../../db/sponsorships/sponsorship.table.ts';
import { boundCents } from '../../domain/sponsorships/campaign.ts';
import type { Rows } from './invariant-rows.ts';
import { rowsOf } from './table-rows.ts';

const everyCampaign = rowsOf(campaigns);
const everyAcceptance = rowsOf(acceptances);

export const readSponsorships = async (reader: Reader) => ({
  sponsored: await everyCampaign(reader),
  accepted: await everyAcceptance(reader),
});

/**
 * A campaign counts the places that its acceptances hold, its escrow has what can still be paid and nothing else once
 * nobody can accept it, and each paid acceptance is one payment of just its payout.
 */
export function* sponsorshipsFollow({ sponsored, accepted, accounts, moved, lines }: Rows): Generator<string> {
  const escrowOf = (id: string) => accounts.find((account) => account.id === `escrow:${id}`)?.balance ?? 0;
  for (const campaign of sponsored) {
    const { id, state, payoutCents } = campaign;
    const own = accepted.filter(({ campaignId }) => campaignId === id);
    const paid = own.filter((one) => one.state === 'paid');
    const taken = own.filter((one) => one.endedAt === null).length + paid.length;
    if (campaign.takenCount !== taken) yield `campaign ${id} counts ${campaign.takenCount} places, not ${taken}`;
    if (campaign.paidCount !== paid.length)
      yield `campaign ${id} counts ${campaign.paidCount} paid, not ${paid.length}`;
    const lies = escrowOf(id);
    const bound = boundCents(campaign, lies);
    const isOver = state === 'closed' || state === 'ended';
    if (isOver ? lies !== bound : lies < bound)
      yield `campaign ${id} is ${state} and holds ${lies} where ${bound} is bound`;
    for (const { id: acceptanceId, userId } of paid) {
      const pays = moved.filter(({ opKey }) => opKey === `sponsored:${acceptanceId}`);
      const cents = lines
        .filter((line) => line.transferId === pays[0]?.id && line.accountId === `user:${userId}:USD`)
        .reduce((sum, { amount }) => sum + amount, 0);
      if (pays.length !== 1 || cents !== payoutCents)
        yield `acceptance ${acceptanceId} is paid ${cents}, not ${payoutCents}`;
    }
  }
}
