import type { Claim } from '../../domain/battles/battle.ts';
import { cancelBattle } from '../../gateway/battles/ending/cancel-battle.ts';
import { type CreateBattleInput, createBattle } from '../../gateway/battles/create-battle.ts';
import { joinBattle } from '../../gateway/battles/join-battle.ts';
import { reportIssue } from '../../gateway/battles/ending/report-issue.ts';
import { reportResult } from '../../gateway/battles/ending/report-result.ts';
import { startBattle } from '../../gateway/battles/start-battle.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import type { World } from './world.ts';

export const TERMS: CreateBattleInput = {
  game: 'valorant',
  mode: 'duel',
  stakeCents: 50_00,
  title: 'First to 13',
  description: '',
  privacy: 'public',
  draftId: null,
};

export const recordingOf = (actor: Actor): string => `https://recordings.example/${actor.userId}`;

/** The use cases with everything filled in that a test does not care about. */
export const create = (world: World, actor: Actor, terms: Partial<CreateBattleInput> = {}, key = world.key()) =>
  createBattle(world.deps, actor, key, { ...TERMS, ...terms });

export const join = (world: World, actor: Actor, battleId: string, code: string | null = null, key = world.key()) =>
  joinBattle(world.deps, actor, key, { battleId, code });

/** One player's 'I am ready'. */
export const press = (world: World, actor: Actor, battleId: string, key = world.key()) =>
  startBattle(world.deps, actor, key, battleId);

/** Both are ready, the given one first. */
export async function start(world: World, actor: Actor, battleId: string): Promise<void> {
  await press(world, actor, battleId);
  const { creatorId, opponentId } = await world.battle(battleId);
  const other = creatorId === actor.userId ? opponentId : creatorId;
  if (other !== null) await press(world, { ...actor, userId: other }, battleId);
}

export const cancel = (world: World, actor: Actor, battleId: string, key = world.key()) =>
  cancelBattle(world.deps, actor, key, battleId);

export const report = (world: World, actor: Actor, battleId: string, claim: Claim, key = world.key()) =>
  reportResult(world.deps, actor, key, { battleId, claim, score: '13–9', recordingUrl: recordingOf(actor) });

export const complain = (world: World, actor: Actor, battleId: string, key = world.key(), evidenceUrl = '') =>
  reportIssue(world.deps, actor, key, {
    battleId,
    type: 'cheating',
    description: 'The other player used an aimbot.',
    evidenceUrl,
  });

/** An active battle between two players; answers its id. */
export async function activeBattle(world: World, creator: Actor, opponent: Actor, stakeCents = TERMS.stakeCents) {
  const id = await create(world, creator, { stakeCents });
  await join(world, opponent, id);
  await start(world, creator, id);
  return id;
}

/** A battle in which both agree that `winner` won; answers its id. */
export async function settledBattle(world: World, winner: Actor, loser: Actor, stakeCents = TERMS.stakeCents) {
  const id = await activeBattle(world, winner, loser, stakeCents);
  await report(world, winner, id, 'won');
  await report(world, loser, id, 'lost');
  return id;
}
