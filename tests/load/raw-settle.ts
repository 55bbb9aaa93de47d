/**
 * The raw limit of a settled battle: the rows that the use cases read and write, by hand-made statements without rules,
 * builders or checks. What the gateway does is measured against this.
 */
import Database from 'better-sqlite3';
import pg from 'pg';
import { v7 } from 'uuid';
import { GatheringSocket } from '../../db/client/gathering-socket.ts';
import { DAY, utcDay } from '../../domain/shared/time.ts';

type Call = readonly [sql: string, values: readonly unknown[]];

interface RawBattle {
  readonly id: string;
  readonly creatorId: string;
  readonly opponentId: string;
  /** A day of its own for each battle of a pair, as the measured load has it. */
  readonly day: string;
}

const KEY =
  'INSERT INTO idempotency_keys (user_id, key, operation, payload_hash, answer_id, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING key';
const SETTINGS = 'SELECT key, value FROM settings';
const LOCK_USER = 'SELECT * FROM users WHERE id = ? /* for no key update */';
/** What somebody may stake: the ages of the settings and the player's own limits. */
const RULES = `SELECT settings.value, play_limits.* FROM users LEFT JOIN settings ON settings.key = 'stake_min_age'
  LEFT JOIN play_limits ON play_limits.user_id = users.id WHERE users.id = ?`;
const LOCK = 'SELECT * FROM battles WHERE id = ? /* for update */';
const LOCK_FOR = `SELECT battles.*, users.status AS caller_status FROM battles LEFT JOIN users ON users.id = ?
  WHERE battles.id = ? /* for update of battles */`;
/** How the creator stands, and when the one who joins was not there. */
const ENCOUNTER = `SELECT users.status, users.paused_until, missed.at FROM battles JOIN users ON users.id = battles.creator_id
  LEFT JOIN battle_attendances AS missed ON missed.player_id = ? AND missed.has_shown = false
  WHERE battles.id = ? ORDER BY missed.at DESC LIMIT 3`;
const MARKET = `SELECT * FROM markets WHERE contest_id = ? AND state IN ('open', 'suspended', 'closed') /* for update */`;
const INSERT_BATTLE = `INSERT INTO battles (id, status, game, mode, title, search_key, description, privacy, stake_cents, fee_cents, creator_id, created_at, ends_at, due_at)
  VALUES (?, 'waiting', 'valorant', 'duel', 'Raw', 'raw', '', 'public', 5000, 250, ?, ?, ?, ?)`;
const UPDATE_BATTLE = `UPDATE battles SET status = ?, opponent_id = ?, winner_id = ?, joined_at = ?, started_at = ?, ended_at = ?, ends_at = ?, due_at = ?,
  ready_seat = ?, check_ends_at = ?, later_seat = NULL, later_until = NULL, creator_missed = false, opponent_missed = false
  WHERE id = ?`;
const ATTENDANCES =
  'INSERT INTO battle_attendances (battle_id, player_id, has_shown, at) VALUES (?, ?, ?, ?), (?, ?, ?, ?)';
const TRANSFER =
  'INSERT INTO transfers (id, op_key, kind, subject_id, actor_id, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (op_key) DO NOTHING RETURNING id';
const CREDIT =
  'UPDATE ledger_accounts SET balance = balance + ?, entry_count = entry_count + 1 WHERE id = ? RETURNING balance, entry_count';
const DEBIT = `UPDATE ledger_accounts SET balance = balance + ?, entry_count = entry_count + 2 WHERE id = ? AND balance >= ?
  RETURNING balance, entry_count`;
const ESCROW = `INSERT INTO ledger_accounts (id, kind, currency, balance, entry_count) VALUES (?, 'escrow', 'USD', ?, 1)
  ON CONFLICT (id) DO UPDATE SET balance = ledger_accounts.balance + excluded.balance,
  entry_count = ledger_accounts.entry_count + excluded.entry_count RETURNING balance, entry_count`;
const ENTRIES = `INSERT INTO entries (transfer_id, seq, account_id, number, kind, amount, balance_after)
  VALUES (?, 0, ?, ?, ?, ?, 0), (?, 1, ?, ?, ?, ?, 0), (?, 2, ?, ?, ?, ?, 0)`;
