import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_BOOK, type BookedBet, liabilitiesOf, needOf, oddsOf, stakedIn } from './book.ts';
import {
  type Changed,
  MARKET_STATES,
  type Market,
  type Outcome,
  FIRM_MS,
  PLAYER_CENTS,
  creatorShare,
  endBet,
  firmBets,
  largestStake,
  mayTurn,
  placeBet,
  quoteOf,
  returnBets,
  turn,
  withinOwn,
} from './market.ts';
import { OPEN_LEAST_PPM, OPEN_MOST_PPM, type Side, payoutOf } from './odds.ts';
import { runsOf } from '../../tests/support/runs.ts';

const BOUNDS = { minCents: 5_00, maxCents: 1_000_00 };
const TERMS = {
  openPpm: 500_000,
  marginPpm: 100_000,
  creatorPpm: 20_000,
  slopePpm: 600_000,
  capCents: 500_00,
  winCents: 1_000_00,
};
const HISTORIES = runsOf({ gate: 5_000, full: 20_000, deep: 200_000 });

const empty = (terms: object = {}): Market => ({
  id: 'm',
  state: 'open',
  terms: { ...TERMS, ...terms },
  version: 1,
  book: EMPTY_BOOK,
  escrowCents: 0,
});

interface Bet extends BookedBet {
  readonly at: number;
  readonly creator: number | null;
  state: 'new' | 'firm' | 'gone';
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A market with everybody's money around it, which knows of the market only what was moved. */
class Table {
  market: Market;
  now = 0;
  fund: number;
  escrow = 0;
  players = 0;
  bets: Bet[] = [];

  constructor(terms: object, fund: number) {
    this.market = empty(terms);
    this.fund = fund;
  }

  /** Moves what a rule says, and looks whether every outcome can be paid. */
  take({ market, releaseCents }: Changed, inCents: number): void {
    this.players -= inCents;
    this.escrow += inCents - releaseCents;
    this.fund += releaseCents;
    this.market = market;
    const { book, terms } = market;
    // Reckoned again from the bets themselves.
    const standing = this.bets.filter(({ state }) => state !== 'gone');
    const of = (side: Side, figure: (bet: Bet) => number) =>
      sum(standing.filter((bet) => bet.side === side).map(figure));
    const fresh = (side: Side) => of(side, (bet) => (bet.state === 'new' ? bet.stakeCents : 0));
    const staked = sum(standing.map(({ stakeCents }) => stakeCents));
    const dearest = Math.max(
      staked,
      of(0, (bet) => bet.payoutCents) + fresh(1) + Math.floor(staked / 50),
      of(1, (bet) => bet.payoutCents) + fresh(0) + Math.floor(staked / 50),
    );
    if (this.escrow !== dearest || market.escrowCents !== dearest || needOf(book, terms) !== dearest)
      throw new Error(`the escrow holds ${this.escrow}, the dearest outcome takes ${dearest}`);
    if (Math.max(...liabilitiesOf(book, terms), stakedIn(book)) > this.escrow) throw new Error('an outcome is short');
    if (this.escrow - staked > terms.capCents) throw new Error('the house can lose more than its cap');
    if (this.fund < 0 || this.escrow < 0) throw new Error('an account is below zero');
  }

  place(side: Side, stakeCents: number, creator: number | null): void {
    const { market } = this;
    const before = oddsOf(market.book, market.terms);
    const quote = quoteOf(market, this.now);
    const ruling = placeBet(market, { side, stakeCents, quote }, BOUNDS, this.now, this.fund);
    if (!ruling.ok) {
      if (ruling.refusal.code !== 'MARKET_FULL') throw new Error(`refused with ${ruling.refusal.code}`);
      const mostCents = Number(ruling.refusal.data?.['mostCents']);
      const again = (cents: number) =>
        placeBet(market, { side, stakeCents: cents, quote }, BOUNDS, this.now, this.fund).ok;
      if (mostCents > 0 && !again(mostCents)) throw new Error('the largest stake does not fit');
      if (mostCents + 1_00 <= BOUNDS.maxCents && again(Math.max(mostCents + 1_00, BOUNDS.minCents)))
        throw new Error('more than the largest stake fits');
      return;
    }
    const { payoutCents } = ruling.value;
    this.bets.push({ side, stakeCents, payoutCents, at: this.now, creator, state: 'new' });
    this.take(ruling.value, stakeCents);
    const after = oddsOf(this.market.book, this.market.terms);
    const isWorse = after[side] <= before[side] && after[side === 0 ? 1 : 0] >= before[side === 0 ? 1 : 0];
    if (!isWorse) throw new Error('a bet improved its own odds');
    const old = placeBet(this.market, { side, stakeCents: 5_00, quote }, BOUNDS, this.now, this.fund);
    if (after[side] !== before[side] && (old.ok || old.refusal.code !== 'ODDS_CHANGED'))
      throw new Error('odds that are gone were taken');
  }

