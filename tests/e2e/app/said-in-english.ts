import { MODE_TITLES, untitledName, rulesOf } from '../../../domain/battles/battle.ts';
import { OWN_COMPLAINTS } from '../../../domain/disputes/own-complaints.ts';
import { ACHIEVEMENTS } from '../../../domain/results/achievements.ts';
import { CONTEST_PHRASES, phrase, phraseWords } from '../../../domain/shared/contest-phrases.ts';
import { BATTLE_GAMES } from '../../../domain/shared/games.ts';
import { RELAY_FAULTS } from '../../../domain/video/simulcast.ts';
import { HIDDEN_ORGANISER } from '../../../domain/tournaments/hidden-players.ts';
import { OWN_REASONS } from '../../../domain/tournaments/own-reasons.ts';

/** What is said of contests whoever plays them and for whatever they are played. */
const phrases = CONTEST_PHRASES.filter(
  (code) => phraseWords(phrase(code)) === phraseWords(phrase(code, 'Nova', 'Comet', 1, 2)),
).map((code) => phraseWords(phrase(code)));

/** What the server says in English, and the app in its own language: sentences, which players would hardly type alike. */
export const SAID_IN_ENGLISH: readonly string[] = [
  ...new Set([
    ...rulesOf(null),
    ...rulesOf('chess'),
    ...Object.values(MODE_TITLES),
    ...BATTLE_GAMES.map(untitledName),
    ...phrases,
    ...Object.values(OWN_COMPLAINTS),
    ...Object.values(OWN_REASONS),
    ...Object.values(RELAY_FAULTS),
    HIDDEN_ORGANISER,
    ...ACHIEVEMENTS.map(({ description }) => description),
  ]),
].filter((words) => words.includes(' '));
