/** What a stake asks of a player beside the money: the account, and what somebody may stake. */
import { eq, sql } from 'drizzle-orm';
import type { Ages } from '../../domain/shared/ages.ts';
import { settingsOf } from '../../domain/shared/settings.ts';
import type { PlayLimit } from '../../domain/wallet/play-limits.ts';
import type { Staker } from '../../domain/wallet/stakes.ts';
import { type User, lockUser, users } from '../accounts/index.ts';
import type { Tx } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import { together } from '../client/together.ts';
import { settings } from '../settings/setting.table.ts';
import { playLimits } from './play-limit.table.ts';

const { placeholder } = sql;

/** What holds for a player's stakes, read while the account is locked: limits change under the same lock. */
export interface StakeRules {
  readonly ages: Ages;
  /** Those that the player has set, as stored: a change that has come due still waits in its row. */
  readonly limits: readonly PlayLimit[];
}

/** A player whose account is locked; who has asked what holds for the stake has it here, others ask when they stake. */
export interface LockedStaker extends Staker {
  readonly rules?: StakeRules;
}

const rulesOfUser = statement((tx) =>
  tx
    .select({
      ages: settings.value,
      kind: playLimits.kind,
      period: playLimits.period,
      cents: playLimits.cents,
      pendingCents: playLimits.pendingCents,
      pendingFrom: playLimits.pendingFrom,
    })
    .from(users)
    .leftJoin(settings, eq(settings.key, 'stake_min_age'))
    .leftJoin(playLimits, eq(playLimits.userId, users.id))
    .where(eq(users.id, placeholder('userId')))
    .orderBy(playLimits.kind, playLimits.period)
    .prepare('stake_rules_of_user'),
);

export async function readStakeRules(tx: Tx, userId: string): Promise<StakeRules> {
  const rows = await rulesOfUser(tx, { userId });
  const ages = rows[0]?.ages;
  return {
    ages: settingsOf(ages ? { stake_min_age: ages } : {}).stakeAges,
    limits: rows.flatMap(({ kind, period, cents, pendingCents, pendingFrom }) =>
      kind === null || period === null || cents === null ? [] : [{ kind, period, cents, pendingCents, pendingFrom }],
    ),
  };
}

/** The account of somebody who is about to stake, locked as by `lockUser`, with what holds for the stake. */
export async function lockStaker(tx: Tx, userId: string): Promise<(User & { readonly rules: StakeRules }) | undefined> {
  const [user, rules] = await together([lockUser(tx, userId), readStakeRules(tx, userId)]);
  return user && { ...user, rules };
}
