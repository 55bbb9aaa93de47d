import { MINUTE } from '../../domain/shared/time.ts';
import { MATCH_CHECK_IN, MATCH_CONTEST } from '../../domain/tournaments/match-life.ts';
import type { MatchBasis } from '../data/__generated__/schema-types.ts';
import type { MatchPage } from './components/match-actions.tsx';

export interface MatchStage {
  readonly headline: string;
  readonly now: string;
  readonly next: string | null;
  readonly clock: string;
}

/** What the result of a match rests on. */
export const BASIS_WORDS: Readonly<Record<MatchBasis, string>> = {
  AGREEMENT: 'Both sides reported this result.',
  REPORT: 'One side reported this result, and the other said nothing else in time.',
  ABSENCE: 'Time was up: the clock decided it.',
  DECISION: 'The organiser or our staff decided it.',
};

type Staged = Pick<MatchPage, 'row' | 'here' | 'words' | 'players' | 'viewerSide' | 'bestOf'>;

const bothNames = ({ players }: Staged): readonly [string, string] => [
  players[0]?.username ?? 'one side',
  players[1]?.username ?? 'the other',
];

/** How far a match is, and what comes next for whoever looks. */
export function matchStageOf(match: Staged): MatchStage {
  const { row, here, words, players, viewerSide } = match;
  const names = bothNames(match);
  switch (row.status) {
    case 'WAITING':
      return {
        headline: 'Not called yet',
        now: players.length < 2 ? 'Who plays follows from other matches.' : 'It is called when its round begins.',
        next: null,
        clock: '',
      };
    case 'CHECK_IN': {
      const missing = names.filter((_, side) => here[side] !== true);
      const isMissing = viewerSide !== null && here[viewerSide] !== true;
      return {
        headline: isMissing ? 'Check in now' : 'Waiting for the check-in',
        now: isMissing
          ? 'Your match is called: say that you are there.'
          : `${missing.join(' and ')} ${missing.length > 1 ? 'have' : 'has'} to check in.`,
        next: `Both check in within ${MATCH_CHECK_IN / MINUTE} minutes. Whoever does not, loses; if neither does, both are out.`,
        clock: 'Check-in closes in',
      };
    }
    case 'PLAYING':
      return {
        headline: 'Being played',
        now: viewerSide === null ? 'Both are there.' : 'Play it, then report the result with a recording.',
        next: 'If neither has reported when the time is up, both are out.',
        clock: 'Time to report',
      };
    case 'REPORTED': {
      const by = players.find(({ id }) => id === words[0]?.playerId);
      const isOwn = viewerSide !== null && by !== undefined && players[viewerSide]?.id === by.id;
      return {
        headline: isOwn ? 'Your result is in' : 'A result was reported',
        now:
          by === undefined ? 'A result was reported.' : isOwn ? 'You have reported.' : `${by.username} has reported.`,
        next: `It stands ${MATCH_CONTEST / MINUTE} minutes after the report, unless the other side reports something else.`,
        clock: 'Result stands in',
      };
    }
    case 'DISPUTED':
      return {
        headline: 'In dispute',
        now: 'The two sides reported different results.',
        next: 'The organiser or our staff decide. No clock runs until then, and the bracket goes on around it.',
        clock: '',
      };
    case 'DECIDED':
      return { headline: 'Decided', now: endingWords(match), next: null, clock: '' };
  }
}

function endingWords(match: Staged): string {
  const { row } = match;
  const names = bothNames(match);
  const side = row.winner === row.slots[0] ? 0 : 1;
  const [winner, loser] = side === 0 ? names : [names[1], names[0]];
  const score = side === 0 ? row.games : row.games.toReversed();
  switch (row.how) {
    case 'PLAYED':
      return `${winner} won ${score.join('–')}.`;
    case 'FORFEIT':
      return `${winner} won: ${loser} was not there.`;
    case 'WALKOVER':
      return `${winner} goes through: ${loser} is out of the tournament.`;
    case 'DRAW':
      return 'It ended in a draw.';
    case 'BOTH_OUT':
      return 'Neither was there; both are out.';
    case 'BYE':
      return `${match.players[0]?.username ?? 'One side'} goes through without a match.`;
    case null:
      return 'It is not needed.';
  }
}
