import { eq } from 'drizzle-orm';
import type { Reader } from '../../db/client/database.ts';
import { ledgerAccounts } from '../../db/wallet/ledger.table.ts';
import { isWithdrawalOpen } from '../../domain/wallet/payments.ts';
import { betsFollow } from './bet-invariants.ts';
import { type Rows, readAll } from './invariant-rows.ts';
import { Lists } from './lists.ts';
import { prizesFollow } from './prize-invariants.ts';
import { sponsorshipsFollow } from './sponsorship-invariants.ts';

export interface InvariantOptions {
  /**
   * Whether the order of the ids is the order of what happened. It is with one writer; transactions that ran side by
   * side may have drawn their ids in one order and taken a row in the other.
   */
  readonly isOrdered?: boolean;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Every transfer sums to zero in each currency, and no player and no escrow is below zero. */
function* booksBalance({ accounts, lines }: Rows): Generator<string> {
  const currencyOf = new Map(accounts.map((account) => [account.id, account.currency]));
  const byTransfer = new Lists<number>();
  for (const line of lines) {
    byTransfer.add(`transfer ${line.transferId} in ${currencyOf.get(line.accountId) ?? '?'}`, line.amount);
  }
  for (const [name, amounts] of byTransfer) if (sum(amounts) !== 0) yield `${name} sums to ${sum(amounts)}`;
  for (const { id, kind, balance } of accounts) {
    if ((kind === 'user' || kind === 'escrow') && balance < 0) yield `${id} is overdrawn: ${balance}`;
  }
}

/** An account's entries are numbered without gaps, each names the balance right after it, the last one the account's. */
function* balancesFollow({ accounts, lines }: Rows): Generator<string> {
  const byAccount = new Lists<(typeof lines)[number]>();
  for (const line of lines) byAccount.add(line.accountId, line);
  for (const { id, balance, entryCount } of accounts) {
    let running = 0;
    let number = 0;
    for (const line of byAccount.of(id)) {
      running += line.amount;
      number++;
      if (line.number !== number) yield `${id}: entry ${line.number} stands where ${number} should`;
      if (line.balanceAfter !== running) yield `${id}: entry ${number} says ${line.balanceAfter}, not ${running}`;
    }
    if (running !== balance) yield `${id} says ${balance}, its entries say ${running}`;
    if (number !== entryCount) yield `${id} counts ${entryCount} entries, not ${number}`;
  }
}

/**
 * A stake is what one hold moved, and ended at most once, by what the ledger says: what was returned has its one refund
 * of the same money, what was paid lies in a subject that was settled, to the unit. What is still held is what lies in
 * the escrow, in one currency; a subject that has ended holds nothing, and one that holds something has not.
 */
function* stakesFollow({ accounts, moved, lines, subjects, held }: Rows): Generator<string> {
  const escrows = new Map(accounts.map((account) => [account.id, account]));
  const byTransfer = new Lists<(typeof lines)[number]>();
  for (const line of lines) byTransfer.add(line.transferId, line);
  const bySubject = new Lists<(typeof held)[number]>();
  for (const stake of held) bySubject.add(stake.subjectId, stake);
  const names = new Map(subjects.map(({ id }) => [id, new Lists<(typeof moved)[number]>()]));
  for (const transfer of moved) names.get(transfer.subjectId ?? '')?.add(transfer.kind, transfer);
  const own = (transferId: string, account: string) =>
    sum(
      byTransfer
        .of(transferId)
        .filter(({ accountId }) => accountId === account)
        .map(({ amount }) => amount),
    );
  for (const { id, currency, endedAt } of subjects.filter(({ kind }) => kind !== 'bet')) {
    const all = bySubject.of(id);
    const kinds = names.get(id) ?? new Lists();
    const escrow = escrows.get(`escrow:${id}`);
    const open = sum(all.filter(({ ended }) => ended === null).map(({ stake, fee }) => stake + fee));
    if (escrow?.currency !== currency) yield `${id} holds ${escrow?.currency ?? 'nothing'}, not ${currency}`;
    if (escrow?.balance !== open) yield `the stakes of ${id} are ${open}, its escrow ${escrow?.balance ?? 'missing'}`;
    if (endedAt !== null && open !== 0) yield `${id} has ended and holds ${open}`;
    const holds = new Map(kinds.of('hold').map((hold) => [hold.id, hold]));
    for (const { userId, transferId, stake, fee, day } of all) {
      const hold = holds.get(transferId);
      const taken = hold ? -own(transferId, `user:${userId}:${currency}`) : 0;
      if (taken !== stake + fee) yield `the stake ${transferId} says ${stake + fee}, its hold moved ${taken}`;
      if (hold && new Date(hold.at).toISOString().slice(0, 10) !== day)
        yield `the stake ${transferId} counts on ${day}`;
      holds.delete(transferId);
    }
    for (const transferId of holds.keys()) yield `the hold ${transferId} of ${id} is not known as a stake`;
    const returned = (stakesOf: readonly string[]) => stakesOf.toSorted().join();
    const refunds = kinds.of('refund').map((refund) => {
      const player = byTransfer.of(refund.id).find(({ accountId }) => accountId.startsWith('user:'))?.accountId ?? '';
      return `${player} ${own(refund.id, player)}`;
    });
    const due = all
      .filter(({ ended }) => ended === 'refunded')
      .map(({ userId, stake, fee }) => `user:${userId}:${currency} ${stake + fee}`);
    if (returned(refunds) !== returned(due)) yield `${id} returned ${returned(refunds)}, not ${returned(due)}`;
    const paid = all.filter(({ ended }) => ended === 'paid');
    const settled = kinds.of('settle').map((settle) => -own(settle.id, `escrow:${id}`));
    if (sum(settled) !== sum(paid.map(({ stake, fee }) => stake + fee))) yield `${id} paid out ${sum(settled)}`;
    const fees = kinds
      .of('settle')
      .flatMap((settle) => byTransfer.of(settle.id))
      .filter(({ accountId }) => accountId.startsWith('house:fees:'));
    const feesDue = sum(paid.map(({ fee }) => fee));
    if (sum(fees.map(({ amount }) => amount)) !== feesDue) yield `${id} gave the house other fees than ${feesDue}`;
  }
}

/**
 * The escrow of a battle holds stake and fee of each seat that is taken while it runs, that of a team battle what its
 * payers put in, whose shares sum to the stake on both sides, that of a withdrawal its amount and fee until it has ended.
 */
function* escrowsAgree({ accounts, fought, payouts, teamFights, seats, subjects, ...books }: Rows): Generator<string> {
  const escrows = new Map(accounts.filter((a) => a.kind === 'escrow').map((a) => [a.id, a.balance]));
  for (const battle of fought) {
    const isHolding = ['waiting', 'active', 'disputed'].includes(battle.status);
    const taken = battle.opponentId === null ? 1 : 2;
    const due = isHolding ? taken * (battle.stakeCents + battle.feeCents) : 0;
    const name = `escrow:${battle.id}`;
    const held = escrows.get(name) ?? 0;
    if (held !== due) yield `${name} (${battle.status}, ${taken} seats) holds ${held}, not ${due}`;
    escrows.delete(name);
  }
  for (const { id, status, stakeCents } of teamFights) {
    const own = seats.filter(({ teamBattleId }) => teamBattleId === id);
    const name = `escrow:${id}`;
    const due = status === 'active' || status === 'disputed' ? sum(own.map((s) => s.stakeCents + s.feeCents)) : 0;
    if ((escrows.get(name) ?? 0) !== due) yield `${name} (${status}) holds ${escrows.get(name) ?? 0}, not ${due}`;
    for (const teamId of new Set(own.map((seat) => seat.teamId))) {
      const put = sum(own.filter((seat) => seat.teamId === teamId).map((seat) => seat.stakeCents));
      if (put !== stakeCents) yield `team ${teamId} put ${put} into ${id}, not ${stakeCents}`;
    }
    escrows.delete(name);
  }
  for (const { id, status, amountCents, feeCents } of payouts) {
    const name = `escrow:${id}`;
    const due = isWithdrawalOpen(status) ? amountCents + feeCents : 0;
    if (escrows.get(name) !== due) yield `${name} (${status}) holds ${escrows.get(name) ?? 0}, not ${due}`;
    escrows.delete(name);
  }
  for (const { id } of [...books.opened, ...books.sponsored]) escrows.delete(`escrow:${id}`);
  escrows.delete('escrow:market-fund');
  // A contest of any other kind: what its stakes say is what it must hold.
  for (const { id } of subjects) escrows.delete(`escrow:${id}`);
  for (const [name, held] of escrows) yield `${name} belongs to nothing and holds ${held}`;
}

/**
 * A completed battle has one payout and two outcomes, any other has none, but for one that was put right. Figures follow
 * from the outcomes.
 */
function* figuresFollow(
  { moved, fought, ended, figures, records, told, corrections }: Rows,
  isOrdered: boolean,
): Generator<string> {
  const settleIds = new Map(moved.filter((t) => t.kind === 'settle').map((t) => [t.subjectId ?? '', t.id]));
  const corrected = new Set(moved.filter((t) => t.kind === 'correction').map((t) => t.subjectId));
  const byBattle = new Lists<(typeof ended)[number]>();
  for (const outcome of ended) byBattle.add(outcome.battleId, outcome);
  for (const battle of fought) {
    const own = byBattle.of(battle.id);
    const expected =
      battle.status === 'completed'
        ? [battle.creatorId, battle.opponentId ?? ''].toSorted().map((userId) => [userId, userId === battle.winnerId])
        : [];
    const actual = own.toSorted((a, b) => (a.userId < b.userId ? -1 : 1)).map(({ userId, won }) => [userId, won]);
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      yield `${battle.id} has outcomes ${JSON.stringify(actual)}`;
    if ((battle.status === 'completed') !== settleIds.has(battle.id) && !corrected.has(battle.id))
      yield `${battle.id} is ${battle.status}, settle differs`;
    for (const { userId, won, amountCents } of own) {
      const due = won ? battle.stakeCents : -battle.stakeCents;
      if (amountCents !== due) yield `the outcome of ${userId} in ${battle.id} is ${amountCents}, not ${due}`;
    }
  }

  const byUser = new Lists<(typeof ended)[number]>();
  const inOrder = ended.toSorted((a, b) =>
    (settleIds.get(a.battleId) ?? '') < (settleIds.get(b.battleId) ?? '') ? -1 : 1,
  );
  for (const outcome of inOrder) byUser.add(outcome.userId, outcome);
  const statsOf = new Map(figures.map((row) => [row.userId, row]));
  for (const [userId, own] of byUser) {
    let streak = 0;
    let bestStreak = 0;
    for (const { won } of own) {
      streak = won ? streak + 1 : 0;
      bestStreak = Math.max(bestStreak, streak);
    }
    const base = {
      userId,
      battles: own.length,
      wins: own.filter(({ won }) => won).length,
      stakedCents: sum(own.map(({ amountCents }) => Math.abs(amountCents))),
    };
    const stored = statsOf.get(userId);
    const due = isOrdered ? { ...base, streak, bestStreak } : { ...stored, ...base };
    if (!stored || Object.entries(due).some(([key, value]) => stored[key as keyof typeof stored] !== value)) {
      yield `the figures of ${userId} are ${JSON.stringify(stored)}, not ${JSON.stringify(due)}`;
    }
    statsOf.delete(userId);
  }
  for (const [userId, { battles: counted }] of statsOf)
    if (counted > 0) yield `${userId} has figures without an outcome`;

  // A player's record in a game counts the settled battles whose event was delivered, each once.
  const delivered = new Set(
    told
      .filter(({ type }) => type === 'battle.completed' || type === 'battle.corrected')
      .map(({ battleId }) => battleId),
  );
  // A correction that was not delivered yet leaves the records as they were.
  const heard = new Set(told.map(({ seq }) => seq));
  const late = new Set(corrections.filter(({ seq }) => !heard.has(seq)).map(({ battleId }) => battleId));
  const unsure = new Set(
    fought
      .filter(({ id }) => late.has(id))
      .flatMap(({ creatorId, opponentId, game }) => [`${creatorId} ${game}`, `${opponentId} ${game}`]),
  );
  const counted = new Lists<boolean>();
  for (const { battleId, userId, game, won } of ended)
    if (delivered.has(battleId)) counted.add(`${userId} ${game}`, won);
  const recorded = new Map(records.map((r) => [`${r.userId} ${r.game}`, `${r.battles}/${r.wins}`]));
  for (const [name, wins] of counted) {
    const due = `${wins.length}/${wins.filter(Boolean).length}`;
    if (recorded.get(name) !== due && !unsure.has(name))
      yield `the record ${name} is ${recorded.get(name) ?? 'missing'}, not ${due}`;
    recorded.delete(name);
  }
  for (const [name, counts] of recorded)
    if (counts !== '0/0' && !unsure.has(name)) yield `the record ${name} counts battles that were not delivered`;
}

/**
 * What a player has at stake in a day is what was held that day and did not come back. What a player has lost in it is
 * the same with the fees, less what was paid out that day. BattleCoin counts in neither.
 */
function* daysFollow({ moved, lines, subjects, held, days }: Rows): Generator<string> {
  const due = new Map<string, { staked: number; lost: number }>();
  const count = (name: string, staked: number, lost: number) => {
    const before = due.get(name) ?? { staked: 0, lost: 0 };
    due.set(name, { staked: before.staked + staked, lost: before.lost + lost });
  };
  const inCents = new Set(subjects.filter(({ currency }) => currency === 'USD').map(({ id }) => id));
  for (const { subjectId, userId, day, stake, fee, ended } of held)
    if (inCents.has(subjectId) && ended !== 'refunded') count(`${userId} ${day}`, stake, stake + fee);
  const settledAt = new Map(
    moved
      .filter(({ kind, subjectId }) => (kind === 'settle' || kind === 'correction') && inCents.has(subjectId ?? ''))
      .map((t) => [t.id, t.at]),
  );
  for (const { transferId, accountId, amount } of lines) {
    const at = settledAt.get(transferId);
    // What of a correction is owed is lost as well.
    const [, player = ''] = /^(?:user|house:debt):([^:]+)/.exec(accountId) ?? [];
    if (at !== undefined && player !== '') count(`${player} ${new Date(at).toISOString().slice(0, 10)}`, 0, -amount);
  }
  for (const { userId, day, stakedCents, lostCents } of days) {
    const name = `${userId} ${day}`;
    const { staked, lost } = due.get(name) ?? { staked: 0, lost: 0 };
    if (stakedCents !== staked) yield `${name} counts ${stakedCents} at stake, not ${staked}`;
    if (lostCents !== lost) yield `${name} counts ${lostCents} as lost, not ${lost}`;
    due.delete(name);
  }
  for (const [name, { staked, lost }] of due)
    if (staked !== 0 || lost !== 0) yield `${name} counts nothing, not ${staked} at stake and ${lost} lost`;
}

/**
 * The figures of a team are those of its settled battles and of what tournaments have added, a member's no more than those; a team that exists has one
 * captain, one that is gone has nobody.
 */
function* teamsFollow({ teamFights, seats, squads, squadMembers, counted }: Rows): Generator<string> {
  for (const team of squads) {
    const ended = teamFights.filter(
      (fight) => fight.status === 'completed' && [fight.homeTeamId, fight.awayTeamId].includes(team.id),
    );
    const wins = ended.filter((fight) => fight.winnerTeamId === team.id);
    const ids = new Set(ended.map(({ id }) => id));
    const won = new Set(wins.map(({ id }) => id));
    const own = seats.filter((seat) => seat.teamId === team.id && ids.has(seat.teamBattleId));
    const earned = sum(own.map((s) => (won.has(s.teamBattleId) ? s.stakeCents : -s.stakeCents) - s.feeCents));
    const added = counted.filter(({ teamId }) => teamId === team.id);
    const cups = sum(added.flatMap(({ members }) => members.map(({ cents }) => cents)));
    const cupWins = sum(added.map((one) => one.wins));
    const cupLosses = sum(added.map((one) => one.losses));
    const told = `${team.wins}/${team.losses}/${team.earningsCents}`;
    const due = `${wins.length + cupWins}/${ended.length - wins.length + cupLosses}/${earned + cups}`;
    if (told !== due) yield `team ${team.name} says ${told}, its battles and tournaments say ${due}`;
    const roster = squadMembers.filter(({ teamId }) => teamId === team.id);
    const captains = roster.filter(({ role }) => role === 'captain').length;
    if (captains !== (team.disbandedAt === null ? 1 : 0)) yield `team ${team.name} has ${captains} captains`;
    if (team.disbandedAt !== null && roster.length > 0) yield `team ${team.name} is gone and has members`;
    for (const { userId, wins: w, losses: l } of roster) {
      const inCups = added.filter(({ members }) => members.some((member) => member.userId === userId));
      const played =
        own.filter((seat) => seat.userId === userId).length + sum(inCups.map((one) => one.wins + one.losses));
      if (w + l > played) yield `${userId} counts ${w + l} for ${team.name}, played ${played}`;
    }
  }
}

/** A deposit is in the books as its status says, a withdrawal too, and the days count what passed. */
function* paymentsFollow({ moved, payins, payouts, days }: Rows): Generator<string> {
  const keys = new Set(moved.map(({ opKey }) => opKey));
  const due = new Map<string, { paidIn: number; paidOut: number }>();
  const count = (userId: string, at: number, paidIn: number, paidOut: number) => {
    const name = `${userId} ${new Date(at).toISOString().slice(0, 10)}`;
    const before = due.get(name) ?? { paidIn: 0, paidOut: 0 };
    due.set(name, { paidIn: before.paidIn + paidIn, paidOut: before.paidOut + paidOut });
  };
  for (const { id, status, userId, createdAt, amountCents, takenBackCents } of payins) {
    const isIn = status === 'succeeded' || status === 'charged-back';
    if (keys.has(`deposit:${id}`) !== isIn) yield `deposit ${id} is ${status}, the books differ`;
    if (takenBackCents > 0 !== (status === 'charged-back') || (takenBackCents > 0 && !keys.has(`chargeback:${id}`)))
      yield `deposit ${id} is ${status}, its way back differs`;
    if (status !== 'failed') count(userId, createdAt, amountCents, 0);
  }
  for (const { id, status, userId, requestedAt, amountCents } of payouts) {
    const isBack = status === 'rejected' || status === 'failed';
    if (!keys.has(`withdrawal:${id}`)) yield `withdrawal ${id} was never held`;
    const hasLeft = keys.has(`withdrawal-payout:${id}`);
    // What the bank sent back had been paid before.
    if (hasLeft !== (status === 'paid') && !(hasLeft && status === 'failed'))
      yield `withdrawal ${id} is ${status}, its payout differs`;
    if (keys.has(`withdrawal-return:${id}`) !== isBack) yield `withdrawal ${id} is ${status}, its return differs`;
    if (!isBack) count(userId, requestedAt, 0, amountCents);
  }
  for (const { userId, day, depositedCents, withdrawnCents } of days) {
    const { paidIn, paidOut } = due.get(`${userId} ${day}`) ?? { paidIn: 0, paidOut: 0 };
    if (depositedCents !== paidIn) yield `${userId} ${day} counts ${depositedCents} paid in, not ${paidIn}`;
    if (withdrawnCents !== paidOut) yield `${userId} ${day} counts ${withdrawnCents} paid out, not ${paidOut}`;
  }
}

/** Whatever is wrong with the stored money, figures and days, in words; empty when nothing is. Call it when all is quiet. */
export async function findViolations(reader: Reader, { isOrdered = true }: InvariantOptions = {}): Promise<string[]> {
  const rows = await readAll(reader);
  return [
    ...booksBalance(rows),
    ...balancesFollow(rows),
    ...stakesFollow(rows),
    ...betsFollow(rows),
    ...sponsorshipsFollow(rows),
    ...prizesFollow(rows),
    ...escrowsAgree(rows),
    ...figuresFollow(rows, isOrdered),
    ...daysFollow(rows),
    ...teamsFollow(rows),
    ...paymentsFollow(rows),
  ];
}

/** Cents that lie on an account; 0 when there is none. */
export async function accountCents(reader: Reader, id: string): Promise<number> {
  const [row] = await reader.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, id));
  return row?.balance ?? 0;
}

/** Everything that the house has earned in fees, in cents. */
export async function houseCents(reader: Reader): Promise<number> {
  const rows = await reader.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'house'));
  return sum(rows.filter(({ id }) => id.startsWith('house:fees:USD:')).map(({ balance }) => balance));
}