  firm(): void {
    const due = this.bets.filter(({ state, at }) => state === 'new' && this.now - at >= FIRM_MS);
    for (const bet of due) bet.state = 'firm';
    this.take(firmBets(this.market, due), 0);
  }

  close(): void {
    this.firm();
    const fresh = this.bets.filter(({ state }) => state === 'new');
    for (const bet of fresh) bet.state = 'gone';
    this.take(returnBets(this.market, fresh), -sum(fresh.map(({ stakeCents }) => stakeCents)));
    this.market = turn(this.market, 'closed');
  }

  /** Pays everybody, and gives the rest to the fund. */
  end(outcome: Outcome): void {
    this.market = turn(this.market, 'settling');
    const standing = this.bets.filter(({ state }) => state !== 'gone');
    const paid = sum(standing.map((bet) => endBet(bet, outcome).paidCents));
    const creators = [0, 1].map((creator) =>
      creatorShare(sum(standing.filter((bet) => bet.creator === creator).map((b) => b.stakeCents)), this.market.terms),
    );
    const shared = outcome === 'void' ? 0 : sum(creators);
    this.players += paid + shared;
    this.escrow -= paid + shared;
    if (this.escrow < 0) throw new Error('somebody could not be paid');
    this.fund += this.escrow;
    this.escrow = 0;
    this.market = turn(this.market, outcome === 'void' ? 'void' : 'settled');
  }
}

const side = fc.constantFrom<Side>(0, 1);
const command = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(
      side,
      fc.oneof(fc.constantFrom(10_00, 25_00, 50_00, 100_00), fc.integer({ min: 5_00, max: 1_000_00 })),
      fc.integer({ min: 0, max: 4_000 }),
      fc.constantFrom(null, 0, 1),
    ),
  },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 9_000 }) },
);