const SUBJECT = `INSERT INTO stake_subjects (id, kind, title, path, currency) VALUES (?, 'battle', 'Raw', ?, 'USD')
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, path = excluded.path WHERE stake_subjects.ended_at IS NULL RETURNING id`;
const STAKE = 'INSERT INTO stakes (subject_id, user_id, transfer_id, stake, fee, day) VALUES (?, ?, ?, 5000, 250, ?)';
const END_SUBJECT = 'UPDATE stake_subjects SET ended_at = ? WHERE id = ? AND ended_at IS NULL RETURNING currency';
const END_STAKES =
  "UPDATE stakes SET ended = 'paid' WHERE subject_id = ? AND coalesce(ended, '') = '' RETURNING user_id, transfer_id, stake, fee, day";
const PLAY_DAY = `INSERT INTO play_days (user_id, day, staked_cents, lost_cents) VALUES (?, ?, ?, ?)
  ON CONFLICT (user_id, day) DO UPDATE SET staked_cents = play_days.staked_cents + excluded.staked_cents,
  lost_cents = play_days.lost_cents + excluded.lost_cents RETURNING staked_cents`;
const EVENT =
  'INSERT INTO events (type, entity, entity_id, concerns, data, at) VALUES (?, ?, ?, ?, ?, ?) RETURNING seq';
const REPORTS = 'SELECT * FROM battle_reports WHERE battle_id = ? ORDER BY at';
const REPORT =
  "INSERT INTO battle_reports (battle_id, player_id, claim, score, recording_url, at) VALUES (?, ?, ?, '', 'https://recordings.example/1', ?)";
const OUTCOMES = `INSERT INTO outcomes (battle_id, user_id, game, won, amount_cents, fee_cents, at)
  VALUES (?, ?, 'valorant', ?, ?, 250, ?), (?, ?, 'valorant', ?, ?, 250, ?)`;
const COUNT_STATS = `INSERT INTO player_stats (user_id, battles, wins, staked_cents, streak, best_streak)
  VALUES (?, 1, ?, 5000, ?, ?), (?, 1, ?, 5000, ?, ?)
  ON CONFLICT (user_id) DO UPDATE SET battles = player_stats.battles + 1, wins = player_stats.wins + excluded.wins,
  staked_cents = player_stats.staked_cents + excluded.staked_cents,
  streak = (player_stats.streak + 1) * excluded.streak,
  best_streak = CASE WHEN (player_stats.streak + 1) * excluded.streak > player_stats.best_streak
    THEN (player_stats.streak + 1) * excluded.streak ELSE player_stats.best_streak END`;

const TRUE = Symbol('true, as the engine spells it');
const FALSE = Symbol('false, as the engine spells it');

const claim = (battle: RawBattle, userId: string, operation: string): Call => [
  KEY,
  [userId, v7(), operation, 'Y2hlY2tzdW0gb2YgdGhlIHBheWxvYWQgb2YgYSBjYWxs', battle.id, Date.now()],
];

/** What a player does to a battle without a stake. */
const act = (battle: RawBattle, userId: string, operation: string): Call[] => [
  claim(battle, userId, operation),
  [LOCK_FOR, [userId, battle.id]],
];

const BEGIN = { name: 'BEGIN', text: 'BEGIN' };
const COMMIT = { name: 'COMMIT', text: 'COMMIT' };

let numbered = 0;

/** The values of a transfer's three entries; each number is used once, as no account may have one twice. */
const lines = (transferId: string, ...three: readonly (readonly [account: string, kind: string, amount: number])[]) =>
  three.flatMap(([account, kind, amount]) => [transferId, account, ++numbered, kind, amount]);

function hold(battle: RawBattle, userId: string, at: number): Call[][] {
  const id = v7();
  const [escrow, player] = [`escrow:${battle.id}`, `user:${userId}:USD`];
  return [
    [
      [SUBJECT, [battle.id, `/challenge/${battle.id}`]],
      [TRANSFER, [id, `hold:${battle.id}:${userId}:${id}`, 'hold', battle.id, userId, at]],
      [ESCROW, [escrow, 5_250]],
      [DEBIT, [-5_250, player, 5_250]],
    ],
    [
      [ENTRIES, lines(id, [escrow, 'wager', 5_250], [player, 'wager', -5_000], [player, 'fee', -250])],
      [STAKE, [battle.id, userId, id, battle.day]],
      [PLAY_DAY, [userId, battle.day, 5_000, 5_250]],
    ],
    [],
  ];
}

