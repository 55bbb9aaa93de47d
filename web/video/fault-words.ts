import { RELAY_FAULTS } from '../../domain/video/simulcast.ts';
import { knownWords } from '../format/known-words.ts';
import * as t from './__generated__/messages.ts';

/** What is said of a line that broke, by how the server says it. */
export const FAULT_WORDS: Readonly<Record<string, string>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : { [RELAY_FAULTS.refused]: t.thePlatformSaidNo(), [RELAY_FAULTS.lost]: t.thePlatformHungUp() };

/** Our own words as they read; what the platform itself has said, as it came. */
export const faultWords = (why: string): string =>
  import.meta.env.VITE_LANGUAGE === 'en' ? why : knownWords(FAULT_WORDS, why);
