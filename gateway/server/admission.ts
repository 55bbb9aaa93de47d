import type { Crowd } from '../kernel/metrics.ts';
import { Refused } from '../../domain/shared/refusals.ts';

/**
 * Who goes first when not all can: calls that carry a key, since they move money; what else changes; what is read; live,
 * which is sockets and what games say.
 */
const RANKS = ['keyed', 'change', 'read', 'live'] as const;
export type Rank = (typeof RANKS)[number];

/** How often times are looked at, in milliseconds. */
const TICK_MS = 100;
/** So long after it came a call is told that it has no turn, and not before. */
const REFUSE_MS = 500;
/** An event loop that comes so much too late works on more at once than it should, */
const LATE_MS = 60;
/** and so does one whose calls take so long, half of them or more. */
const SLOW_MS = 250;
/**
 * So long calls may begin within one turn of the event loop. On SQLite all of a call can happen within its turn, and
 * whatever has come in would be answered before anybody looks at a clock again.
 */
const TURN_MS = 10;
/** And those that matter least so long, a call or two: whoever comes meanwhile, or goes on, waits for the end of the turn. */
const LIVE_TURN_MS = 0.5;
/** So long connections are taken in, turn after turn, before calls begin again, and then so long beside them. */
const ARRIVE_MS = 200;
/** So many calls are worked on at once, however late everything is. */
const LEAST_AT_ONCE = 8;

interface Waiting {
  readonly since: number;
  readonly admit: () => void;
  readonly refuse: () => void;
}

/** Its failure belongs to the promise, also when it comes at once. */
const begin = async <T>(work: () => Promise<T>): Promise<T> => work();

/**
 * Lets in as many calls at once as are answered fastest, and keeps a short line behind them. What does not fit is told
 * to come again before anything was done for it: the newest of those who matter least. Who has waited for long
 * goes too, so that whoever is let in is answered in time.
 */
export class Admission {
  readonly #most: number;
  readonly #waitMs: number;
  #limit: number;
  #underWay = 0;
  /** One was let in and has not begun: how long it takes is not known yet. */
  #isEntering = false;
  /** When the turn of the event loop began in which a call has begun; null in one without. */
  #turn: number | null = null;
  /** Until when calls wait for connections that come in turn after turn; null while they do not. */
  #arriving: number | null = null;
  /** Before then they wait for none again: who comes must not keep out who is there. */
  #mayArrive = 0;
  /** Whether this turn has brought one. */
  #hasArrived = false;
  /** How long the calls took that have ended since the last tick, in milliseconds. */
  #took: number[] = [];
  #isClosed = false;
  readonly #lines: Readonly<Record<Rank, Waiting[]>> = { keyed: [], change: [], read: [], live: [] };
  /** Not told yet: who comes again at once would otherwise take the time of those who are served. */
  #refused: Waiting[] = [];
  readonly #onRefusal: (rank: Rank) => void;
  readonly #now: () => number;

  /**
   * @param now milliseconds of a clock that is never set
   * @param waitMs so long a call waits for its turn
   */
  constructor(
    most: number,
    onRefusal: (rank: Rank) => void = () => undefined,
    now: () => number = () => performance.now(),
    waitMs = 300,
  ) {
    this.#most = most;
    this.#waitMs = waitMs;
    this.#limit = most;
    this.#onRefusal = onRefusal;
    this.#now = now;
  }

