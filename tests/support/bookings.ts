import { postTransfer } from '../../db/wallet/post-transfer.ts';
import { type Leg, escrowAccount, userAccount } from '../../domain/wallet/ledger.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import type { World } from './world.ts';

const ENTRY_OF = { hold: 'wager', settle: 'payout', refund: 'refund', withdrawal: 'withdrawal' } as const;

/** Books a transfer between a player and an escrow; a positive amount is the player's gain. */
export async function book(
  world: World,
  actor: Actor,
  kind: keyof typeof ENTRY_OF,
  amount: number,
  subjectId: string | null = null,
): Promise<string> {
  const id = world.deps.newId();
  const entry = ENTRY_OF[kind];
  const legs: Leg[] = [
    { accountId: userAccount(actor.userId, 'USD'), kind: entry, amount },
    { accountId: escrowAccount(`of-${actor.userId}`), kind: entry, amount: -amount },
  ];
  await world.db.transact((tx) =>
    postTransfer(tx, {
      id,
      opKey: `book:${id}`,
      kind,
      currency: 'USD',
      subjectId,
      actorId: actor.userId,
      at: world.now,
      legs,
    }),
  );
  world.pass(1_000);
  return id;
}
