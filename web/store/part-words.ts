import { knownWords } from '../format/known-words.ts';
import * as t from './__generated__/messages.ts';

/** What a product brings and how long it holds, by how the server says it. Sums of BattleCoin read the same everywhere. */
export const PART_WORDS: Readonly<Record<string, string>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : {
        'Neon splinters around every win': t.neonSplintersAroundEveryWin(),
        'Frame for your face': t.frameForYourFace(),
        'Title for your profile and your battles': t.titleForYourProfile(),
        '100 tiers': t.countTiers({ count: 100 }),
        'A free and a paid track': t.aFreeAndAPaidTrack(),
        '30 days': t.countDays({ count: 30 }),
        '1 cosmetic': t.oneCosmetic(),
        '1 title': t.aTitle(),
        '1 frame': t.aFrame(),
      };

export const partWords = (part: string): string => knownWords(PART_WORDS, part);