  get crowd(): Crowd {
    return { underWay: this.#underWay, waiting: this.#waiting, limit: this.#limit };
  }

  /** Whether as many wait as may ever be worked on at once: nothing should be begun that lasts. */
  get isCrowded(): boolean {
    return this.#isClosed || this.#waiting >= this.#most;
  }

  /** Does some work when its turn comes. @throws Refused OVERLOADED when it does not */
  async run<T>(rank: Rank, work: () => Promise<T>): Promise<T> {
    await this.#enter(rank);
    const since = this.#now();
    try {
      const working = begin(work);
      this.#isEntering = false;
      this.#admitNext();
      return await working;
    } finally {
      this.#underWay--;
      this.#took.push(this.#now() - since);
      this.#admitNext();
    }
  }

  /**
   * Tells that a connection was taken in. Node takes one in each turn of the event loop, so that beside turns full of
   * work the others stand where nobody sees or refuses them: calls wait while every turn brings another.
   */
  noteConnection(): void {
    this.#hasArrived = true;
    const now = this.#now();
    if (this.#arriving !== null || now < this.#mayArrive) return;
    this.#arriving = now + ARRIVE_MS;
    setImmediate(() => this.#awaitArrivals());
  }

  /** Takes nobody more; who is in or in the line is served. */
  close(): void {
    this.#isClosed = true;
    for (const { refuse } of this.#refused.splice(0)) refuse();
  }

  /** Looks at the times. @param lateMs how much later than it should this comes */
  tick(lateMs: number): void {
    const took = this.#took.toSorted((a, b) => a - b);
    this.#took = [];
    const isSlow = lateMs > LATE_MS || (took[Math.floor(took.length / 2)] ?? 0) > SLOW_MS;
    if (isSlow) this.#limit = Math.min(this.#limit, Math.max(LEAST_AT_ONCE, Math.floor(this.#limit * 0.8)));
    else this.#limit = Math.min(this.#most, this.#limit + Math.ceil(this.#most / 16));
    this.#tellRefused();
    // A process that stood still itself, as all of a machine can, has not been overrun for so long.
    const patience = this.#waitMs + Math.max(0, lateMs);
    for (const rank of RANKS)
      while ((this.#lines[rank][0]?.since ?? Infinity) + patience < this.#now())
        this.#refuse(rank, this.#lines[rank].shift());
    this.#admitNext();
  }

  /** Ticks by the machine's clock; answers what ends it. */
  start(): () => void {
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      this.tick(now - last - TICK_MS);
      last = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  }

  get #waiting(): number {
    return RANKS.reduce((sum, rank) => sum + this.#lines[rank].length, 0);
  }

  #enter(rank: Rank): Promise<void> {
    if (!this.#isClosed && this.#waiting === 0 && this.#hasPlace(rank)) {
      this.#letIn();
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new Refused('OVERLOADED'));
      if (this.#isClosed) {
        this.#onRefusal(rank);
        return refuse();
      }
      this.#lines[rank].push({ since: this.#now(), admit: resolve, refuse });
      if (this.#waiting > 2 * this.#most) {
        const last = RANKS.findLast((one) => this.#lines[one].length > 0) ?? rank;
        this.#refuse(last, this.#lines[last].pop());
      }
      // This turn may have room for it where it has none for those before it, who matter less.
      this.#admitNext();
    });
  }

  /** Whether a call of that rank may begin now. */
  #hasPlace(rank: Rank): boolean {
    if (this.#isEntering || this.#arriving !== null || this.#underWay >= this.#limit) return false;
    if (this.#turn === null) {
      this.#turn = this.#now();
      setImmediate(() => {
        this.#turn = null;
        this.#admitNext();
      });
    }
    return this.#now() - this.#turn < (rank === 'live' ? LIVE_TURN_MS : TURN_MS);
  }

  /** Asked at the end of a turn. */
  #awaitArrivals(): void {
    const now = this.#now();
    if (this.#hasArrived && now < (this.#arriving ?? 0)) {
      this.#hasArrived = false;
      setImmediate(() => this.#awaitArrivals());
      return;
    }
    if (this.#hasArrived) this.#mayArrive = now + ARRIVE_MS;
    this.#arriving = null;
    this.#admitNext();
  }

  #letIn(): void {
    this.#underWay++;
    this.#isEntering = true;
  }

  /** One at a time: each that begins lets the next one in, so that what it took within the turn is known. */
  #admitNext(): void {
    const first = RANKS.find((rank) => this.#lines[rank].length > 0);
    if (first === undefined || !this.#hasPlace(first)) return;
    this.#letIn();
    this.#lines[first].shift()?.admit();
  }

  #refuse(rank: Rank, one: Waiting | undefined): void {
    if (!one) return;
    this.#onRefusal(rank);
    this.#refused.push(one);
  }

  #tellRefused(): void {
    const now = this.#now();
    const told = this.#refused;
    this.#refused = [];
    for (const one of told)
      if (one.since + REFUSE_MS > now) this.#refused.push(one);
      else one.refuse();
  }
}
