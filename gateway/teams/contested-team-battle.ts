import { GAME_TITLES } from '../../domain/shared/games.ts';
import { poolOf } from '../../domain/battles/battle.ts';
import { DECISION_KINDS } from '../../domain/disputes/decide-dispute.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { seatHoldOf } from '../../domain/teams/shares.ts';
import { decideTeamBattle, standingTeam } from '../../domain/teams/team-battle.ts';
import type { Reader, Tx } from '../../db/client/database.ts';
import { applyTeamTransition } from '../../db/teams/apply-team-transition.ts';
import {
  listOpenTeamBattles,
  listSeats,
  listTeamBattles,
  lockTeamBattle,
  readSeats,
} from '../../db/teams/team-battle.queries.ts';
import { readMembership, readRoster, readTeamCards } from '../../db/teams/team.queries.ts';
import type { TeamBattleRow } from '../../db/teams/team.table.ts';
import { fileTeamDispute } from './change-team-battle.ts';
import type { Contest, Contested, SideReport, Tie } from '../kernel/contested.ts';

async function lock(tx: Tx, id: string) {
  const row = await lockTeamBattle(tx, id);
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}

/** What a dispute over a team battle is about, and what a decision does with it. */
export const contestedTeamBattle: Contested = {
  decisions: DECISION_KINDS,
  async lock(tx, id) {
    await lock(tx, id);
  },
  async describe(reader, ids) {
    const rows = await listTeamBattles(reader, ids);
    const teamIds = rows.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
    const [seats, cards] = await Promise.all([listSeats(reader, ids), readTeamCards(reader, teamIds)]);
    const nameOf = (teamId: string) => cards.get(teamId)?.team.name ?? '';
    return new Map(rows.map((row) => [row.id, contestOf(row, seats, nameOf)]));
  },
  async disputable(reader, userId) {
    const membership = await readMembership(reader, userId);
    if (membership?.role !== 'captain') return [];
    const open = await listOpenTeamBattles(reader, membership.teamId);
    return open.filter(({ status }) => status === 'active').map(({ id }) => id);
  },
  file: fileTeamDispute,
  async decide(tx, id, decision, context) {
    const row = await lock(tx, id);
    await applyTeamTransition(tx, decideTeamBattle(row, decision, context.at), await readSeats(tx, id), context);
  },
};

/** A staff member decides nothing of the team that they are in, nor of a teammate. */
export const tiedByTeam: Tie = async (reader: Reader, userId, parties) => {
  const membership = await readMembership(reader, userId);
  if (!membership) return false;
  const mates = new Set((await readRoster(reader, membership.teamId)).map((mate) => mate.userId));
  return parties.some((party) => party.sideId === membership.teamId || mates.has(party.userId));
};

function contestOf(
  row: TeamBattleRow,
  seats: Awaited<ReturnType<typeof listSeats>>,
  nameOf: (teamId: string) => string,
): Contest {
  const sides = [row.homeTeamId, row.awayTeamId].map((id) => {
    const own = seats.filter(({ seat }) => seat.teamBattleId === row.id && seat.teamId === id);
    return {
      id,
      name: nameOf(id),
      players: own.map(({ player }) => player),
      heldCents: own.reduce((sum, { seat }) => sum + seatHoldOf(seat), 0),
    };
  });
  return {
    id: row.id,
    title: sides.map(({ name }) => name).join(' vs '),
    game: row.game,
    gameTitle: GAME_TITLES[row.game],
    stakeCents: row.stakeCents,
    poolCents: poolOf(row.stakeCents),
    sides,
    standingId: standingTeam(row),
    isDisputed: row.status === 'disputed',
    winnerId: row.winnerTeamId,
    isOver: row.status === 'completed' || row.status === 'cancelled',
    outcome: null,
    reports: reportsOf(row),
  };
}

function reportsOf(row: TeamBattleRow): SideReport[] {
  const { homeTeamId, awayTeamId, homeScore, awayScore } = row;
  const rounds = homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
  const claims = [
    { sideId: homeTeamId, winnerId: row.homeClaim, recordingUrl: row.homeRecordingUrl, at: row.homeClaimedAt },
    { sideId: awayTeamId, winnerId: row.awayClaim, recordingUrl: row.awayRecordingUrl, at: row.awayClaimedAt },
  ];
  return claims
    .flatMap(({ winnerId, ...report }): SideReport[] => {
      if (winnerId === null) return [];
      // Whose rounds are kept is not said; they go with the report that they agree with.
      const isTrue = rounds !== null && rounds.home > rounds.away === (winnerId === homeTeamId);
      return [{ ...report, winnerId, score: isTrue ? `${rounds.home}–${rounds.away}` : '' }];
    })
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
}
