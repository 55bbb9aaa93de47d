import { Refused } from '../../../domain/shared/refusals.ts';
import { hashOfText } from '../../../domain/wallet/chain.ts';
import { indexOfPosition, transferLeaf } from '../../../domain/wallet/log/leaf.ts';
import { proofFileText } from '../../../domain/wallet/log/proof-file.ts';
import { proveInclusion } from '../../../db/wallet/log.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import { actorOf } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { RestFile, type RestRoute, route } from '../../kernel/http/route.ts';
import { readCheckpoint } from './read-checkpoint.ts';
import { readReceipt } from './read-proof.ts';

const TEXT = 'text/plain; charset=utf-8';

/**
 * That a transfer stands in the log, to be checked without us: its leaf, which says nothing of what it moved, the way up,
 * and the checkpoint.
 * @throws Refused NOT_FOUND for whoever may not see the receipt, PROOF_PENDING until it is a leaf
 */
async function writeProof(deps: Deps, actor: Actor, id: string): Promise<string> {
  const { position, content } = await readReceipt(deps, actor, id);
  const { checkpoint, signed } = await readCheckpoint(deps);
  if (position === null || indexOfPosition(position) >= checkpoint.size) throw new Refused('PROOF_PENDING');
  const index = indexOfPosition(position);
  const path = await proveInclusion(deps.db.read, index, checkpoint.size);
  return proofFileText({ extra: transferLeaf(position, hashOfText(content)), index, path, checkpoint: signed });
}

export const receiptProofRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/api/receipts/:id/proof',
    operation: 'downloadReceiptProof',
    summary: 'The proof that a receipt stands in the ledger’s log, as a file',
    description: 'In the form of C2SP’s tlog-proof: whoever has the key of the log checks it without a network.',
    params: { id: 'The transfer, as the receipt names it.' },
    access: 'own',
    answers: { file: [TEXT] },
    refusals: ['PROOF_PENDING'],
    answer: async (context, { params }) =>
      new RestFile(
        Buffer.from(await writeProof(context.deps, actorOf(context), params.id)),
        TEXT,
        `receipt-${params.id}.tlog-proof`,
      ),
  }),
];