function tell(battle: RawBattle, type: string, at: number): Call {
  const data = {
    status: 'active',
    game: 'valorant',
    privacy: 'public',
    creatorId: battle.creatorId,
    opponentId: battle.opponentId,
    winnerId: null,
    stakeCents: 5_000,
    feeCents: 250,
    actorId: battle.creatorId,
  };
  const concerns = [battle.creatorId, battle.opponentId];
  return [EVENT, [type, 'battle', battle.id, JSON.stringify(concerns), JSON.stringify(data), at]];
}

const update = (
  battle: RawBattle,
  status: string,
  winnerId: string | null,
  at: number,
  readySeat: 'creator' | null = null,
): Call => [
  UPDATE_BATTLE,
  [
    status,
    battle.opponentId,
    winnerId,
    at,
    status === 'waiting' ? null : at,
    winnerId === null ? null : at,
    at,
    winnerId === null ? at : null,
    readySeat,
    readySeat && at,
    battle.id,
  ],
];

function payOut(battle: RawBattle, at: number): Call[][] {
  const transferId = v7();
  const { creatorId: winnerId, opponentId } = battle;
  const [escrow, house, winner] = [`escrow:${battle.id}`, 'house:fees:USD:1', `user:${winnerId}:USD`];
  const players = [winnerId, opponentId].toSorted();
  return [
    [
      [END_SUBJECT, [at, battle.id]],
      [END_STAKES, [battle.id]],
    ],
    [
      [TRANSFER, [transferId, `settle:${battle.id}`, 'settle', battle.id, battle.opponentId, at]],
      [DEBIT, [-10_500, escrow, 10_500]],
      [CREDIT, [500, house]],
      [CREDIT, [10_000, winner]],
    ],
    [
      [ENTRIES, lines(transferId, [escrow, 'payout', -10_500], [house, 'fee', 500], [winner, 'payout', 10_000])],
      [PLAY_DAY, [battle.creatorId, battle.day, 0, -10_000]],
      [OUTCOMES, players.flatMap((id) => [battle.id, id, ...(id === winnerId ? [TRUE, 5_000] : [FALSE, -5_000]), at])],
      [COUNT_STATS, players.flatMap((id) => [id, ...Array.from({ length: 3 }, () => Number(id === winnerId))])],
    ],
  ];
}

/**
 * The six operations of a battle, each of which is a transaction of its own, by the trips that it takes at least: what
 * needs an answer of the database waits for it, everything else travels together.
 */
const OPERATIONS: readonly ((battle: RawBattle, at: number) => Call[][])[] = [
  (battle, at) => [
    [
      claim(battle, battle.creatorId, 'createBattle'),
      [LOCK_USER, [battle.creatorId]],
      [RULES, [battle.creatorId]],
      [SETTINGS, []],
    ],
    ...behind([[INSERT_BATTLE, [battle.id, battle.creatorId, at, at, at]]], hold(battle, battle.creatorId, at), [
      tell(battle, 'battle.created', at),
    ]),
  ],
  (battle, at) => [
    [
      claim(battle, battle.opponentId, 'joinBattle'),
      [LOCK_USER, [battle.opponentId]],
      [RULES, [battle.opponentId]],
      [LOCK, [battle.id]],
      [ENCOUNTER, [battle.opponentId, battle.id]],
    ],
    ...behind([update(battle, 'waiting', null, at)], hold(battle, battle.opponentId, at), [
      tell(battle, 'battle.joined', at),
    ]),
  ],
  (battle, at) => [
    act(battle, battle.creatorId, 'startBattle'),
    [update(battle, 'waiting', null, at, 'creator'), tell(battle, 'battle.ready', at)],
  ],
  (battle, at) => [
    act(battle, battle.opponentId, 'startBattle'),
    [
      update(battle, 'active', null, at),
      [ATTENDANCES, [battle.creatorId, battle.opponentId].flatMap((id) => [battle.id, id, TRUE, at])],
      tell(battle, 'battle.started', at),
      [MARKET, [battle.id]],
    ],
    [],
  ],
  (battle, at) => [
    [...act(battle, battle.creatorId, 'reportResult'), [REPORTS, [battle.id]]],
    [
      [REPORT, [battle.id, battle.creatorId, 'won', at]],
      update(battle, 'active', null, at),
      tell(battle, 'battle.reported', at),
    ],
  ],
  (battle, at) => [
    [...act(battle, battle.opponentId, 'reportResult'), [REPORTS, [battle.id]]],
    ...behind(
      [[REPORT, [battle.id, battle.opponentId, 'lost', at]], update(battle, 'completed', battle.creatorId, at)],
      payOut(battle, at),
      [tell(battle, 'battle.completed', at)],
    ),
  ],
];

