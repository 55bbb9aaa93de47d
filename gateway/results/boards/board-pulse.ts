import { SECOND } from '../../../domain/shared/time.ts';
import type { StoredEvent } from '../../../db/events/event.table.ts';
import { Feed } from '../../events/feed.ts';
import type { Live } from '../../events/live.ts';
import type { Context } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { BOARDS } from './keep-leaders.ts';

/** However often a board changes, its followers are told at most once in so long. */
const PULSE_MS = SECOND;

/** What its followers share until the next change: each question about the board is answered once for all of them. */
export class Pulse {
  readonly #answers = new Map<string, Promise<unknown>>();

  answer<T>(question: string, ask: () => Promise<T>): Promise<T> {
    const kept = this.#answers.get(question) as Promise<T> | undefined;
    if (kept) return kept;
    const answer = ask();
    this.#answers.set(question, answer);
    return answer;
  }
}

interface Board {
  readonly game: string;
  readonly region: string;
  readonly feeds: Set<Feed<Pulse>>;
  timer: NodeJS.Timeout | null;
  toldAt: number;
}

/** Whether an event moves a board; one that names no game moves all. */
function moves(event: StoredEvent, { game, region }: Board): boolean {
  if (event.type !== 'leaders.changed') return false;
  const { game: played, regions } = event.data;
  if (played === undefined || regions === undefined) return true;
  return (game === 'overall' || game === played) && (region === 'global' || regions.some((one) => one === region));
}

/** Follows the boards for the subscriptions of a gateway, while there are any. */
export class BoardPulses {
  readonly #boards = new Map<string, Board>();
  readonly #live: Live;
  #leave: (() => void) | null = null;

  constructor(live: Live) {
    this.#live = live;
  }

  /** @param missed what may have moved the board before now */
  follow(game: string, region: string, missed: readonly StoredEvent[] = []): Feed<Pulse> {
    const key = `${game}:${region}`;
    const board = this.#boards.get(key) ?? { game, region, feeds: new Set(), timer: null, toldAt: 0 };
    this.#boards.set(key, board);
    this.#leave ??= this.#live.listen('leaders', BOARDS, (event) => this.#note(event));
    return new Feed<Pulse>((feed) => {
      board.feeds.add(feed);
      if (missed.some((event) => moves(event, board))) feed.push(new Pulse());
      return () => this.#drop(key, board, feed);
    });
  }

  #drop(key: string, board: Board, feed: Feed<Pulse>): void {
    board.feeds.delete(feed);
    if (board.feeds.size > 0) return;
    if (board.timer) clearTimeout(board.timer);
    if (this.#boards.get(key) === board) this.#boards.delete(key);
    if (this.#boards.size > 0) return;
    this.#leave?.();
    this.#leave = null;
  }

  #note(event: StoredEvent): void {
    for (const board of this.#boards.values()) {
      if (board.timer !== null || !moves(event, board)) continue;
      const wait = Math.max(0, board.toldAt + PULSE_MS - performance.now());
      board.timer = setTimeout(() => {
        board.timer = null;
        board.toldAt = performance.now();
        const pulse = new Pulse();
        for (const feed of board.feeds) feed.push(pulse);
      }, wait);
    }
  }
}

const pulses = new WeakMap<Deps, BoardPulses>();

/** The pulses of a running board for one subscription. */
export function followBoard({ deps, live }: Context, game: string, region: string): Feed<Pulse> {
  const known = pulses.get(deps) ?? new BoardPulses(live);
  pulses.set(deps, known);
  return known.follow(game, region, live.missed('leaders', BOARDS));
}
