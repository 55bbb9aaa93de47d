import { CURRENCIES, type Currency } from '../../domain/shared/money.ts';
import { type Share, splitPool } from '../../domain/wallet/stakes.ts';

/** What holds the money of those who have paid in. */
export interface Pool {
  readonly currency: Currency;
  readonly entry: number;
  readonly fee: number;
  held: number;
}

const WALLET = 1_000_000;

const sum = (list: readonly number[]): number => list.reduce((all, amount) => all + amount, 0);

/** Coins and money never meet: a player has a wallet for each. */
const walletOf = ({ currency }: Pick<Pool, 'currency'>, player: string): string => `${player} in ${currency}`;

/** Wallets, pools and the house of a model of the arcade. */
export class ArcadeBooks {
  readonly #wallets: Map<string, number>;
  /** What all that is over has brought each wallet, on balance. */
  readonly #brought = new Map<string, number>();
  readonly #wrong: string[] = [];
  #house = 0;

  constructor(players: readonly string[]) {
    this.#wallets = new Map(
      CURRENCIES.flatMap((currency) => players.map((one) => [walletOf({ currency }, one), WALLET])),
    );
  }

  #move(pool: Pool, player: string, amount: number): void {
    const wallet = walletOf(pool, player);
    this.#wallets.set(wallet, (this.#wallets.get(wallet) ?? 0) + amount);
  }

  #bring(pool: Pool, player: string, amount: number): void {
    const wallet = walletOf(pool, player);
    this.#brought.set(wallet, (this.#brought.get(wallet) ?? 0) + amount);
  }

  hold(pool: Pool, player: string): void {
    this.#move(pool, player, -(pool.entry + pool.fee));
    pool.held += pool.entry + pool.fee;
  }

  giveBack(pool: Pool, player: string): void {
    this.#move(pool, player, pool.entry + pool.fee);
    pool.held -= pool.entry + pool.fee;
  }

  /** The pool by shares, the fees to the house. */
  pay(pool: Pool, players: readonly string[], shares: readonly Share[]): void {
    for (const { userId, amount } of splitPool(pool.entry * players.length, shares)) {
      if (!players.includes(userId) || amount < 0) this.#wrong.push(`${userId} is paid ${amount}`);
      this.#move(pool, userId, amount);
      this.#bring(pool, userId, amount);
      pool.held -= amount;
    }
    for (const player of players) this.#bring(pool, player, -(pool.entry + pool.fee));
    this.#house += pool.fee * players.length;
    pool.held -= pool.fee * players.length;
    this.close(pool);
  }

  /** The house takes the entry and pays the prize. */
  payByHouse(pool: Pool, player: string, paid: number): void {
    this.#move(pool, player, paid);
    this.#bring(pool, player, paid - pool.entry);
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
    if (all !== this.#wallets.size * WALLET) yield `${all} are there`;
    const inPools = new Map<string, number>();
    for (const [pool, players] of open) {
      const { entry, fee, held } = pool;
      if (held !== players.length * (entry + fee)) yield `${players.length} entries of ${entry} hold ${held}`;
      if (new Set(players).size < players.length) yield 'somebody plays against themselves';
      for (const wallet of players.map((player) => walletOf(pool, player)))
        inPools.set(wallet, (inPools.get(wallet) ?? 0) + entry + fee);
    }
    for (const [wallet, has] of this.#wallets) {
      const due = WALLET + (this.#brought.get(wallet) ?? 0) - (inPools.get(wallet) ?? 0);
      if (has !== due) yield `${wallet}: ${has}, not ${due}`;
    }
  }
}
