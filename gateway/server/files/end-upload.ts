import { hash } from 'node:crypto';
import { Refused, type Refusal } from '../../../domain/shared/refusals.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import {
  type OwnUpload,
  claimUploadEnd,
  endPartialUpload,
  readPartialUpload,
  readUploadParts,
  releaseUploadEnd,
} from '../../../db/uploads/partial-upload.queries.ts';
import type { PartialUpload, UploadOutcome } from '../../../db/uploads/partial-upload.table.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { isPassing, refusalIn } from '../../kernel/refusals.ts';
import { findFileRoute, requireFileRoute } from './file-route.ts';

/** So long a gateway has for handing over a file; whoever dies over it is followed by another. */
const ENDING_MS = 2 * MINUTE;

export const ownUpload = (context: Context, id: string): OwnUpload => ({
  id,
  ownerId: actorOf(context).userId,
  now: context.deps.now(),
});

/** An upload of the caller. @throws Refused NOT_FOUND */
export async function requirePartialUpload(context: Context, id: string): Promise<PartialUpload> {
  const upload = await readPartialUpload(context.deps.db.read, ownUpload(context, id));
  if (!upload) throw new Refused('NOT_FOUND');
  return upload;
}

function told(outcome: UploadOutcome): unknown {
  if ('answer' in outcome) return outcome.answer;
  const { code, ...detail } = outcome.refusal;
  throw new Refused(code, detail);
}

/** What the route says of the file, as if it had come whole. */
async function handOver(context: Context, upload: PartialUpload): Promise<unknown> {
  const file = await readUploadParts(context.deps.db.read, upload.id);
  if (hash('sha256', file, 'hex') !== upload.sha256) throw new Refused('UPLOAD_DAMAGED');
  const found = findFileRoute(context.deps.wiring.routes, upload.path);
  // A newer gateway may have no such route any more.
  if (!found) throw new Refused('NOT_FOUND');
  requireFileRoute(context, found);
  return found.route.answer(context, { params: found.params, query: {}, body: {}, file, header: () => null });
}

/** Why a file is refused for good; null for what another try may bring. */
const finalRefusal = (error: unknown): Refusal | null => (isPassing(error) ? null : refusalIn(error));

/**
 * Hands a file of which all is here to its route, once, and answers what the route has answered, as often as it is
 * asked. A refusal is an answer too, after which nothing of the file is kept. What is no answer leaves the file for
 * another try: then a route may get it twice, which it takes as it takes a file that is sent twice.
 * @throws Refused UPLOAD_ENDING while another call hands it over, UPLOAD_DAMAGED, and whatever the route says
 */
export async function endUpload(context: Context, id: string): Promise<unknown> {
  const { db, now } = context.deps;
  const isMine = await db.transact((tx) => claimUploadEnd(tx, ownUpload(context, id), now() + ENDING_MS));
  const upload = await requirePartialUpload(context, id);
  if (upload.outcome) return told(upload.outcome);
  if (!isMine) throw new Refused('UPLOAD_ENDING');
  let outcome: UploadOutcome;
  try {
    outcome = { answer: await handOver(context, upload) };
  } catch (error) {
    const refusal = finalRefusal(error);
    if (!refusal) {
      await db.transact((tx) => releaseUploadEnd(tx, id));
      throw error;
    }
    outcome = { refusal };
  }
  await db.transact((tx) => endPartialUpload(tx, id, outcome));
  return told(outcome);
}
