import { asc, eq, isNotNull } from 'drizzle-orm';
import { battles } from '../../db/battles/battle.table.ts';
import type { Reader } from '../../db/client/database.ts';
import { events } from '../../db/events/event.table.ts';
import { gameRecords, outcomes, playerStats } from '../../db/results/result.table.ts';
import { entries, ledgerAccounts, playDays, transfers } from '../../db/wallet/ledger.table.ts';

export interface InvariantOptions {
  /**
   * Whether the order of the ids is the order of what happened. It is with one writer; transactions that ran side by
   * side may have drawn their ids in one order and taken a row in the other.
   */
  readonly isOrdered?: boolean;
}

type Rows = Awaited<ReturnType<typeof readAll>>;

async function readAll(reader: Reader) {
  const [accounts, moved, lines, fought, ended, figures, days, records, told] = await Promise.all([
    reader.select().from(ledgerAccounts),
    reader.select().from(transfers).orderBy(asc(transfers.id)),
    reader.select().from(entries).orderBy(asc(entries.accountId), asc(entries.number)),
    reader.select().from(battles),
    reader.select().from(outcomes),
    reader.select().from(playerStats),
    reader.select().from(playDays),
    reader.select().from(gameRecords),
    reader.select({ battleId: events.entityId, type: events.type }).from(events).where(isNotNull(events.dispatchedAt)),
  ]);
  return { accounts, moved, lines, fought, ended, figures, days, records, told };
}

/** A map of lists that need not be begun. */
class Lists<V> {
  readonly #lists = new Map<string, V[]>();

  add(key: string, value: V): void {
    const list = this.#lists.get(key);
    if (list) list.push(value);
    else this.#lists.set(key, [value]);
  }

  of(key: string): readonly V[] {
    return this.#lists.get(key) ?? [];
  }

  *[Symbol.iterator](): Iterator<[string, V[]]> {
    yield* this.#lists;
  }
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

/** The escrow of a battle holds stake and fee of each seat that is taken while it runs, and nothing afterwards. */
function* escrowsMatch({ accounts, fought }: Rows): Generator<string> {
  const escrows = new Map(accounts.filter((a) => a.kind === 'escrow').map((a) => [a.id, a.balance]));
  for (const battle of fought) {
    const isHolding = ['waiting', 'active', 'disputed'].includes(battle.status);
    const seats = battle.opponentId === null ? 1 : 2;
    const due = isHolding ? seats * (battle.stakeCents + battle.feeCents) : 0;
    const name = `escrow:${battle.id}`;
    const held = escrows.get(name) ?? 0;
    if (held !== due) yield `${name} (${battle.status}, ${seats} seats) holds ${held}, not ${due}`;
    escrows.delete(name);
  }
  for (const [name, held] of escrows) yield `${name} belongs to no battle and holds ${held}`;
}

/** A completed battle has one payout and two outcomes; any other has none. Figures follow from the outcomes. */
function* figuresFollow({ moved, fought, ended, figures, records, told }: Rows, isOrdered: boolean): Generator<string> {
  const settleIds = new Map(moved.filter((t) => t.kind === 'settle').map((t) => [t.subjectId ?? '', t.id]));
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
    if ((battle.status === 'completed') !== settleIds.has(battle.id))
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
  for (const userId of statsOf.keys()) yield `${userId} has figures without an outcome`;

  // A player's record in a game counts the settled battles whose event was delivered, each once.
  const delivered = new Set(told.filter(({ type }) => type === 'battle.completed').map(({ battleId }) => battleId));
  const counted = new Lists<boolean>();
  for (const { battleId, userId, game, won } of ended)
    if (delivered.has(battleId)) counted.add(`${userId} ${game}`, won);
  const recorded = new Map(records.map((r) => [`${r.userId} ${r.game}`, `${r.battles}/${r.wins}`]));
  for (const [name, wins] of counted) {
    const due = `${wins.length}/${wins.filter(Boolean).length}`;
    if (recorded.get(name) !== due) yield `the record ${name} is ${recorded.get(name) ?? 'missing'}, not ${due}`;
    recorded.delete(name);
  }
  for (const [name] of recorded) yield `the record ${name} counts battles that were not delivered`;
}

/** What a player has at stake in a day is what was held that day and did not come back. */
function* daysFollow({ moved, lines, fought, days }: Rows, isOrdered: boolean): Generator<string> {
  const stakeOf = new Map(fought.map((battle) => [battle.id, battle.stakeCents]));
  const playerOf = new Map(
    lines
      .filter((line) => line.accountId.startsWith('user:'))
      .map((l) => [l.transferId, l.accountId.split(':')[1] ?? '']),
  );
  const due = new Map<string, number>();
  const heldOn = new Map<string, string>();
  const holdsFirst = [...moved.filter(({ kind }) => kind === 'hold'), ...moved.filter(({ kind }) => kind === 'refund')];
  for (const { id, kind, subjectId, at } of isOrdered ? moved : holdsFirst) {
    if ((kind !== 'hold' && kind !== 'refund') || subjectId === null) continue;
    const player = playerOf.get(id) ?? '';
    const seat = `${subjectId} ${player}`;
    const stake = stakeOf.get(subjectId) ?? 0;
    const day = kind === 'hold' ? `${player} ${new Date(at).toISOString().slice(0, 10)}` : (heldOn.get(seat) ?? '');
    if (kind === 'hold') heldOn.set(seat, day);
    due.set(day, (due.get(day) ?? 0) + (kind === 'hold' ? stake : -stake));
  }
  for (const { userId, day, stakedCents } of days) {
    const name = `${userId} ${day}`;
    if (stakedCents !== (due.get(name) ?? 0)) yield `${name} counts ${stakedCents}, not ${due.get(name) ?? 0}`;
    due.delete(name);
  }
  for (const [name, cents] of due) if (cents !== 0) yield `${name} counts nothing, not ${cents}`;
}

/** Whatever is wrong with the stored money, figures and days, in words; empty when nothing is. Call it when all is quiet. */
export async function findViolations(reader: Reader, { isOrdered = true }: InvariantOptions = {}): Promise<string[]> {
  const rows = await readAll(reader);
  return [
    ...booksBalance(rows),
    ...balancesFollow(rows),
    ...escrowsMatch(rows),
    ...figuresFollow(rows, isOrdered),
    ...daysFollow(rows, isOrdered),
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
