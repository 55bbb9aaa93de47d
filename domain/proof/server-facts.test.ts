import { describe, expect, it } from 'vitest';
import type { Side } from './proof.schemas.ts';
import { type ServerFacts, hear, noServerFacts, roundsOf } from './server-facts.ts';
import type { LogEvent } from './server-log.ts';
import { type ServerEntry, serverNews } from './server-news.ts';

type Told = LogEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'at' | 'line'> : never) : never;

const ACCOUNTS = { creator: 'ann', opponent: 'ben' };
const STARTED: Told = { kind: 'started', map: 'de_mirage' };
const stands = (...stood: readonly (readonly [string | null, Side])[]): Told => ({
  kind: 'stands',
  stands: stood.map(([accountId, side]) => ({ accountId, side })),
});
const round = (CT: number, T: number): Told => ({ kind: 'round', score: { CT, T } });
const over = (...scores: readonly [number, number]): Told => ({ kind: 'over', scores });
const BOTH = stands(['ann', 'CT'], ['ben', 'T']);

/** What a server has told after these lines, one a second, and what each of them brought. */
function told(...lines: readonly Told[]): { facts: ServerFacts; news: ServerEntry[][] } {
  let facts = noServerFacts;
  const news: ServerEntry[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = facts;
    facts = heard(facts, line, index + 1);
    news.push(serverNews(before, facts, ACCOUNTS));
  }
  return { facts, news };
}

const heard = (facts: ServerFacts, line: Told, at: number, text = `line ${at}`): ServerFacts =>
  hear(
    facts,
    { ...line, at, line: text },
    {
      at: at * 1_000,
      since: -Infinity,
      pair: [],
      nameOf: (accountId) => accountId ?? 'bot',
      hashOf: (one) => `#${one}`,
    },
  );

const wonIn = ({ players }: ServerFacts) =>
  Object.fromEntries(players.map(({ account, won, side }) => [account, [won, side]]));

