import { Refused } from '../../domain/shared/refusals.ts';
import { LIST_STAGES, type ListKey } from '../../domain/tournaments/list-order.ts';
import { decodeCursor } from '../schema/connection.ts';

/** A place in the list of tournaments as a cursor holds it. */
export const cursorOf = ({ rank, createdAt, id }: ListKey): [number, string] => [rank, `${createdAt} ${id}`];

/** The place that a cursor names. @throws Refused BAD_INPUT for anything that this server did not write */
export function listKeyAfter(cursor: string | null | undefined): ListKey | null {
  const key = decodeCursor(cursor, LIST_STAGES.length - 1);
  if (key === null) return null;
  const [, at, id] = /^(\d{1,15}) (.+)$/s.exec(key[1]) ?? [];
  if (at === undefined || id === undefined || key[0] < 0) throw new Refused('BAD_INPUT', { field: 'after' });
  return { rank: key[0], createdAt: Number(at), id };
}
