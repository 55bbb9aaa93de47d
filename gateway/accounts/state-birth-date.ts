import { statedBirthDate } from '../../domain/accounts/birth-date.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import type { Tx } from '../../db/client/database.ts';
import { putStatedBirth } from '../../db/accounts/user.queries.ts';
import type { User } from '../../db/accounts/user.table.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { lockStanding } from './standing.ts';

/**
 * Keeps the date of birth that a player states, once: whoever is too young gains nothing by another one. The very same
 * changes nothing. The account is locked.
 * @throws Refused BIRTH_DATE_UNUSABLE, BIRTH_DATE_STATED
 */
export async function keepBirthDate(tx: Tx, user: User, day: string, now: number): Promise<void> {
  const bornOn = must(statedBirthDate(day, now));
  if (user.statedBornOn === bornOn) return;
  if (user.statedBornOn !== null) throw new Refused('BIRTH_DATE_STATED', { field: 'bornOn' });
  await putStatedBirth(tx, user.id, bornOn);
}

/** A player's date of birth, as the player tells it before the first stake. @throws Refused those of `keepBirthDate` */
export const stateBirthDate = (deps: Deps, { userId }: Actor, day: string): Promise<void> =>
  deps.db.transact(async (tx) => keepBirthDate(tx, await lockStanding(tx, userId), day, deps.now()));
