import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { StoredEvent } from './event.table.ts';

/** An id that grows with time and is the same whenever the event is delivered. */
export const eventId = ({ at, seq }: Pick<StoredEvent, 'at' | 'seq'>, ...parts: readonly string[]): string =>
  v7({ msecs: at, seq, random: createHash('sha256').update(parts.join('\n')).digest().subarray(0, 16) });
