import { and, eq } from 'drizzle-orm';
import { teamAsks, teamBattles, teamOffers, teamMembers, teams } from '../../db/teams/team.table.ts';
import type { Claim } from '../../domain/battles/battle.ts';
import type { TeamPayer } from '../../domain/teams/team.ts';
import { acceptTeamOffer } from '../../gateway/teams/battles/answer-team-offer.ts';
import { answerTeamRequest, joinByCode } from '../../gateway/teams/ask-membership.ts';
import { reportTeamBattle } from '../../gateway/teams/battles/change-team-battle.ts';
import { offerTeamBattle } from '../../gateway/teams/battles/offer-team-battle.ts';
import { createTeam } from '../../gateway/teams/create-team.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import type { World } from './world.ts';

/** A captain, the team's id and who joined it. */
export interface Squad {
  readonly id: string;
  readonly captain: Actor;
  readonly members: readonly Actor[];
}

export async function readStoredTeam(world: World, id: string) {
  const [team] = await world.db.read.select().from(teams).where(eq(teams.id, id));
  if (!team) throw new Error(`there is no team ${id}`);
  return team;
}

export const rosterOf = (world: World, teamId: string) =>
  world.db.read.select().from(teamMembers).where(eq(teamMembers.teamId, teamId));

export async function askOf(world: World, teamId: string, { userId }: Actor) {
  const [ask] = await world.db.read
    .select()
    .from(teamAsks)
    .where(and(eq(teamAsks.teamId, teamId), eq(teamAsks.userId, userId)));
  return ask;
}

export async function storedTeamBattle(world: World, id: string) {
  const [battle] = await world.db.read.select().from(teamBattles).where(eq(teamBattles.id, id));
  if (!battle) throw new Error(`there is no team battle ${id}`);
  return battle;
}

export async function storedOffer(world: World, id: string) {
  const [offer] = await world.db.read.select().from(teamOffers).where(eq(teamOffers.id, id));
  if (!offer) throw new Error(`there is no offer ${id}`);
  return offer;
}

/** Joins by the code and the captain's yes. */
export async function join(world: World, squad: Pick<Squad, 'id' | 'captain'>, player: Actor): Promise<void> {
  const { inviteCode } = await readStoredTeam(world, squad.id);
  await joinByCode(world.deps, player, inviteCode);
  const ask = await askOf(world, squad.id, player);
  await answerTeamRequest(world.deps, squad.captain, ask?.id ?? '', true);
}

/** A team of a captain and further members, each with the same money. */
export async function squadOf(world: World, name: string, others = 0, cents = 500_00): Promise<Squad> {
  const captain = await world.player({ cents });
  const id = await createTeam(world.deps, captain, world.key(), { name, description: '' });
  const members: Actor[] = [];
  for (let n = 0; n < others; n++) {
    const player = await world.player({ cents });
    await join(world, { id, captain }, player);
    members.push(player);
  }
  return { id, captain, members };
}

export const offer = (
  world: World,
  from: Squad,
  to: Squad,
  stakeCents = 100_00,
  payer: TeamPayer = 'captain',
): Promise<string> =>
  offerTeamBattle(world.deps, from.captain, world.key(), { teamId: to.id, game: 'valorant', stakeCents, payer });

export const accept = (
  world: World,
  to: Squad,
  offerId: string,
  agreedCents = 1_000_000_00,
  key = world.key(),
): Promise<string> => acceptTeamOffer(world.deps, to.captain, key, offerId, agreedCents);

export const report = (
  world: World,
  squad: Pick<Squad, 'captain'>,
  teamBattleId: string,
  claim: Claim,
  key = world.key(),
): Promise<string> =>
  reportTeamBattle(world.deps, squad.captain, key, {
    teamBattleId,
    claim,
    score: claim === 'won' ? { own: 13, other: 9 } : { own: 9, other: 13 },
    recordingUrl: `https://recordings.example/${squad.captain.userId}`,
  });

/** A running team battle; answers its id. */
export async function runningBattle(world: World, home: Squad, away: Squad, stakeCents = 100_00): Promise<string> {
  return accept(world, away, await offer(world, home, away, stakeCents));
}
