import type { Reader } from '../../db/client/database.ts';
import { prizes } from '../../db/results/prize.table.ts';
import { tournamentEntrants, tournamentLineups, tournaments } from '../../db/tournaments/tournament.table.ts';
import type { Rows } from './invariant-rows.ts';
import { rowsOf } from './table-rows.ts';

const everyPrize = rowsOf(prizes);
const everyTournament = rowsOf(tournaments);
const everyEntrant = rowsOf(tournamentEntrants);
const everyLineup = rowsOf(tournamentLineups);

export const readPrizes = async (reader: Reader) => ({
  prized: await everyPrize(reader),
  cups: await everyTournament(reader),
  entered: await everyEntrant(reader),
  lineups: await everyLineup(reader),
});

/**
 * Whoever has played in a tournament that was paid out, and whoever was paid for a sponsored challenge, has it among the
 * earnings: what was paid in, and what the standings or the campaign say was won. Nobody else does.
 */
export function* prizesFollow({ prized, cups, entered, lineups, sponsored, accepted }: Rows): Generator<string> {
  const due = new Map<string, string>();
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
