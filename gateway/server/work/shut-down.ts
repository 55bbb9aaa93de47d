import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../db/client/database.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Gateway } from '../gateway.ts';

/** Kept at the end for goodbyes to live sockets and for the database, unless the whole time is short. */
const CLOSING_MS = 3_000;

interface Running {
  readonly gateway: Pick<Gateway, 'retire' | 'stop'>;
  readonly worker: { stop(): Promise<void> };
  readonly video: { stop(): Promise<void> };
  readonly db: Pick<Database, 'close'>;
}

/**
 * Ends a gateway: tells the balancer and gives it its time, takes no new calls, ends those under way, then says goodbye
 * to the sockets and closes the database. Resolves when its time is up at the latest, whatever is still under way.
 */
export async function shutDown(
  { gateway, worker, video, db }: Running,
  { totalMs, noticeMs }: Config['shutdown'],
): Promise<void> {
  const inOrder = async (): Promise<void> => {
    gateway.retire();
    await pause(noticeMs);
    const left = totalMs - noticeMs;
    // First: whoever watches waits for what is next, and gets the end of it.
    await video.stop();
    await Promise.all([gateway.stop(left - Math.min(CLOSING_MS, left / 2)), worker.stop()]);
    await db.close();
  };
  await Promise.race([inOrder(), pause(totalMs)]);
}
