import { RUNNING_KINDS } from '../../../domain/shared/subjects.ts';
import { toneOf } from '../../../domain/shared/step-tones.ts';
import type { StoredEvent } from '../../../db/events/event.table.ts';
import type { Deps } from '../../kernel/deps.ts';
import { inWords } from '../in-words.ts';
import type { RunningContest } from '../running-contest.types.ts';

export const RUNNING_MAX = 20;
/** As many of each kind are looked at, so that what is due first is among those that are shown. */
const READ_MAX = 50;

/** What a player is in the middle of, of all rooms and at one moment: what is due first stands first. */
export async function listRunning({ db, wiring, now }: Deps, userId: string): Promise<RunningContest[]> {
  const at = now();
  const lists = await db.snapshot((reader) =>
    Promise.all(
      RUNNING_KINDS.map(async (kind) => {
        const own = (await wiring.running.get(kind)?.list(reader, userId, at, READ_MAX)) ?? [];
        return own.map((contest): RunningContest => ({
          ...inWords(contest),
          tone: contest.tone ?? toneOf(contest.standing.code),
          kind,
        }));
      }),
    ),
  );
  const due = ({ dueAt }: RunningContest): number => dueAt ?? Number.POSITIVE_INFINITY;
  return lists
    .flat()
    .toSorted((one, other) => (due(one) === due(other) ? 0 : due(one) - due(other)))
    .slice(0, RUNNING_MAX);
}

/** Whether that can be another list after an event which concerns the player. */
export const movesRunning = ({ wiring }: Deps, { entity }: Pick<StoredEvent, 'entity'>): boolean =>
  [...wiring.running.values()].some(({ entities }) => entities.includes(entity));
