import { SESSION_CREDIT, SESSION_POINTS } from '../../../domain/platform/api-limits.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { type Charged, chargeRateLimit, readRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import type { Database } from '../../../db/client/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { tellLimits } from './charge-points.ts';

/** The minute that runs for the sessions of an account, as one gateway knows it. */
interface SessionMinute {
  endsAt: number;
  /** What all gateways have put into the purse, when this one last did. */
  shared: number;
  /** What was spent here since. */
  here: number;
}

interface Kept {
  readonly minutes: Map<string, SessionMinute>;
  /** From how many on those that have passed are taken out; twice what runs then, so that a crowd is not looked through for each who comes. */
  sweepFrom: number;
}

const SWEEP_LEAST = 1_000;
const keptOf = new WeakMap<Database, Kept>();

/** Whoever sees with a player's eyes spends their own. */
const spenderOf = ({ userId, inspecting }: Actor): string => inspecting?.staffId ?? userId;
/** By which the purse of all sessions of an account is known. */
export const purseOfSessions = (userId: string): string => `points:sessions:${userId}`;

function minuteOf(db: Database, userId: string, at: number): SessionMinute {
  const kept = keptOf.get(db) ?? { minutes: new Map<string, SessionMinute>(), sweepFrom: SWEEP_LEAST };
  keptOf.set(db, kept);
  const { minutes } = kept;
  const running = minutes.get(userId);
  if (running && at < running.endsAt) return running;
  if (minutes.size >= kept.sweepFrom) {
    for (const [id, { endsAt }] of minutes) if (endsAt <= at) minutes.delete(id);
    kept.sweepFrom = Math.max(SWEEP_LEAST, 2 * minutes.size);
  }
  const begun = { endsAt: at + MINUTE, shared: 0, here: 0 };
  minutes.set(userId, begun);
  return begun;
}

/**
 * Charges what a call of a session costs, and says in its headers what is left. What is spent stays in memory until it
 * is the credit of a gateway, and goes into the purse of all gateways then: an ordinary visit writes nothing, and an
 * account gets a credit more for each gateway at the most. Who is over is refused without a further look.
 * @throws Refused RATE_LIMITED
 */
export async function chargeSession(context: Context, points: number): Promise<void> {
  const { db, now } = context.deps;
  const userId = spenderOf(actorOf(context));
  const at = now();
  const minute = minuteOf(db, userId, at);
  if (minute.shared + minute.here <= SESSION_POINTS) {
    minute.here += Math.max(1, points);
    if (minute.here >= SESSION_CREDIT) await settle(db, minute, userId, at);
  }
  const { endsAt, shared, here } = minute;
  tellLimits(context, at, [{ name: 'sessions', most: SESSION_POINTS, count: shared + here, endsAt }]);
}

async function settle(db: Database, minute: SessionMinute, userId: string, at: number): Promise<void> {
  const spent = minute.here;
  // Counted before it is awaited: calls beside this one find nothing left to settle.
  minute.here = 0;
  minute.shared += spent;
  const { count, endsAt } = await db.transact((tx) => chargeRateLimit(tx, purseOfSessions(userId), at, MINUTE, spent));
  minute.shared = Math.max(minute.shared, count);
  minute.endsAt = endsAt;
}

/** What sessions of an account have spent within the minute: in all gateways, and here since. Null for nothing. */
export async function readSessionPurse(context: Context): Promise<Charged | null> {
  const { db, now } = context.deps;
  const userId = spenderOf(actorOf(context));
  const minute = keptOf.get(db)?.minutes.get(userId);
  const at = now();
  const shared = await readRateLimit(db.read, purseOfSessions(userId), at);
  if (!minute || at >= minute.endsAt) return shared;
  return { count: Math.max(shared?.count ?? 0, minute.shared) + minute.here, endsAt: shared?.endsAt ?? minute.endsAt };
}
