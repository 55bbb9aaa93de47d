import { REFERRAL_FAULTS } from '../../domain/creators/referral.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { referrals } from '../../db/creators/referral.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { WORDS, nth } from './words.ts';

/** Whom one player has brought, each three at one instant, and a line of those who brought each other. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (let n = 1; n < WORDS.length; n++)
    await tx.insert(referrals).values({
      newcomerId: edgeUser(n),
      referrerId: edgeUser(n % 4 === 3 ? n - 1 : 0),
      fault: n % 3 === 0 ? nth(REFERRAL_FAULTS, n) : null,
      at: now - Math.floor(n / 3) * HOUR,
    });
}
