import { asc, eq, inArray } from 'drizzle-orm';
import { battles } from '../../db/battles/battle.table.ts';
import type { EventPayloads } from '../../domain/shared/events.ts';
import type { Reader } from '../../db/client/database.ts';
import { lookup } from '../../db/client/sql.ts';
import { events } from '../../db/events/event.table.ts';
import { gameRecords, outcomes, playerStats } from '../../db/results/result.table.ts';
import { teamBattles, teamMembers, teamSeats, teams } from '../../db/teams/team.table.ts';
import { entries, ledgerAccounts, playDays, transfers } from '../../db/wallet/ledger.table.ts';
import { deposits, withdrawals } from '../../db/wallet/payment.table.ts';
import { stakeSubjects, stakes } from '../../db/wallet/stake.table.ts';
import { readMarkets } from './bet-invariants.ts';
import { readPrizes } from './prize-invariants.ts';
import { readSponsorships } from './sponsorship-invariants.ts';
import { rowsOf } from './table-rows.ts';
import { readTakenBy } from './taken-events.ts';

export type Rows = Awaited<ReturnType<typeof readAll>>;

const everyTeamBattle = rowsOf(teamBattles);
const everySeat = rowsOf(teamSeats);
const everyTeam = rowsOf(teams);
const everyMember = rowsOf(teamMembers);
const everySubject = rowsOf(stakeSubjects);
const everyStake = rowsOf(stakes);
const everyAccount = rowsOf(ledgerAccounts);
const everyTransfer = rowsOf(transfers, asc(transfers.id));
const everyEntry = rowsOf(entries, asc(entries.accountId), asc(entries.number));
const everyBattle = rowsOf(battles);
const everyOutcome = rowsOf(outcomes);
const everyPlayerStats = rowsOf(playerStats);
const everyDay = rowsOf(playDays);
const everyRecord = rowsOf(gameRecords);
const everyDeposit = rowsOf(deposits);
const everyWithdrawal = rowsOf(withdrawals);
const everyCorrection = lookup((reader) =>
  reader
    .select({ seq: events.seq, battleId: events.entityId })
    .from(events)
    .where(eq(events.type, 'battle.corrected'))
    .prepare('every_correction'),
);

const everyTeamCount = lookup((reader) =>
  reader
    .select({ seq: events.seq, data: events.data })
    .from(events)
    .where(inArray(events.type, ['tournament.completed', 'tournament.corrected']))
    .prepare('every_team_count'),
);

/** Everything that the invariants of money look at. */
export async function readAll(reader: Reader) {
  const [teamFights, seats, squads, squadMembers, subjects, held] = await Promise.all([
    everyTeamBattle(reader),
    everySeat(reader),
    everyTeam(reader),
    everyMember(reader),
    everySubject(reader),
    everyStake(reader),
  ]);
  const [accounts, moved, lines, fought, ended, figures, days, records, told, payins, payouts] = await Promise.all([
    everyAccount(reader),
    everyTransfer(reader),
    everyEntry(reader),
    everyBattle(reader),
    everyOutcome(reader),
    everyPlayerStats(reader),
    everyDay(reader),
    everyRecord(reader),
    readTakenBy(reader, 'record-game'),
    everyDeposit(reader),
    everyWithdrawal(reader),
  ]);
  const corrections = await everyCorrection(reader);
  const taken = new Set((await readTakenBy(reader, 'count-teams')).map(({ seq }) => seq));
  const counted = (await everyTeamCount(reader)).flatMap(({ seq, data }) =>
    taken.has(seq) ? ((data as EventPayloads['tournament.completed']).teams ?? []) : [],
  );
  const books = { ...(await readMarkets(reader)), ...(await readSponsorships(reader)), ...(await readPrizes(reader)) };
  const played = { teamFights, seats, squads, squadMembers, subjects, held, corrections, counted, ...books };
  return { accounts, moved, lines, fought, ended, figures, days, records, told, payins, payouts, ...played };
}
