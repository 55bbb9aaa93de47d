import { Refused } from '../../../domain/shared/refusals.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { together } from '../../../db/client/together.ts';
import { appendLiveEvent } from '../../../db/events/append-event.ts';
import { listEntrants, putStandings } from '../../../db/tournaments/entrant.queries.ts';
import { lockTournament } from '../../../db/tournaments/tournament.queries.ts';
import { inStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { onceOver } from '../../kernel/once.ts';
import { toldOf } from '../talk/tell-tournament.ts';

export interface SeedInput {
  readonly id: string;
  /** Players, the best seed first; whoever is left out stands behind them. */
  readonly order: readonly string[];
}

/**
 * Sets the seeds of a tournament that is seeded by hand, until it starts. Answers its id.
 * @throws Refused NOT_FOUND, REGISTRATION_CLOSED, NOT_ENTERED, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
export async function seedTournament(
  deps: Deps,
  { userId }: Actor,
  key: string,
  { id, order }: SeedInput,
): Promise<string> {
  const places = new Map(order.map((entrantId, seed) => [entrantId, seed]));
  if (places.size < order.length) throw new Refused('BAD_INPUT', { field: 'order' });
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation: 'seedTournament', payload: [id, order], answerId: id, at };
    const ask = () => together([readUser(tx, userId), lockTournament(tx, id)]);
    return onceOver(tx, call, ask, async ([account, row]) => {
      inStanding(account);
      if (row?.organiserId !== userId) throw new Refused('NOT_FOUND');
      if (row.seeding !== 'hand') throw new Refused('BAD_INPUT', { field: 'order' });
      if (row.status !== 'registration' && row.status !== 'check-in') throw new Refused('REGISTRATION_CLOSED');
      const entrants = (await listEntrants(tx, id)).filter(({ status }) => status !== 'gone');
      const known = new Set(entrants.map((entrant) => entrant.userId));
      if (order.some((entrantId) => !known.has(entrantId))) throw new Refused('NOT_ENTERED');
      await putStandings(
        tx,
        entrants.map(({ userId: entrantId, teamId, status, enteredAt, place, prizeCents }) => ({
          tournamentId: id,
          userId: entrantId,
          teamId,
          status,
          enteredAt,
          place,
          prizeCents,
          seed: places.get(entrantId) ?? null,
        })),
      );
      const data = toldOf(row, { at, actorId: userId });
      const event = { type: 'tournament.seeded', entity: 'tournament', entityId: id, concerns: [], data, at } as const;
      await appendLiveEvent(tx, event);
    });
  });
}
