import { HIDDEN_ORGANISER } from '../../domain/tournaments/hidden-players.ts';
import { OWN_REASONS, type OwnReason } from '../../domain/tournaments/own-reasons.ts';
import { knownWords } from '../format/known-words.ts';
import * as t from './__generated__/messages.ts';

type Said = OwnReason | typeof HIDDEN_ORGANISER;

/** What the server says of a tournament itself: why it was cancelled, and who made it where that is not told. */
export const OWN_WORDS: Readonly<Partial<Record<Said, string>>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : ({
        [OWN_REASONS.fewPlayers]: t.reasonFewPlayers(),
        [OWN_REASONS.fewTeams]: t.reasonFewTeams(),
        [OWN_REASONS.ruledWins]: t.reasonRuledWins(),
        [OWN_REASONS.notAnnounced]: t.reasonNotAnnounced(),
        [HIDDEN_ORGANISER]: t.hiddenOrganiser(),
      } satisfies Readonly<Record<Said, string>>);

/** Our own words as they read; what an organiser has written, and who is told, as it is. */
export const ownWords = (text: string): string =>
  import.meta.env.VITE_LANGUAGE === 'en' ? text : knownWords(OWN_WORDS, text);
