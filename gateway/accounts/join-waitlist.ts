import { emailKeyOf, emailOf } from '../../domain/accounts/email.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { chargeRateLimit } from '../../db/calls/rate-limit.queries.ts';
import { insertWaitlistEntry } from '../../db/accounts/waitlist.queries.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { networkOf } from '../kernel/http/network.ts';

const PER_ADDRESS_AND_HOUR = 30;

/**
 * Keeps an address on the waitlist; one that is there already answers alike (LA-04).
 * @throws Refused BAD_INPUT, RATE_LIMITED
 */
export async function joinWaitlist(deps: Deps, caller: Caller, email: string): Promise<void> {
  const address = emailOf(email.trim());
  if (address === null) throw new Refused('BAD_INPUT', { field: 'email' });
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const { count, endsAt } = await chargeRateLimit(tx, `waitlist:address:${networkOf(caller.address)}`, at, HOUR);
    if (count > PER_ADDRESS_AND_HOUR)
      throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: Math.ceil((endsAt - at) / 1000) } });
    await insertWaitlistEntry(tx, { emailKey: emailKeyOf(address), email: address, at });
  });
}
