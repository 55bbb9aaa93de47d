import { knownWords } from '../format/known-words.ts';
import { titleWords } from '../ui/face/title-words.ts';
import * as t from './__generated__/messages.ts';

/** What can be worn, by what the server calls it, since what is in a gift comes without an id. Titles are the same everywhere. */
export const ITEM_WORDS: Readonly<Record<string, string>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : {
        'Victory Frame': t.victoryFrame(),
        'Neon Skin': t.neonSkin(),
        'Starter Frame': t.starterFrame(),
        'Meridian Frame': t.meridianFrame(),
        'Zenith Frame': t.zenithFrame(),
        'Aurora Frame': t.auroraFrame(),
        'Eclipse Frame': t.eclipseFrame(),
        'Glacier Board': t.glacierBoard(),
        'Meadow Board': t.meadowBoard(),
        'Dusk Board': t.duskBoard(),
        'Steel Frame': t.steelFrame(),
        'Copper Frame': t.copperFrame(),
        'Azure Frame': t.azureFrame(),
        'Frost Skin': t.frostSkin(),
        'Ember Frame': t.emberFrame(),
        'Solar Skin': t.solarSkin(),
        'Crown Frame': t.crownFrame(),
      };

export const itemWords = (name: string): string => knownWords(ITEM_WORDS, titleWords(name));
