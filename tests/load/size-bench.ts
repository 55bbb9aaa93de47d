/** What the pages of a player cost with a thousand battles and with a million: the same, when the indexes are right. */
import Database from 'better-sqlite3';
import type { Reader } from '../../db/client/database.ts';
import { openDatabase } from '../../db/client/open.ts';
import { listDue, listForPlayer, listOpen, readBattle } from '../../db/battles/battle.queries.ts';
import { listOutcomes, readStats } from '../../db/results/result.queries.ts';
import { readWinnings } from '../../db/wallet/free-money.ts';
import { readHeld } from '../../db/wallet/stake.queries.ts';
import { median, setStage } from './stage.ts';

const PAGES: Readonly<Record<string, (reader: Reader) => Promise<unknown>>> = {
  'open battles, first page of 50': (reader) => listOpen(reader, 51, null),
  'open battles, a page from the middle': (reader) => listOpen(reader, 51, { createdAt: 500, id: 'b' }),
  'one battle': (reader) => readBattle(reader, 'b-10'),
  'a player’s own battles': (reader) => listForPlayer(reader, 'u-1', 50),
  'money held': (reader) => readHeld(reader, 'u-1', 'USD'),
  statistics: (reader) => readStats(reader, 'u-1'),
  'outcomes, first page of 20': (reader) => listOutcomes(reader, 'u-1', 21, null),
  'winnings of the week': (reader) => readWinnings(reader, 'u-1', 0),
  'battles that are due': (reader) => listDue(reader, 0, 20),
};

const RUNS = 300;

/** Fills a database by hand: a tenth of the battles is open, the rest settled, each player has about ten. */
function fill(file: string, battles: number, players: number): void {
  const db = new Database(file);
  db.pragma('synchronous = OFF');
  db.pragma('foreign_keys = OFF');
  const user = db.prepare(
    `INSERT INTO users (id, username, username_key, email, email_key, display_name, password_hash, created_at)
     VALUES (@id, 'user' || @id, 'user' || @id, @id || '@x.example', @id || '@x.example', 'User', 'nobody signs in', 0)`,
  );
  const battle = db.prepare(
    `INSERT INTO battles (id, status, game, mode, title, description, privacy, stake_cents, fee_cents, creator_id, opponent_id, winner_id, created_at, ends_at, due_at)
     VALUES (@id, @status, 'valorant', 'duel', 'A battle', '', 'public', 5000, 250, @creator, @opponent, @opponent, @n, @n + 100000000000, @dueAt)`,
  );
  const outcome = db.prepare(
    "INSERT INTO outcomes (battle_id, user_id, game, won, amount_cents, fee_cents, at) VALUES (@id, @player, 'valorant', @won, 5000, 250, @n)",
  );
  const stats = db.prepare(
    'INSERT INTO player_stats (user_id, battles, wins, staked_cents, streak, best_streak) VALUES (@id, 10, 5, 50000, 1, 3)',
  );
  db.transaction(() => {
    for (let n = 0; n < players; n++) {
      user.run({ id: `u-${n}` });
      stats.run({ id: `u-${n}` });
    }
    for (let n = 0; n < battles; n++) {
      const isOpen = n % 10 === 0;
      const [creator, opponent] = [`u-${n % players}`, `u-${(n * 7 + 1) % players}`];
      const settled = isOpen || creator === opponent ? null : opponent;
      const id = `b-${n}`;
      battle.run({
        id,
        n,
        status: settled ? 'completed' : 'waiting',
        creator,
        opponent: settled,
        dueAt: settled ? null : n + 100_000_000_000,
      });
      if (!settled) continue;
      outcome.run({ id, n, player: creator, won: 0 });
      outcome.run({ id, n, player: settled, won: 1 });
    }
  })();
  db.exec('ANALYZE');
  db.close();
}

async function timePages(file: string): Promise<Record<string, number>> {
  const db = await openDatabase(`file:${file}`);
  const micros: Record<string, number> = {};
  for (const [name, page] of Object.entries(PAGES)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const started = performance.now();
      await page(db.read);
      times.push((performance.now() - started) * 1000);
    }
    micros[name] = median(times);
  }
  await db.close();
  return micros;
}

interface SizeFigure {
  readonly page: string;
  readonly smallMicros: number;
  readonly largeMicros: number;
}

export async function measureSizes(folder: string): Promise<SizeFigure[]> {
  const timed: Record<string, number>[] = [];
  for (const [name, battles, players] of [
    ['small', 1_000, 200],
    ['large', 1_000_000, 200_000],
  ] as const) {
    const file = `${folder}/${name}.db`;
    const { db } = await setStage(`file:${file}`, []);
    await db.close();
    fill(file, battles, players);
    timed.push(await timePages(file));
  }
  const [small = {}, large = {}] = timed;
  return Object.keys(PAGES).map((page) => ({ page, smallMicros: small[page] ?? 0, largeMicros: large[page] ?? 0 }));
}
