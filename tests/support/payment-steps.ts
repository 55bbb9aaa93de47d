import type { MethodKind } from '../../domain/wallet/methods.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { WithdrawalAction } from '../../domain/wallet/payments.ts';
import { readDeposit, readWithdrawal } from '../../db/wallet/payment.queries.ts';
import type { DepositRow, WithdrawalRow } from '../../db/wallet/payment.table.ts';
import { workOnce } from '../../gateway/server/work/work-jobs.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { addMethod } from '../../gateway/wallet/withdrawals/add-method.ts';
import { decideWithdrawal } from '../../gateway/wallet/withdrawals/decide-withdrawal.ts';
import { requestWithdrawal } from '../../gateway/wallet/withdrawals/request-withdrawal.ts';
import { startDeposit } from '../../gateway/wallet/deposits/start-deposit.ts';
import type { World } from './world.ts';

const terms = (kind: MethodKind, told: string) =>
  kind === 'credit' ? { token: told, destination: '' } : { token: '', destination: told };

/** A method of a player; a card that works without more words. */
export const addCard = (world: World, actor: Actor, token = 'sandbox-success-4242'): Promise<string> =>
  addMethod(world.deps, actor, world.key(), { kind: 'credit', network: null, label: '', ...terms('credit', token) });

/** A PayPal account that has passed its first day, so that money can be sent to it. */
export async function addPayPal(world: World, actor: Actor, address = `${actor.userId}@example.com`): Promise<string> {
  const id = await addMethod(world.deps, actor, world.key(), {
    kind: 'paypal',
    network: null,
    label: '',
    ...terms('paypal', address),
  });
  world.pass(DAY);
  return id;
}

export const deposit = (world: World, actor: Actor, methodId: string, amountCents: number, key = world.key()) =>
  startDeposit(world.deps, actor, key, { methodId, amountCents, proof: null });

export const withdraw = (world: World, actor: Actor, methodId: string, amountCents: number, key = world.key()) =>
  requestWithdrawal(world.deps, actor, key, { methodId, amountCents, proof: null });

export const decide = (
  world: World,
  actor: Actor,
  withdrawalId: string,
  action: WithdrawalAction,
  reason = 'Checked',
) => decideWithdrawal(world.deps, actor, world.key(), { withdrawalId, action, reason });

export async function depositOf(world: World, id: string): Promise<DepositRow> {
  const row = await readDeposit(world.db.read, id);
  if (!row) throw new Error(`there is no deposit ${id}`);
  return row;
}

export async function withdrawalOf(world: World, id: string): Promise<WithdrawalRow> {
  const row = await readWithdrawal(world.db.read, id);
  if (!row) throw new Error(`there is no withdrawal ${id}`);
  return row;
}

const silent = openLog('silent');

/** Does all jobs that are ready. */
export async function workOff(world: World): Promise<void> {
  while (await workOnce(world.deps, silent));
}
