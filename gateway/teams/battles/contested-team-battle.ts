import { poolOf } from '../../../domain/battles/battle.ts';
import { DECISION_KINDS } from '../../../domain/disputes/decide-dispute.ts';
import { seatHoldOf } from '../../../domain/teams/shares.ts';
import { decideTeamBattle, reportsOf, standingTeam } from '../../../domain/teams/team-battle.ts';
import type { Reader } from '../../../db/client/database.ts';
import { applyTeamTransition } from '../../../db/teams/apply-team-transition.ts';
import {
  listOpenTeamBattles,
  listSeats,
  listTeamBattles,
  lockTeamBattle,
  readSeats,
} from '../../../db/teams/team-battle.queries.ts';
import { readMembership, readRoster, readTeamCards } from '../../../db/teams/team.queries.ts';
import type { TeamBattleRow } from '../../../db/teams/team.table.ts';
import { contestedBy } from '../../disputes/index.ts';
import type { Contest, SideReport, Tie } from '../../kernel/manifest/contested.ts';
import { comparesOrigins } from '../../wallet/index.ts';
import { fileTeamDispute } from './change-team-battle.ts';

/** What a dispute over a team battle is about, and what a decision does with it. */
export const contestedTeamBattle = contestedBy({
  decisions: DECISION_KINDS,
  lock: lockTeamBattle,
  async list(reader, ids) {
    const rows = await listTeamBattles(reader, ids);
    const teamIds = rows.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
    const [seats, cards] = await Promise.all([listSeats(reader, ids), readTeamCards(reader, teamIds)]);
    const nameOf = (teamId: string) => cards.get(teamId)?.team.name ?? '';
    return rows.map((row) => contestOf(row, seats, nameOf));
  },
  async disputable(reader, userId) {
    const membership = await readMembership(reader, userId);
    if (membership?.role !== 'captain') return [];
    const open = await listOpenTeamBattles(reader, membership.teamId);
    return open.filter(({ status }) => status === 'active').map(({ id }) => id);
  },
  file: fileTeamDispute,
  async decide(tx, row, decision, context) {
    await applyTeamTransition(tx, decideTeamBattle(row, decision, context.at), await readSeats(tx, row.id), context);
  },
});

/** Tells staff when players of two teams that play each other sign in from one place. */
export const compareTeamOrigins = comparesOrigins(
  'compare-team-origins',
  ['team.battle-started'],
  async ({ data: { teamBattleId, teamId } }, tx) => {
    const seats = await readSeats(tx, teamBattleId);
    const idsOf = (isOwn: boolean) =>
      seats.filter((seat) => (seat.teamId === teamId) === isOwn).map(({ userId }) => userId);
    return [idsOf(true), idsOf(false)];
  },
);

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
): Omit<Contest, 'gameTitle'> {
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
    stakeCents: row.stakeCents,
    poolCents: poolOf(row.stakeCents),
    sides,
    standingId: standingTeam(row),
    isDisputed: row.status === 'disputed',
    winnerId: row.winnerTeamId,
    isOver: row.status === 'completed' || row.status === 'cancelled',
    outcome: null,
    reports: shownReports(row),
  };
}

function shownReports(row: TeamBattleRow): SideReport[] {
  return reportsOf(row).map(({ side: sideId, claim: winnerId, rounds, at }) => {
    const recordingUrl = sideId === row.homeTeamId ? row.homeRecordingUrl : row.awayRecordingUrl;
    return { sideId, winnerId, score: rounds?.join('–') ?? '', recordingUrl, at };
  });
}
