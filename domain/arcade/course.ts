import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { SECOND } from '../shared/time.ts';
import { type Shape, TICK_MS } from './game.ts';

/**
 * The secrets of the stages of a run, each of 32 bytes, each the SHA-256 of the next. The hash of the first is shown
 * before anything is paid; each is given out when its stage is about to begin. Nobody can go forward in such a chain,
 * anybody can check it backward, and all who play a contest have the same.
 */
export interface Course {
  readonly commitment: Uint8Array;
  readonly secrets: readonly Uint8Array[];
}

export function courseOf(lastSecret: Uint8Array, stages: number): Course {
  const chain = [lastSecret];
  for (let n = 0; n < stages; n++) chain.push(sha256(chain[n] as Uint8Array));
  const [commitment, ...secrets] = chain.toReversed();
  return { commitment: commitment as Uint8Array, secrets };
}

/** The last secret of a contest's course. The key lies outside of the database, so that a copy of that tells no course. */
export const lastSecretOf = (courseKey: Uint8Array, contestId: string): Uint8Array =>
  hmac(sha256, courseKey, utf8ToBytes(`gauntlet/arcade/course/1/${contestId}`));

/** Whether a secret belongs behind what was known before it: the secret of the stage before, or the commitment. */
export function followsFrom(known: Uint8Array, secret: Uint8Array): boolean {
  const hash = sha256(secret);
  return known.length === hash.length && hash.every((byte, n) => byte === known[n]);
}

/** The first stage whose secret does not follow from the one before; null where the whole course holds. */
export function brokenStage({ commitment, secrets }: Course): number | null {
  const stage = secrets.findIndex((secret, n) => !followsFrom(secrets[n - 1] ?? commitment, secret));
  return stage < 0 ? null : stage;
}

/** How long before its stage begins a secret is given out. */
export const REVEAL_LEAD_MS = SECOND;

/** Begun runs are over so long after their last stage; what has not come by then counts as no input. */
export const HAND_IN_MS = 10 * SECOND;

export const stageMs = ({ stageTicks }: Pick<Shape, 'stageTicks'>): number => stageTicks * TICK_MS;

/** When the secret of a stage is given out, in milliseconds after the start of the run. */
export const revealedAtMs = (shape: Pick<Shape, 'stageTicks'>, stage: number): number =>
  Math.max(0, stage * stageMs(shape) - REVEAL_LEAD_MS);

/** When a run is over, whatever has come, in milliseconds after its start. */
export const endsAtMs = (shape: Pick<Shape, 'stages' | 'stageTicks'>): number =>
  shape.stages * stageMs(shape) + HAND_IN_MS;
