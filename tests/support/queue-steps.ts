import type { SeekerReason } from '../../domain/matchmaking/seeker.ts';
import { changeFlag } from '../../db/settings/flag.queries.ts';
import type { FlagId } from '../../domain/configuration.ts';
import { enterQueue } from '../../gateway/matchmaking/enter-queue.ts';
import { keepQueue } from '../../gateway/matchmaking/keep-queue.ts';
import { readQueuePlace } from '../../gateway/matchmaking/read-queue.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import type { World } from './world.ts';

const WISH = { game: 'cs2', minStakeCents: 10_00, maxStakeCents: 50_00 } as const;

/** Switches a flag as an administrator does. */
export const setFlag = (world: World, { userId }: Actor, id: FlagId, isOn: boolean): Promise<void> =>
  world.db.transact((tx) => changeFlag(tx, id, isOn, userId, world.now));

export const queue = (world: World, actor: Actor, wish: object = {}): Promise<void> =>
  enterQueue(world.deps, actor, { ...WISH, ...wish });

export const placeOf = (world: World, actor: Actor) => readQueuePlace(world.deps, actor);

export const proposalOf = async (world: World, actor: Actor): Promise<string> => {
  const { proposal } = await placeOf(world, actor);
  if (!proposal) throw new Error(`${actor.username} has no proposal`);
  return proposal.id;
};

/** Two players in one proposal, the longer waiting first. */
export async function pair(world: World, one: Actor, other: Actor, wish: object = {}): Promise<string> {
  await queue(world, one, wish);
  world.pass(1_000);
  await queue(world, other, wish);
  await keepQueue(world.deps);
  return proposalOf(world, one);
}

/** Where a player stands, and why, in one line. */
export async function stands(world: World, actor: Actor): Promise<readonly [string, SeekerReason | null]> {
  const { state, reason } = await placeOf(world, actor);
  return [state, reason];
}
