import { answerUntil, latestAnswer, requireOpenCase } from '../../domain/disputes/answer.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { lockAppealOf } from '../../db/disputes/appeal.queries.ts';
import { type Answerer, askOthers, endAnswer, listAnswerers } from '../../db/disputes/answer.queries.ts';
import type { Reader, Tx } from '../../db/client/database.ts';
import type { DisputeRow } from '../../db/disputes/dispute.table.ts';

/**
 * Since when somebody has to decide over a dispute, which is locked: the parties may show and say more.
 * @throws Refused DISPUTE_DECIDED where nobody has to
 */
export async function openSince(tx: Tx, { id, status, submittedAt }: DisputeRow): Promise<number> {
  if (status !== 'resolved') return submittedAt;
  const appeal = await lockAppealOf(tx, id);
  if (appeal?.verdict !== null) throw new Refused('DISPUTE_DECIDED');
  return appeal.filedAt;
}

/** Until when a decision over a case waits, as far as anybody who could answer may; null where it does not. */
export const answersUntil = async (reader: Reader, disputeId: string, now: number): Promise<number | null> =>
  latestAnswer(
    (await listAnswerers(reader, [disputeId])).map(({ until }) => until),
    now,
  );

/**
 * A side brings something new into a case, which is locked: it has had its word, and the other may answer.
 * @param openedAt when the case was opened or, of a decided one, appealed
 * @returns who is asked that was not before
 * @throws Refused EVIDENCE_CLOSED where the other side could not answer any more, and the side itself is not asked
 */
export async function askForAnswers(
  tx: Tx,
  disputeId: string,
  sideId: string,
  openedAt: number,
  at: number,
): Promise<readonly Answerer[]> {
  const before = await listAnswerers(tx, [disputeId]);
  const own = before.filter((one) => one.sideId === sideId).map((one) => one.until);
  must(requireOpenCase(openedAt, latestAnswer(own, at), at));
  await endAnswer(tx, disputeId, sideId);
  const until = answerUntil(openedAt, at);
  if (until === null) return [];
  await askOthers(tx, disputeId, sideId, until);
  const wasAsked = (id: string): boolean => before.some((one) => one.id === id && (one.until ?? 0) > at);
  return (await listAnswerers(tx, [disputeId])).filter(({ id }) => !wasAsked(id));
}
