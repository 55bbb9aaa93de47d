import { hash } from 'node:crypto';
import type { Subject } from '../../../domain/disputes/dispute.ts';
import { TALK_READ_MAX, hashedOf, newLines } from '../../../domain/disputes/talk.ts';
import type { Tx } from '../../../db/client/database.ts';
import { insertTalk, listTalk } from '../../../db/disputes/talk.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { contestedOf } from '../contest.ts';

/**
 * Makes what the sides of a contest have said to each other evidence in a dispute over it, in the transaction that holds
 * both: when it is filed, when it is decided and when there is an appeal. What is evidence already stays as it was.
 */
export async function keepTalk(deps: Deps, tx: Tx, disputeId: string, { kind, id }: Subject): Promise<void> {
  const talk = await contestedOf(deps, kind).talk?.(tx, id);
  if (!talk) return;
  const kept = await listTalk(tx, disputeId);
  const said = await deps.wiring.provided.saidIn(tx, talk.placeId, talk.since, TALK_READ_MAX);
  let before = kept.at(-1)?.sha256 ?? '';
  const lines = newLines(kept, said).map(({ id: messageId, ...rest }, n) => {
    const line = { messageId, ...rest };
    before = hash('sha256', hashedOf(before, line), 'hex');
    return { ...line, disputeId, line: kept.length + n, sha256: before };
  });
  await insertTalk(tx, lines);
}
