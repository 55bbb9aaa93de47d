import { knownWords } from '../../format/known-words.ts';
import * as t from '../__generated__/messages.ts';

/** Titles that players wear, by what the server calls them: it names no id beside a player's name. */
export const TITLE_WORDS: Readonly<Record<string, string>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : {
        Champion: t.champion(),
        'Rising Star': t.risingStar(),
        Pathfinder: t.pathfinder(),
        Vanguard: t.vanguard(),
        Trailblazer: t.trailblazer(),
        Wayfarer: t.wayfarer(),
        Sentinel: t.sentinel(),
        Tactician: t.tactician(),
        'Night Owl': t.nightOwl(),
        'Early Bird': t.earlyBird(),
        Sharpshooter: t.sharpshooter(),
        'Cold Blood': t.coldBlood(),
        Untouchable: t.untouchable(),
      };

/** A title as it reads beside a name. */
export const titleWords = (title: string): string => knownWords(TITLE_WORDS, title);
