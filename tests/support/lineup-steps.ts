import type { Actor } from '../../gateway/kernel/actor.ts';
import { agreeToLineup, proposeLineup } from '../../gateway/tournaments/entry/propose-lineup.ts';
import type { TournamentInput } from '../../gateway/tournaments/create-tournament.ts';
import { type Squad, squadOf } from './team-steps.ts';
import { type Cup, comeIn, openTournament, toNextStage } from './tournament-steps.ts';
import type { World } from './world.ts';

/** More than any share. */
const ANY_SHARE = 1_000_00;

/** A captain names members of the team. */
export const propose = (world: World, { captain }: Pick<Squad, 'captain'>, id: string, members: readonly Actor[]) =>
  proposeLineup(world.deps, captain, world.key(), {
    tournamentId: id,
    memberIds: members.map(({ userId }) => userId),
    code: null,
  });

export const agree = (world: World, actor: Actor, id: string, agreedCents = ANY_SHARE) =>
  agreeToLineup(world.deps, actor, world.key(), { tournamentId: id, agreedCents, code: null });

/** A team enters with all its members. */
export async function enterTeam(world: World, squad: Squad, id: string): Promise<void> {
  await propose(world, squad, id, squad.members);
  for (const member of squad.members) await agree(world, member, id);
}

export interface TeamCup extends Cup {
  /** In the order of seeds; `players` are their captains. */
  readonly squads: readonly Squad[];
}

/** A running tournament of so many teams of two, seeded in the order in which they entered. */
export async function runningTeamCup(
  world: World,
  names: readonly string[],
  more: Partial<TournamentInput> = {},
): Promise<TeamCup> {
  const organiser = await world.player({ cents: more.guaranteeCents ?? 0 });
  const id = await openTournament(world, organiser, { teamSize: 2, ...more });
  const squads: Squad[] = [];
  for (const name of names) {
    const squad = await squadOf(world, name, (more.teamSize ?? 2) - 1, 100_00);
    world.pass(1);
    await enterTeam(world, squad, id);
    squads.push(squad);
  }
  await toNextStage(world, id);
  for (const { captain } of squads) await comeIn(world, captain, id);
  await toNextStage(world, id);
  return { id, organiser, squads, players: squads.map(({ captain }) => captain) };
}
