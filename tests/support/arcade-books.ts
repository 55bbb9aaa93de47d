import { type Share, splitPool } from '../../domain/wallet/stakes.ts';

/** What holds the money of those who have paid in. */
export interface Pool {
  readonly entry: number;
  readonly fee: number;
  held: number;
}

const WALLET = 1_000_000;

const sum = (list: readonly number[]): number => list.reduce((all, amount) => all + amount, 0);

/** Wallets, pools and the house of a model of the arcade. */
export class ArcadeBooks {
  readonly #wallets: Map<string, number>;
  /** What all that is over has brought each player, on balance. */
  readonly #brought = new Map<string, number>();
  readonly #wrong: string[] = [];
  #house = 0;

  constructor(players: readonly string[]) {
    this.#wallets = new Map(players.map((player) => [player, WALLET]));
  }

  #move(player: string, amount: number): void {
    this.#wallets.set(player, (this.#wallets.get(player) ?? 0) + amount);
  }

  #bring(player: string, amount: number): void {
    this.#brought.set(player, (this.#brought.get(player) ?? 0) + amount);
  }

  hold(pool: Pool, player: string): void {
    this.#move(player, -(pool.entry + pool.fee));
    pool.held += pool.entry + pool.fee;
  }

  giveBack(pool: Pool, player: string): void {
    this.#move(player, pool.entry + pool.fee);
    pool.held -= pool.entry + pool.fee;
  }

  /** The pool by shares, the fees to the house. */
  pay(pool: Pool, players: readonly string[], shares: readonly Share[]): void {
    for (const { userId, amount } of splitPool(pool.entry * players.length, shares)) {
      if (!players.includes(userId) || amount < 0) this.#wrong.push(`${userId} is paid ${amount}`);
      this.#move(userId, amount);
      this.#bring(userId, amount);
      pool.held -= amount;
    }
    for (const player of players) this.#bring(player, -(pool.entry + pool.fee));
    this.#house += pool.fee * players.length;
    pool.held -= pool.fee * players.length;
    this.close(pool);
  }

  /** The house takes the entry and pays the prize. */
  payByHouse(pool: Pool, player: string, paid: number): void {
    this.#move(player, paid);
    this.#bring(player, paid - pool.entry);
    this.#house += pool.held - paid;
    pool.held = 0;
  }

  /** It is over: nothing is left in it. */
  close({ held }: Pool): void {
    if (held !== 0) this.#wrong.push(`${held} are left of a pool`);
  }

  /** What is not as it must be, by what is open and who has paid into it. */
  *findWrong(open: readonly (readonly [Pool, readonly string[]])[]): Generator<string> {
    yield* this.#wrong;
    const all = sum([...this.#wallets.values(), ...open.map(([{ held }]) => held), this.#house]);
    if (all !== this.#wallets.size * WALLET) yield `${all} coins are there`;
    const inPools = new Map<string, number>();
    for (const [{ entry, fee, held }, players] of open) {
      if (held !== players.length * (entry + fee)) yield `${players.length} entries of ${entry} hold ${held}`;
      if (new Set(players).size < players.length) yield 'somebody plays against themselves';
      for (const player of players) inPools.set(player, (inPools.get(player) ?? 0) + entry + fee);
    }
    for (const [player, has] of this.#wallets) {
      const due = WALLET + (this.#brought.get(player) ?? 0) - (inPools.get(player) ?? 0);
      if (has !== due) yield `${player} has ${has}, not ${due}`;
    }
  }
}
