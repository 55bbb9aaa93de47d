import { CS2_TERMS, isFinal } from '../../domain/proof/feed-facts.ts';
import { type Seat, otherSeat } from '../../domain/proof/cross-check.ts';
import type { FeedPost, Side } from '../../domain/proof/proof.schemas.ts';

export const STEAM: Readonly<Record<Seat, string>> = {
  creator: '76561198000000001',
  opponent: '76561198000000002',
};

/** One post of a client as it arrives. */
export interface Delivery {
  /** Epoch milliseconds, by the gateway's clock. */
  readonly at: number;
  readonly from: Seat;
  readonly post: FeedPost;
}

export interface Duel {
  readonly seed: number;
  /** How likely the creator wins a round. */
  readonly strength: number;
  readonly map: string;
  readonly startAt: number;
  /** Whether it begins with a knife round that is thrown away. */
  readonly hasKnife: boolean;
  /** The winners of the first rounds, in place of chance. */
  readonly rounds: readonly Seat[];
  /** Without overtime it may end 12 to 12. */
  readonly hasOvertime: boolean;
}

const USUAL: Duel = {
  seed: 1,
  strength: 0.5,
  map: 'de_dust2',
  startAt: Date.UTC(2026, 2, 2, 12),
  hasKnife: false,
  rounds: [],
  hasOvertime: true,
};

/** The same numbers for the same seed: a small generator of 32 bits. */
function numbersOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sides change after 12 rounds and after every third of the overtime. */
const isSwapped = (done: number): boolean => (done < 24 ? done >= 12 : Math.floor((done - 24) / 3) % 2 === 0);

type BySeat<T> = Record<Seat, T>;
type RoundPhase = 'freezetime' | 'live' | 'over';

/** What two CS2 clients post during one duel, after the documented schema, in the order in which it arrives. */
export function playDuel(given: Partial<Duel> = {}): Delivery[] {
  const duel = { ...USUAL, ...given };
  const roll = numbersOf(duel.seed);
  const out: Delivery[] = [];
  const score: BySeat<number> = { creator: 0, opponent: 0 };
  const stats = { creator: { kills: 0, deaths: 0 }, opponent: { kills: 0, deaths: 0 } };
  const heard: BySeat<number> = { creator: 0, opponent: 0 };
  let at = duel.startAt;
  const done = () => score.creator + score.opponent;
  const sideOf = (seat: Seat): Side => ((seat === 'creator') === isSwapped(done()) ? 'T' : 'CT');
  const sidesNow = (): BySeat<Side> => ({ creator: sideOf('creator'), opponent: sideOf('opponent') });

  /** @param watched whom a dead player looks at */
  function post(
    phase: string,
    round: RoundPhase | null,
    { watched = {}, sides = sidesNow() }: { watched?: Partial<BySeat<Seat>>; sides?: BySeat<Side> } = {},
  ): void {
    const ct: Seat = sides.creator === 'CT' ? 'creator' : 'opponent';
    for (const from of ['creator', 'opponent'] as const) {
      const seen = watched[from] ?? from;
      // A client never has two posts under way, so its own order holds.
      heard[from] = Math.max(heard[from] + 20, at + Math.floor(roll() * 800));
      out.push({
        at: heard[from],
        from,
        post: {
          auth: { token: `token-of-${from}` },
          provider: { appid: 730, steamid: STEAM[from], timestamp: Math.floor(at / 1000) },
          map: {
            mode: 'competitive',
            name: duel.map,
            phase,
            round: done(),
            team_ct: { score: score[ct] },
            team_t: { score: score[otherSeat(ct)] },
          },
          ...(round && { round: { phase: round } }),
          player: { steamid: STEAM[seen], team: sides[seen], match_stats: { ...stats[seen] } },
        },
      });
    }
  }

  const isOver = (): boolean =>
    isFinal(score.creator, score.opponent, CS2_TERMS) || (!duel.hasOvertime && done() === 24);

  post('warmup', null);
  if (duel.hasKnife) {
    at += 20_000;
    post('live', 'live');
    score.creator = 1;
    at += 20_000;
    post('live', 'over');
    score.creator = 0;
    at += 5_000;
    post('live', 'freezetime');
  }
  while (!isOver()) {
    at += 8_000;
    post('live', 'freezetime');
    at += 12_000;
    post('live', 'live');
    at += 10_000 + Math.floor(roll() * 60_000);
    const chance: Seat = roll() < duel.strength ? 'creator' : 'opponent';
    const winner = duel.rounds[done()] ?? chance;
    const loser = otherSeat(winner);
    const seen = { watched: { [loser]: winner }, sides: sidesNow() };
    if (roll() < 0.85) stats[winner].kills++;
    stats[loser].deaths++;
    post('live', 'live', seen);
    at += 300;
    score[winner]++;
    post(isOver() ? 'gameover' : 'live', 'over', seen);
    if (!isOver() && sideOf('creator') !== seen.sides.creator) {
      at += 4_000;
      post('intermission', 'over', { sides: seen.sides });
    }
  }
  // A refused or lost post is followed by the whole state with the next heartbeat.
  for (let late = 0; late < 4; late++) {
    at += 15_000;
    post('gameover', 'over');
  }
  return out.toSorted((one, other) => one.at - other.at);
}

/** What a client tells of each round: that it runs, and who has won it. */
export function essentials(given: Partial<Duel>): Delivery[] {
  const told = new Set<string>();
  return playDuel(given).filter(({ from, post: { map, round } }) => {
    if (!map || map.phase === 'warmup' || map.phase === 'intermission') return false;
    if (round?.phase === 'live') return false;
    const name = `${from} ${round?.phase} ${map.team_ct.score + map.team_t.score}`;
    if (told.has(name)) return false;
    told.add(name);
    return true;
  });
}

/** Who really won: by the last score that the creator's client wrote. */
export function winnerOf(deliveries: readonly Delivery[]): Seat {
  const last = deliveries.findLast(({ from }) => from === 'creator')?.post;
  if (!last?.map || !last.player?.team) throw new Error('no match was played');
  const isCt = last.player.team === 'CT';
  return isCt === last.map.team_ct.score > last.map.team_t.score ? 'creator' : 'opponent';
}

/** The same duel in which the opponent's client lies after some rounds: every further one is its own. */
export function forged(deliveries: readonly Delivery[], from: number): Delivery[] {
  let base = 0;
  return deliveries.map((delivery) => {
    const { map, player } = delivery.post;
    if (delivery.from === 'creator' || !map || !player?.team) return delivery;
    const isCt = (player.steamid === STEAM.opponent) === (player.team === 'CT');
    const total = map.team_ct.score + map.team_t.score;
    if (total <= from) {
      base = isCt ? map.team_ct.score : map.team_t.score;
      return delivery;
    }
    const own = base + total - from;
    const [ct, t] = isCt ? [own, total - own] : [total - own, own];
    const lie = { ...map, team_ct: { score: ct }, team_t: { score: t } };
    return { ...delivery, post: { ...delivery.post, map: lie } };
  });
}
