import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { brokenStage } from '../../domain/arcade/course.ts';
import type { Game } from '../../domain/arcade/game.ts';
import { type Input, joinStages, readLog, readStage } from '../../domain/arcade/log.ts';
import { firstReceipt, nextReceipt } from '../../domain/arcade/receipt.ts';
import { replay } from '../../domain/arcade/run.ts';
import type { ArcadeRunFieldsFragment } from './operations/__generated__/arcade.gql.ts';

/** What this browser finds when it goes through a run by itself. */
export interface RunCheck {
  readonly secrets: readonly Uint8Array[];
  /** The inputs, stage by stage; null where the log is none. */
  readonly inputs: readonly (readonly Input[])[] | null;
  /** For each stage, how many bytes came in, and how many inputs they are; null where they cannot be read. */
  readonly byteCounts: readonly number[];
  readonly inputCounts: readonly (number | null)[];
  /** SHA-256 of the log, in hex. */
  readonly logHash: string;
  readonly isCourseWhole: boolean;
  readonly areReceiptsWhole: boolean;
  readonly score: number | null;
  readonly digest: string | null;
}

type CheckedRun = Pick<ArcadeRunFieldsFragment, 'id' | 'commitment' | 'secrets' | 'stages'>;

/** Plays a run again by its own rules: course, receipts, score and the hash of the whole state at its end. */
export function checkRun(rules: Game, { id, commitment, secrets: texts, stages }: CheckedRun): RunCheck {
  const secrets = texts.map((text) => hexToBytes(text));
  const course = { commitment: hexToBytes(commitment), secrets };
  const bytes = Array.from({ length: rules.stages }, (_, n) => {
    const handedIn = stages.find(({ stage }) => stage === n);
    return handedIn ? base64.decode(handedIn.bytes) : null;
  });
  const log = joinStages(bytes);
  let receipt = firstReceipt(id, course.commitment);
  const areReceiptsWhole = stages.every((one) => {
    const [given, secret] = [bytes[one.stage], secrets[one.stage]];
    if (!given || !secret) return false;
    receipt = nextReceipt(receipt, given, secret);
    return bytesToHex(receipt) === one.receipt;
  });
  const isCourseWhole = secrets.length === rules.stages && brokenStage(course) === null;
  const result = isCourseWhole ? replay(rules, course, log) : null;
  return {
    secrets,
    inputs: readLog(rules, log),
    byteCounts: bytes.map((one) => one?.length ?? 0),
    inputCounts: bytes.map((one) => (one ? (readStage(rules, one)?.length ?? null) : 0)),
    logHash: bytesToHex(sha256(log)),
    isCourseWhole,
    areReceiptsWhole,
    score: result?.score ?? null,
    digest: result?.digest ?? null,
  };
}
