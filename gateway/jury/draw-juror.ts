import { hurdlesOf } from '../../domain/jury/juror.ts';
import type { JurorDrawn } from '../../domain/jury/jury-events.ts';
import { SUMMONS_MS } from '../../domain/jury/jury.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { listCandidates, moveJuror } from '../../db/jury/juror.queries.ts';
import { insertSummons } from '../../db/jury/jury.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { isStrangerTo, peopleOf } from './is-stranger-to.ts';
import type { JuryCase } from './lock-case.ts';

/** Candidates that are read at once, and how often, before a seat is left empty for now. */
const CHUNK = 50;
const CHUNKS = 4;

/** A random place on the ring of those who serve. */
export const randomPlace = ({ randomBytes }: Deps): string => randomBytes(16).toString('hex');

/**
 * Draws a juror for a locked case: the first after a random place who may serve, has no other case, and is a stranger to
 * all who play in it and to those who were drawn before. Answers who it is, null where nobody was found.
 */
export async function drawJuror(
  deps: Deps,
  tx: Tx,
  { dispute, contest }: JuryCase,
  drawnIds: readonly string[],
): Promise<string | null> {
  const at = deps.now();
  const people = await peopleOf(tx, dispute.id, contest, drawnIds);
  const known = new Set(people.map(({ userId }) => userId));
  let past = randomPlace(deps);
  let hasWrapped = false;
  for (let chunk = 0; chunk < CHUNKS; chunk++) {
    const candidates = await listCandidates(tx, contest.game, past, CHUNK);
    for (const candidate of candidates) {
      if (known.has(candidate.id) || hurdlesOf(candidate, at).length > 0) continue;
      if (!(await isStrangerTo(tx, deps, candidate.id, people))) continue;
      const answerBy = at + SUMMONS_MS;
      const summons = { id: deps.newId(), disputeId: dispute.id, jurorId: candidate.id, game: contest.game };
      if (!(await insertSummons(tx, { ...summons, drawnAt: at, answerBy }))) continue;
      await moveJuror(tx, candidate.id, randomPlace(deps));
      const data: JurorDrawn = { jurorId: candidate.id, gameTitle: contest.gameTitle, answerBy };
      await appendEvent(tx, {
        type: 'juror.drawn',
        entity: 'summons',
        entityId: summons.id,
        concerns: [candidate.id],
        data,
        at,
      });
      return candidate.id;
    }
    const last = candidates.at(-1);
    if (candidates.length === CHUNK && last) past = last.place;
    else if (hasWrapped) return null;
    else {
      hasWrapped = true;
      past = '';
    }
  }
  return null;
}
