import type { StoredEvent } from '../../../db/events/event.table.ts';
import type { Reader } from '../../../db/client/database.ts';
import { type Context, actorOf } from '../context.ts';
import type { Deps } from '../deps.ts';

/** Which of some things of one kind are about a player. */
export type MattersOf = (reader: Reader, userId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** A thing that staff read of: what an event is of, or what a line of the audit log is about. */
interface Matter {
  readonly kind: string;
  readonly id: string;
}

/**
 * Leaves out what is about whoever asks: no member of staff reads what others have told of them, who told it, or what
 * colleagues made of it.
 */
export async function withoutOwn<T>(
  reader: Reader,
  { wiring }: Deps,
  userId: string,
  things: readonly T[],
  matterOf: (thing: T) => Matter,
): Promise<T[]> {
  const own = new Set<string>();
  for (const [kind, mattersOf] of wiring.matters) {
    const ids = new Set(things.map(matterOf).flatMap((matter) => (matter.kind === kind ? [matter.id] : [])));
    if (ids.size > 0) for (const id of await mattersOf(reader, userId, [...ids])) own.add(`${kind} ${id}`);
  }
  return things.filter((thing) => {
    const { kind, id } = matterOf(thing);
    return !own.has(`${kind} ${id}`);
  });
}

export const matterOfEvent = ({ entity, entityId }: StoredEvent): Matter => ({ kind: entity, id: entityId });

/** Whether an event at a desk of staff is about somebody else than the caller, who is told of no other. */
export const isOfOthers =
  (context: Context) =>
  async (event: StoredEvent): Promise<boolean> => {
    const { deps } = context;
    return (await withoutOwn(deps.db.read, deps, actorOf(context).userId, [event], matterOfEvent)).length > 0;
  };
