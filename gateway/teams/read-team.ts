import { GAME_TITLES } from '../../domain/shared/games.ts';
import { poolOf } from '../../domain/battles/battle.ts';
import { statusOf } from '../../domain/friends/presence.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { isStaff } from '../../domain/accounts/roles.ts';
import { maySeeTeamBattle } from '../../domain/teams/see-team-battle.ts';
import type { Reader } from '../../db/client/database.ts';
import { countContestsWon } from '../../db/results/index.ts';
import { listAgreements, listPendingOffers } from '../../db/teams/offer.queries.ts';
import { listAsksOfPlayer, listRoster } from '../../db/teams/roster.queries.ts';
import {
  listSeats,
  listSettledTeamBattles,
  listTeamBattles,
  readTeamEarnings,
} from '../../db/teams/team-battle.queries.ts';
import { readMembership, readTeamCards } from '../../db/teams/team.queries.ts';
import type { TeamBattleRow } from '../../db/teams/team.table.ts';
import type { Actor } from '../kernel/actor.ts';
import { playerOf } from '../accounts/index.ts';
import type { Deps } from '../kernel/deps.ts';
import { type TeamBattle, type TeamOffer, offerFigures } from './battles/team-battle.types.ts';
import {
  type Team,
  type TeamAsk,
  type PastTeamBattle,
  type TeamMatters,
  type TeamMember,
  toTeam,
  toTeamMember,
} from './team.types.ts';

async function teamsById(reader: Reader, ids: readonly string[]): Promise<(id: string) => Team> {
  const cards = await readTeamCards(reader, ids);
  return (id) => {
    const card = cards.get(id);
    if (!card) throw new Error(`there is no team ${id}`);
    return toTeam(card);
  };
}

/** @throws Refused NOT_FOUND */
export async function findTeam(reader: Reader, id: string): Promise<Team> {
  const card = (await readTeamCards(reader, [id])).get(id);
  if (!card) throw new Refused('NOT_FOUND');
  return toTeam(card);
}

/** The team that a player is in; null without one. */
export async function findOwnTeam(reader: Reader, userId: string): Promise<Team | null> {
  const membership = await readMembership(reader, userId);
  return membership ? findTeam(reader, membership.teamId) : null;
}

/** The team of a player and the questions that are open, at one moment. */
export async function readMatters({ db }: Deps, userId: string): Promise<TeamMatters> {
  const [team, asks] = await db.snapshot((read) => Promise.all([findOwnTeam(read, userId), readAsks(read, userId)]));
  return { team, asks };
}

/** The roster, captain first; who is online only teammates see. */
export async function readMembers(reader: Reader, teamId: string, userId: string, now: number): Promise<TeamMember[]> {
  const views = await listRoster(reader, teamId);
  const isTeammate = views.some(({ member }) => member.userId === userId);
  return views
    .toSorted((a, b) => Number(b.member.role === 'captain') - Number(a.member.role === 'captain'))
    .map((view) => {
      const { status, seenAt } = view;
      const seen = status !== null && seenAt !== null ? { status, seenAt } : undefined;
      return toTeamMember(view, isTeammate ? statusOf(seen, now) !== 'offline' : null);
    });
}

/** What its members have won in the arcade together; null for who is none of them. */
export async function countArcadeWins(reader: Reader, teamId: string, userId: string): Promise<number | null> {
  const ids = (await listRoster(reader, teamId)).map(({ member }) => member.userId);
  return ids.includes(userId) ? countContestsWon(reader, ids) : null;
}

/** The open questions between a player and teams, the oldest first. */
export async function readAsks(reader: Reader, userId: string): Promise<TeamAsk[]> {
  const rows = await listAsksOfPlayer(reader, userId);
  const teamOf = await teamsById(
    reader,
    rows.map(({ ask }) => ask.teamId),
  );
  return rows.map(({ ask }) => ({ id: ask.id, ask: ask.ask, team: teamOf(ask.teamId), askedAt: ask.at }));
}