describe('a market', () => {
  it(`can pay every outcome after every command, loses at most its cap, and ends empty to the cent, in ${HISTORIES} histories (HZ-06)`, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: OPEN_LEAST_PPM, max: OPEN_MOST_PPM }),
        fc.integer({ min: 50_00, max: 4_000_00 }),
        fc.integer({ min: 0, max: 900_000 }),
        fc.integer({ min: 0, max: 3_000_00 }),
        fc.array(command, { maxLength: 40 }),
        fc.constantFrom<Outcome>('first', 'second', 'void'),
        (openPpm, capCents, slopePpm, fund, commands, outcome) => {
          const table = new Table({ openPpm, capCents, slopePpm }, fund);
          for (const each of commands) {
            if (typeof each === 'number') {
              table.now += each;
              table.firm();
            } else {
              const [on, stakeCents, wait, creator] = each;
              table.now += wait;
              table.place(on, stakeCents, creator);
            }
          }
          table.close();
          table.end(outcome);
          expect(table.fund + table.players).toBe(fund);
          expect(table.fund).toBeGreaterThanOrEqual(fund - capCents);
          if (outcome === 'void') expect([table.fund, table.players]).toEqual([fund, 0]);
        },
      ),
      { numRuns: HISTORIES },
    );
  }, 60_000);

  it('takes a first bet of each cent from $5 to $250 on either side to the cent: what it pays, what creators may get and what the fund adds are all in escrow (HZ-04, HZ-06)', () => {
    const wrong: string[] = [];
    for (const openPpm of [OPEN_LEAST_PPM, 333_333, 500_000, OPEN_MOST_PPM]) {
      const market = empty({ openPpm, capCents: 10_000_00, winCents: 10_000_00 });
      const quote = quoteOf(market, 0);
      for (const on of [0, 1] as const)
        for (let stakeCents = BOUNDS.minCents; stakeCents <= PLAYER_CENTS; stakeCents++) {
          const ruling = placeBet(market, { side: on, stakeCents, quote }, BOUNDS, 0, 10_000_00);
          const payoutCents = payoutOf(stakeCents, quote.odds[on]);
          const need = Math.max(payoutCents, stakeCents) + Math.floor(stakeCents / 50);
          const told = ruling.ok && [ruling.value.payoutCents, ruling.value.market.escrowCents];
          const isWhole = ruling.ok && stakeCents - ruling.value.releaseCents === need;
          if (!isWhole || String(told) !== String([payoutCents, need])) wrong.push(`${stakeCents} at ${openPpm}`);
        }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  it('takes no bet unless it is open, whatever the odds (HZ-06)', () => {
    for (const state of MARKET_STATES) {
      const market = { ...empty(), state };
      const placing = { side: 0, stakeCents: 10_00, quote: quoteOf(market, 0) } as const;
      const ruling = placeBet(market, placing, BOUNDS, 0, 500_00);
      expect(ruling.ok, state).toBe(state === 'open');
    }
  });

  it('takes odds that were told for thirty seconds, and not one that was never told', () => {
    const market = empty();
    const quote = quoteOf(market, 0);
    const at = (now: number, change: object = {}) =>
      placeBet(market, { side: 0, stakeCents: 10_00, quote: { ...quote, ...change } }, BOUNDS, now, 500_00);
    expect(at(30_000).ok).toBe(true);
    expect(at(30_001)).toMatchObject({ refusal: { code: 'ODDS_CHANGED', data: { odds: quote.odds[0] } } });
    expect(at(0, { odds: [quote.odds[0] + 1, quote.odds[1]] })).toMatchObject({ refusal: { code: 'ODDS_CHANGED' } });
    expect(at(0, { version: 2 })).toMatchObject({ refusal: { code: 'ODDS_CHANGED' } });
    // The other side's odds do not matter.
    expect(at(0, { odds: [quote.odds[0], 1] }).ok).toBe(true);
  });

  it('refuses a stake outside of the bounds (HZ-03, C-08)', () => {
    const market = empty();
    const of = (stakeCents: number) =>
      placeBet(market, { side: 0, stakeCents, quote: quoteOf(market, 0) }, BOUNDS, 0, 500_00);
    for (const stakeCents of [4_99, 1_000_01])
      expect(of(stakeCents)).toMatchObject({ refusal: { code: 'STAKE_OUT_OF_BOUNDS' } });
    for (const stakeCents of [0.5, Number.NaN])
      expect(of(stakeCents)).toMatchObject({ refusal: { code: 'BAD_INPUT' } });
  });

  it('names the largest stake that it takes when it is full', () => {
    const market = empty({ winCents: 100_00 });
    const quote = quoteOf(market, 0);
    const ruling = placeBet(market, { side: 0, stakeCents: 500_00, quote }, BOUNDS, 0, 500_00);
    const mostCents = largestStake(market, 0, BOUNDS, 500_00);
    expect(ruling).toMatchObject({ refusal: { code: 'MARKET_FULL', data: { mostCents } } });
    // $122 at 1.81 win $98.82, $123 would win $99.63, $124 would win $100.44.
    expect([quote.odds[0], mostCents]).toEqual([181, 123_00]);
    expect(largestStake(market, 0, BOUNDS, 0)).toBe(0);
  });

  it('goes from state to state in one direction, but for a suspension', () => {
    const ways = MARKET_STATES.flatMap((from) =>
      MARKET_STATES.filter((to) => mayTurn(from, to)).map((to) => `${from} ${to}`),
    );
    expect(ways).toEqual([
      'open suspended',
      'open closed',
      'open settling',
      'suspended open',
      'suspended closed',
      'suspended settling',
      'closed settling',
      'settling settled',
      'settling void',
    ]);
    expect(() => turn({ ...empty(), state: 'settled' }, 'open')).toThrow('cannot be open');
  });
});

describe('one player', () => {
  it('bets on one side of a market', () => {
    expect(withinOwn({ side: 1, stakedCents: 5_00 }, 0, 5_00, false)).toMatchObject({
      refusal: { code: 'BET_OTHER_SIDE' },
    });
    expect(withinOwn({ side: 1, stakedCents: 5_00 }, 1, 5_00, false).ok).toBe(true);
  });

  it('puts at most $250 into it, a friend of a participant $25', () => {
    const own = { side: 0, stakedCents: 200_00 } as const;
    expect(withinOwn(own, 0, 50_00, false).ok).toBe(true);
    expect(withinOwn(own, 0, 50_01, false)).toMatchObject({
      refusal: { code: 'BET_LIMIT', data: { mostCents: 250_00, leftCents: 50_00 } },
    });
    expect(withinOwn({ side: null, stakedCents: 0 }, 0, 25_00, true).ok).toBe(true);
    expect(withinOwn({ side: null, stakedCents: 0 }, 0, 25_01, true)).toMatchObject({
      refusal: { code: 'BET_LIMIT', data: { mostCents: 25_00, leftCents: 25_00 } },
    });
  });
});
