import { expect, it } from 'vitest';
import { item } from '../../domain/tournaments/graph.ts';
import { isPlayed, nextOf, ownMatchOf, pairWords, resultWords, slotName, viewOf } from './bracket-view.ts';
import { SAMPLE_TERMS, samplePage, sampleView } from './sample-bracket.ts';

it('there is no bracket before the start', () => {
  expect(viewOf(SAMPLE_TERMS, { ...samplePage(), matches: [] }, null, null)).toBeNull();
});

it('names who plays, or where they come from, and says what became of it', () => {
  const view = sampleView(null);
  const played = view.rows.findIndex(({ how }) => how === 'PLAYED');
  expect(resultWords(view, played)).toBe('Eve beat Di 1–0');
  const next = nextOf(view.graph, played) ?? -1;
  expect([slotName(view, next, 0), slotName(view, next, 1)]).toEqual(['Ada', 'Eve']);
  const last = view.graph.matches.findIndex(({ part, round }) => part === 'final' && round === 1);
  const upperFinal = view.graph.matches.findIndex(({ part, round }) => part === 'upper' && round === 3);
  expect(slotName(view, last, 0)).toBe(`Winner of match ${upperFinal + 1}`);
  expect(nextOf(view.graph, last)).toBeNull();
  expect(pairWords(view, next)).toBe('Ada vs Eve');
});

it('says once what is said of both who may meet again', () => {
  const view = sampleView(null);
  const second = view.graph.matches.findIndex(({ slots }) => slots[0].from === 'again');
  expect(pairWords(view, second)).toBe(`If match ${second} doesn’t decide it`);
});

it('shows nobody a bye, and each round under its name', () => {
  const view = sampleView(null);
  const byes = view.rows.filter((row) => !isPlayed(row));
  expect(byes.length).toBeGreaterThan(0);
  expect(byes.every(({ how, state }) => how === 'BYE' || state === 'EMPTY')).toBe(true);
  expect(view.rounds.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Upper round 1', 'Upper final', 'Lower round 1', 'Lower final', 'Final', 'Second final']),
  );
});

it('leads a player to the match that is called, and onlookers nowhere', () => {
  const view = sampleView('eve');
  const own = ownMatchOf(view);
  expect(own?.status).toBe('CHECK_IN');
  expect(item(view.rows, own?.match ?? -1).slots).toContain(4);
  expect(ownMatchOf(sampleView(null))).toBeNull();
  expect(ownMatchOf(sampleView('somebody'))).toBeNull();
});
