import type { KeptReplay } from '../results/replay.ts';
import { searchKeyOf } from '../shared/search.ts';
import type { BattleGame } from '../shared/games.ts';
import type { MatchState } from './fold.ts';
import { type Entrant, type Pair, buildGraph, item } from './graph.ts';
import type { PlayerReport } from './match-life.ts';
import { matchIdOf, roundTitle } from './match-names.ts';
import { type PlanTerms, planOf } from './tournament.ts';

interface PlayedTournament extends PlanTerms {
  readonly id: string;
  readonly title: string;
  readonly game: BattleGame;
  readonly buyInCents: number;
  readonly privacy: string;
  readonly field: number | null;
}

interface PlayedMatch {
  readonly match: number;
  readonly one: Entrant;
  readonly other: Entrant;
  readonly winner: Entrant;
  readonly how: MatchState['how'];
  readonly gamesOne: number;
  readonly gamesOther: number;
  readonly words: Pair<PlayerReport | null>;
  readonly begunAt: number | null;
}

/** Who stands at a seed. */
export interface SeatedPlayer {
  readonly userId: string;
  readonly isClosed: boolean;
}

const isHttps = ({ recordingUrl }: PlayerReport): boolean => recordingUrl.startsWith('https://');

/**
 * The replays of a tournament of players as its matches stand now: of those that were played to a winner and of which
 * somebody has left an https link. The winner's recording goes first.
 * @param seated by seeds
 */
export function matchReplaysOf(
  tournament: PlayedTournament,
  matches: readonly PlayedMatch[],
  seated: ReadonlyMap<Entrant, SeatedPlayer>,
): KeptReplay[] {
  const { id: tournamentId, title, game, buyInCents, privacy, field } = tournament;
  const graph = buildGraph(planOf(tournament, field ?? 0));
  return matches.flatMap(({ match, one, other, winner, how, gamesOne, gamesOther, words, begunAt }) => {
    const [creator, opponent] = [seated.get(one), seated.get(other)];
    const reports = words.filter((report) => report !== null);
    if (how !== 'played' || winner < 0 || !creator || !opponent || !reports.some(isHttps)) return [];
    const isFirst = winner === one;
    // A closed account's link stays evidence, and is shown to nobody here.
    const links = [creator, opponent].map(({ isClosed }, side) => {
      const report = words[side];
      return !isClosed && report && isHttps(report) ? report.recordingUrl : '';
    });
    const endedAt = Math.max(...reports.map(({ at }) => at));
    const games = isFirst ? [gamesOne, gamesOther] : [gamesOther, gamesOne];
    const titled = `${title} · ${roundTitle(graph, item(graph.matches, match))}`;
    return {
      id: matchIdOf({ tournamentId, match }),
      tournamentId,
      match,
      title: titled,
      titleKey: searchKeyOf(titled),
      game,
      creatorId: creator.userId,
      opponentId: opponent.userId,
      winnerId: (isFirst ? creator : opponent).userId,
      score: games.join('–'),
      stakeCents: buyInCents,
      durationMs: Math.max(0, endedAt - (begunAt ?? endedAt)),
      recordingUrl: (isFirst ? links : links.toReversed()).find((link) => link !== '') ?? '',
      isPublic: privacy === 'public',
      at: endedAt,
    };
  });
}