describe('the lines of one server', () => {
  it('begin with nothing', () => {
    expect(noServerFacts).toMatchObject({ isKnown: true, heard: [], players: [], flags: [], startedAt: null });
    expect(roundsOf(noServerFacts)).toBe(0);
  });

  it('that are older than the newest change nothing, and of one instant each counts once', () => {
    const first = heard(noServerFacts, STARTED, 5, 'a');
    expect(first).toMatchObject({ clock: 5, heard: ['#a'], map: 'de_mirage', startedAt: 5_000, lastAt: 5_000 });
    expect(heard(first, round(1, 0), 4, 'b')).toBe(first);
    expect(heard(first, round(1, 0), 5, 'a')).toBe(first);
    const second = heard(first, round(1, 0), 5, 'b');
    expect(second).toMatchObject({ heard: ['#a', '#b'], score: { CT: 1, T: 0 } });
    expect(heard(second, round(1, 1), 6, 'a')).toMatchObject({ heard: ['#a'], score: { CT: 1, T: 1 } });
  });

  it('of one instant are told apart up to two hundred, the latest', () => {
    let facts = heard(noServerFacts, STARTED, 1, 'start');
    for (let n = 0; n < 250; n++) facts = heard(facts, stands(), 1, String(n));
    expect(facts.heard).toHaveLength(200);
    expect(facts.heard[0]).toBe('#50');
    expect(facts.heard.at(-1)).toBe('#249');
  });

  it('say who has won each round by where both stood in it', () => {
    const { facts } = told(STARTED, BOTH, round(1, 0), BOTH, round(1, 1), BOTH, round(2, 1));
    expect(wonIn(facts)).toEqual({ ann: [2, 'CT'], ben: [1, 'T'] });
    expect(facts).toMatchObject({ isKnown: true, flags: [], outcome: null });
  });

  it('that name one of both in a round name the other too, on whichever side', () => {
    expect(wonIn(told(STARTED, BOTH, round(1, 0), stands(['ben', 'CT']), round(2, 0)).facts)).toEqual({
      ann: [0, 'T'],
      ben: [2, 'CT'],
    });
    expect(wonIn(told(STARTED, BOTH, round(1, 0), stands(['ann', 'T']), round(1, 1)).facts)).toEqual({
      ann: [1, 'T'],
      ben: [1, 'CT'],
    });
  });

  it('leave it open whose a round is in which nobody was seen, or both on one side, or one alone, or three', () => {
    const unseen = told(STARTED, BOTH, round(1, 0), round(2, 0)).facts;
    expect(unseen).toMatchObject({ isKnown: false, score: { CT: 2, T: 0 } });
    expect(wonIn(unseen)).toEqual({ ann: [1, 'CT'], ben: [0, 'T'] });
    const aside = stands(['ann', 'CT'], ['ben', 'CT']);
    expect(told(STARTED, aside, round(1, 0)).facts.isKnown).toBe(false);
    expect(told(STARTED, stands(['ann', 'CT']), round(1, 0)).facts.isKnown).toBe(false);
    expect(told(STARTED, BOTH, stands(['cid', 'T']), round(1, 0)).facts.isKnown).toBe(false);
    expect(told(STARTED, round(1, 0)).facts.isKnown).toBe(false);
  });

  it('know again with the next round in which somebody is seen, because every score is the whole of it', () => {
    const { facts } = told(STARTED, BOTH, round(1, 0), round(2, 0), BOTH, round(2, 1));
    expect(facts).toMatchObject({ isKnown: true, flags: [] });
    expect(wonIn(facts)).toEqual({ ann: [2, 'CT'], ben: [1, 'T'] });
  });

  it('that give a player more rounds than were played, or take some away, are an impossible score', () => {
    const lost = told(STARTED, BOTH, round(1, 0), BOTH, round(2, 0), BOTH, round(0, 3)).facts;
    expect(lost.flags).toEqual(['impossible-score']);
    const leap = told(STARTED, BOTH, round(1, 0), BOTH, round(1, 1), stands(['ann', 'T'], ['ben', 'CT']), round(0, 3));
    expect(leap.facts.flags).toEqual(['impossible-score']);
    // Of the first round sides may have been chosen since.
    expect(told(STARTED, BOTH, round(1, 0), BOTH, round(0, 2)).facts.flags).toEqual([]);
    expect(told(STARTED, BOTH, round(1, 0), BOTH, round(1, 0)).facts.flags).toEqual([]);
  });

  it('that take rounds back are restored, and that begin in the middle have joined late', () => {
    expect(told(STARTED, BOTH, round(2, 1), round(1, 1)).facts).toMatchObject({
      flags: ['restored'],
      score: { CT: 1, T: 1 },
    });
    const late = told(BOTH, round(3, 2)).facts;
    expect(late).toMatchObject({ flags: ['joined-late'], startedAt: 2_000 });
  });

  it('that begin anew forget rounds and players, and are a restart after two rounds', () => {
    const knife = told(STARTED, BOTH, round(1, 0), { kind: 'restarted' }).facts;
    expect(knife).toMatchObject({ flags: [], players: [], map: 'de_mirage', startedAt: 4_000 });
    expect(roundsOf(knife)).toBe(0);
    const anew = told(STARTED, BOTH, round(1, 0), BOTH, round(2, 0), { kind: 'restarted' }).facts;
    expect(anew.flags).toEqual(['restarted']);
    // Nothing had begun that could be begun anew.
    expect(told(BOTH, { kind: 'restarted' }).facts).toMatchObject({ startedAt: null, map: null, flags: [] });
    expect(told(BOTH, { kind: 'restarted' }).facts.players).toHaveLength(2);
  });

  it('name twelve players at the most', () => {
    const crowd = Array.from({ length: 13 }, (_, n) => [`p${n}`, 'CT'] as const);
    expect(told(stands(...crowd.slice(0, 12))).facts).toMatchObject({ flags: [] });
    const facts = told(stands(...crowd)).facts;
    expect(facts.flags).toEqual(['crowded']);
    expect(facts.players).toHaveLength(12);
    expect(told(stands(...crowd.slice(0, 12)), stands(['p3', 'T'])).facts.flags).toEqual([]);
  });

  it('end with the thirteenth round, and nothing follows', () => {
    const facts = told(STARTED, BOTH, round(12, 3), BOTH, round(13, 3)).facts;
    expect(facts.outcome).toBe('final');
    expect(heard(facts, STARTED, 99)).toBe(facts);
  });

  it('end in words: drawn at twelve, early before, and as unknown where the score is another', () => {
    const lead = [STARTED, BOTH, round(12, 12)] as const;
    expect(told(...lead, over(12, 12)).facts).toMatchObject({ outcome: 'drawn', isKnown: true });
    expect(told(STARTED, BOTH, round(5, 5), over(5, 5)).facts).toMatchObject({ outcome: 'early', isKnown: true });
    expect(told(STARTED, BOTH, round(12, 9), over(9, 12)).facts).toMatchObject({ outcome: 'early', isKnown: true });
    for (const scores of [over(12, 10), over(9, 11), over(13, 13)])
      expect(told(STARTED, BOTH, round(12, 9), scores).facts).toMatchObject({ outcome: 'early', isKnown: false });
    expect(told(over(0, 0)).facts.outcome).toBeNull();
  });
});

describe('the timeline of a server', () => {
  const line = (
    kind: string,
    creatorRounds: number | null,
    opponentRounds: number | null,
    flag: string | null = null,
  ) => ({
    kind,
    creatorRounds,
    opponentRounds,
    flag,
  });

  it('has a line for the start, each round and the end, with the score by player', () => {
    const { news } = told(STARTED, BOTH, round(12, 3), BOTH, round(13, 3));
    expect(news[0]).toMatchObject([{ kind: 'begun' }]);
    expect(news[1]).toEqual([]);
    expect(news[2]).toEqual([line('round', 12, 3)]);
    expect(news[3]).toEqual([]);
    expect(news[4]).toEqual([line('round', 13, 3), line('ended', 13, 3)]);
  });

  it('has one for each new doubt, which is said once, and one for rounds that were taken back', () => {
    const { news } = told(STARTED, BOTH, round(2, 1), BOTH, round(1, 1), BOTH, round(1, 0));
    expect(news[4]).toMatchObject([{ kind: 'flag', flag: 'restored' }, { kind: 'anew' }]);
    expect(news[6]).toMatchObject([{ kind: 'anew' }]);
    const restart = told(STARTED, BOTH, round(2, 1), { kind: 'restarted' }).news[3];
    expect(restart).toMatchObject([
      { kind: 'flag', flag: 'restarted' },
      { kind: 'anew', flag: null },
    ]);
  });

  it('has no second start for a match that begins anew without a round', () => {
    expect(told(STARTED, { kind: 'restarted' }, STARTED).news.slice(1)).toEqual([[], []]);
  });

  it('tells no score of a player while it is not known whose the rounds are', () => {
    expect(told(STARTED, round(1, 0)).news[1]).toEqual([line('round', null, null)]);
  });
});