/** Trips with something sent along with the first and something with the last. */
const behind = (first: Call[], trips: Call[][], last: Call[]): Call[][] =>
  trips.map((calls, at) => [...(at === 0 ? first : []), ...calls, ...(at === trips.length - 1 ? last : [])]);

const newBattle = (players: readonly string[], client: number, day: number): RawBattle => ({
  id: v7(),
  creatorId: players[2 * client] ?? '',
  opponentId: players[2 * client + 1] ?? '',
  day: utcDay(day * DAY),
});

const spell = (value: unknown, yes: unknown, no: unknown): unknown =>
  value === TRUE ? yes : value === FALSE ? no : value;

/** Settled battles a second on SQLite: one operation of every client to a commit, synchronous=FULL. */
export function rawSettleSqlite(file: string, players: readonly string[], seconds: number): number {
  const db = new Database(file);
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'cache_size = -65536',
    'mmap_size = 1073741824',
  ])
    db.pragma(pragma);
  const compiled = new Map<string, Database.Statement>();
  const run = ([sql, values]: Call): void => {
    let statement = compiled.get(sql);
    if (!statement) compiled.set(sql, (statement = db.prepare(sql)));
    const bound = values.map((value) => spell(value, 1, 0));
    if (statement.reader) statement.all(...bound);
    else statement.run(...bound);
  };
  const clients = Array.from({ length: players.length / 2 }, (_, client) => ({
    step: 0,
    day: 0,
    battle: newBattle(players, client, 0),
  }));
  let settled = 0;
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    db.exec('BEGIN IMMEDIATE');
    for (const [client, state] of clients.entries()) {
      for (const call of OPERATIONS[state.step]?.(state.battle, Date.now()).flat() ?? []) run(call);
      state.step++;
      if (state.step < OPERATIONS.length) continue;
      const day = state.day + 1;
      clients[client] = { step: 0, day, battle: newBattle(players, client, day) };
      settled++;
    }
    db.exec('COMMIT');
  }
  const elapsed = (performance.now() - started) / 1000;
  db.close();
  return settled / elapsed;
}

/** Settled battles a second on PostgreSQL: a connection for each client, named statements, sent together. */
export async function rawSettlePostgres(url: string, players: readonly string[], seconds: number): Promise<number> {
  const names = new Map<string, { name: string; text: string }>();
  const named = (sql: string) => {
    let statement = names.get(sql);
    if (!statement) {
      let n = 0;
      const text = sql.replace(/\/\* (for .+) \*\//, '$1').replace(/\?/g, () => `$${++n}`);
      names.set(sql, (statement = { name: `raw${names.size}`, text }));
    }
    return statement;
  };
  let settled = 0;
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1000;
  await Promise.all(
    Array.from({ length: players.length / 2 }, async (_, client) => {
      const connection = new pg.Client({ connectionString: url, pipeline: true, stream: () => new GatheringSocket() });
      await connection.connect();
      for (let day = 0; !isOver(); day++) {
        const battle = newBattle(players, client, day);
        for (const operation of OPERATIONS) {
          const sent: Promise<unknown>[] = [connection.query(BEGIN)];
          const trips = operation(battle, Date.now());
          for (const [at, calls] of trips.entries()) {
            for (const [sql, values] of calls)
              sent.push(connection.query({ ...named(sql), values: values.map((value) => spell(value, true, false)) }));
            if (at === trips.length - 1) sent.push(connection.query(COMMIT));
            await Promise.all(sent.splice(0));
          }
        }
        settled++;
      }
      await connection.end();
    }),
  );
  return settled / ((performance.now() - started) / 1000);
}
