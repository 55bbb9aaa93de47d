import { and, eq, isNull, ne } from 'drizzle-orm';
import { arcadeContests, arcadeRuns } from '../../db/arcade/arcade.table.ts';
import { arcadeBracketSeats, arcadeBrackets } from '../../db/arcade/bracket.table.ts';
import type { Reader } from '../../db/client/database.ts';
import { lookup } from '../../db/client/sql.ts';
import { prizes } from '../../db/results/prize.table.ts';
import { tournamentEntrants, tournamentLineups, tournaments } from '../../db/tournaments/tournament.table.ts';
import type { Rows } from './invariant-rows.ts';
import { rowsOf } from './table-rows.ts';

const everyPrize = rowsOf(prizes);
const everyTournament = rowsOf(tournaments);
const everyEntrant = rowsOf(tournamentEntrants);
const everyLineup = rowsOf(tournamentLineups);

/** Who has played contests of the arcade for money that are over, and who brackets. */
const everyArcadeCash = lookup((reader) =>
  reader
    .select({
      id: arcadeContests.id,
      userId: arcadeRuns.userId,
      entry: arcadeContests.entry,
      fee: arcadeContests.fee,
      place: arcadeRuns.place,
      paid: arcadeRuns.paid,
      endedAt: arcadeContests.endedAt,
    })
    .from(arcadeContests)
    .innerJoin(arcadeRuns, eq(arcadeRuns.contestId, arcadeContests.id))
    .where(
      and(
        eq(arcadeContests.currency, 'USD'),
        eq(arcadeContests.state, 'settled'),
        isNull(arcadeContests.bracketId),
        ne(arcadeRuns.state, 'void'),
      ),
    )
    .prepare('every_arcade_cash'),
);
const everyBracketCash = lookup((reader) =>
  reader
    .select({
      id: arcadeBrackets.id,
      userId: arcadeBracketSeats.userId,
      entry: arcadeBrackets.entry,
      fee: arcadeBrackets.fee,
      place: arcadeBracketSeats.place,
      paid: arcadeBracketSeats.paid,
      endedAt: arcadeBrackets.endedAt,
    })
    .from(arcadeBrackets)
    .innerJoin(arcadeBracketSeats, eq(arcadeBracketSeats.bracketId, arcadeBrackets.id))
    .where(
      and(eq(arcadeBrackets.currency, 'USD'), eq(arcadeBrackets.state, 'settled'), isNull(arcadeBracketSeats.leftAt)),
    )
    .prepare('every_bracket_cash'),
);

export const readPrizes = async (reader: Reader) => ({
  prized: await everyPrize(reader),
  cups: await everyTournament(reader),
  entered: await everyEntrant(reader),
  lineups: await everyLineup(reader),
  arcadeCash: [...(await everyArcadeCash(reader)), ...(await everyBracketCash(reader))],
});

/**
 * Whoever has played in a tournament that was paid out, in the arcade for money or paid for a side of a team battle, and
 * whoever was paid for a sponsored challenge, has it among the earnings: what was paid in, and what it says was won.
 * Nobody else does.
 */
export function* prizesFollow(rows: Rows): Generator<string> {
  const { prized, cups, entered, lineups, sponsored, accepted } = rows;
  const due = new Map<string, string>();
  for (const { id, userId, entry, fee, place, paid, endedAt } of rows.arcadeCash)
    due.set(`${id} ${userId}`, `${entry + fee} ${paid} ${place} ${endedAt}`);
  for (const { id, status, winnerTeamId, endedAt } of rows.teamFights)
    for (const seat of rows.seats.filter(({ teamBattleId }) => teamBattleId === id)) {
      if (status !== 'completed' || seat.stakeCents === 0) continue;
      const won = seat.teamId === winnerTeamId;
      const paid = seat.stakeCents + seat.feeCents;
      due.set(`${id} ${seat.userId}`, `${paid} ${won ? 2 * seat.stakeCents : 0} ${won ? 1 : 2} ${endedAt}`);
    }
  for (const cup of cups) {
    const own = entered.filter((one) => one.tournamentId === cup.id && one.seed !== null && one.status === 'here');
    if (cup.status !== 'completed' || own.every(({ prizeCents }) => prizeCents === 0)) continue;
    for (const { userId, teamId, place, prizeCents } of own) {
      const held = cup.buyInCents + cup.feeCents;
      if (teamId === null) {
        due.set(`${cup.id} ${userId}`, `${held} ${prizeCents} ${place} ${cup.endedAt}`);
        continue;
      }
      // Of a team each has the own share of both, the first cents of a prize going to the captain.
      const seats = lineups
        .filter((seat) => seat.tournamentId === cup.id && seat.captainId === userId)
        .toSorted(
          (a, b) => Number(b.userId === userId) - Number(a.userId === userId) || (a.userId < b.userId ? -1 : 1),
        );
      const paid = seats.reduce((sum, seat) => sum + seat.stakeCents + seat.feeCents, 0);
      if (paid !== held) yield `the line-up of ${cup.id} ${userId} puts in ${paid}, not ${held}`;
      seats.forEach((seat, n) => {
        const part = Math.floor(prizeCents / seats.length) + (n < prizeCents % seats.length ? 1 : 0);
        due.set(`${cup.id} ${seat.userId}`, `${seat.stakeCents + seat.feeCents} ${part} ${place} ${cup.endedAt}`);
      });
    }
  }
  for (const { campaignId, userId, state, endedAt } of accepted) {
    const campaign = sponsored.find(({ id }) => id === campaignId);
    if (state === 'paid') due.set(`${campaignId} ${userId}`, `0 ${campaign?.payoutCents} null ${endedAt}`);
  }
  for (const { subjectId, userId, paidCents, prizeCents, place, at } of prized) {
    const name = `${subjectId} ${userId}`;
    const told = `${paidCents} ${prizeCents} ${place} ${at}`;
    if (due.get(name) !== told) yield `the prize of ${name} says ${told}, not ${due.get(name) ?? 'nothing'}`;
    due.delete(name);
  }
  for (const [name, told] of due) yield `the prize of ${name} is missing, due is ${told}`;
}