/** A team's offers that wait for an answer, in both directions, with who is in. */
export async function readOffers(reader: Reader, teamId: string, now: number): Promise<TeamOffer[]> {
  const rows = (await listPendingOffers(reader, teamId)).filter(({ expiresAt }) => expiresAt > now);
  const [teamOf, agreements] = await Promise.all([
    teamsById(
      reader,
      rows.flatMap(({ fromTeamId, toTeamId }) => [fromTeamId, toTeamId]),
    ),
    listAgreements(
      reader,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => ({
    ...row,
    ...offerFigures(row),
    from: teamOf(row.fromTeamId),
    to: teamOf(row.toTeamId),
    agreements: agreements
      .filter(({ agreement }) => agreement.offerId === row.id)
      .map(({ agreement, player }) => ({ ...agreement, team: teamOf(agreement.teamId), player: playerOf(player) })),
  }));
}

/** Team battles with both teams and their line-ups. */
export async function toTeamBattles(reader: Reader, rows: readonly TeamBattleRow[]): Promise<TeamBattle[]> {
  const [teamOf, seats] = await Promise.all([
    teamsById(
      reader,
      rows.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]),
    ),
    listSeats(
      reader,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => ({
    ...row,
    home: teamOf(row.homeTeamId),
    away: teamOf(row.awayTeamId),
    winnerTeam: row.winnerTeamId === null ? null : teamOf(row.winnerTeamId),
    gameTitle: GAME_TITLES[row.game],
    poolCents: poolOf(row.stakeCents),
    lineUp: seats
      .filter(({ seat }) => seat.teamBattleId === row.id)
      .map(({ seat, player }) => ({ ...seat, team: teamOf(seat.teamId), player: playerOf(player) })),
  }));
}

/** Whether somebody may read a battle of two teams. */
export async function seesTeamBattle(
  reader: Reader,
  { userId, role }: Actor,
  { home, away, lineUp }: TeamBattle,
): Promise<boolean> {
  const battle = { teamIds: [home.id, away.id], playerIds: lineUp.map(({ player }) => player.id) };
  const membership = await readMembership(reader, userId);
  return maySeeTeamBattle(battle, {
    accountId: userId,
    teamId: membership?.teamId ?? null,
    isStaff: isStaff(role),
  });
}

/** @throws Refused NOT_FOUND for what the caller may not read, as for what there is none of */
export async function findTeamBattle(reader: Reader, actor: Actor, id: string): Promise<TeamBattle> {
  const [battle] = await toTeamBattles(reader, await listTeamBattles(reader, [id]));
  if (!battle || !(await seesTeamBattle(reader, actor, battle))) throw new Refused('NOT_FOUND');
  return battle;
}

interface PastTeamBattleRow extends PastTeamBattle {
  /** By which it stands in the list. */
  readonly at: number;
}

/** Those of one contest stay as they come. */
const newestFirst = (a: PastTeamBattleRow, b: PastTeamBattleRow): number => {
  const [own = '', other = ''] = [a, b].map(({ id }) => id.split(':', 1)[0]);
  return b.at - a.at || (own < other ? 1 : own > other ? -1 : 0);
};

/** What a team has played, newest first: settled battles, and matches of tournaments as their room tells them. */
export async function readPastBattles(
  { wiring }: Deps,
  reader: Reader,
  teamId: string,
  limit: number,
  past: { readonly at: number; readonly id: string } | null,
): Promise<PastTeamBattleRow[]> {
  const [battles, matches] = await Promise.all([
    listSettledTeamBattles(reader, teamId, limit, past && { createdAt: past.at, id: past.id }),
    wiring.provided.contestsOfTeam(reader, teamId, limit, past),
  ]);
  const opponentOf = (row: TeamBattleRow) => (row.homeTeamId === teamId ? row.awayTeamId : row.homeTeamId);
  const [teamOf, earnings] = await Promise.all([
    teamsById(reader, [...battles.map(opponentOf), ...matches.map(({ opponentId }) => opponentId)]),
    readTeamEarnings(
      reader,
      teamId,
      battles.map(({ id }) => id),
    ),
  ]);
  const ofBattles = battles.map((row): PastTeamBattleRow => {
    const [own, other] = row.homeTeamId === teamId ? [row.homeScore, row.awayScore] : [row.awayScore, row.homeScore];
    return {
      id: row.id,
      at: row.createdAt,
      opponent: teamOf(opponentOf(row)),
      gameTitle: GAME_TITLES[row.game],
      result: row.winnerTeamId === teamId ? 'win' : 'loss',
      score: own === null || other === null ? null : `${own}–${other}`,
      earningsCents: earnings.get(row.id) ?? 0,
      endedAt: row.endedAt ?? row.createdAt,
      contest: null,
      path: null,
    };
  });
  const ofTournaments = matches.map(({ opponentId, game, isWon, ...row }): PastTeamBattleRow => ({
    ...row,
    opponent: teamOf(opponentId),
    gameTitle: GAME_TITLES[game],
    result: isWon ? 'win' : 'loss',
    earningsCents: 0,
  }));
  return [...ofBattles, ...ofTournaments].toSorted(newestFirst).slice(0, limit);
}
