import { FLAG_WORDS } from '../format/__generated__/configuration-words.ts';
import type { FeatureFlagRowFragment } from './operations/__generated__/feature-flag.gql.ts';

const isKnown = (id: string): id is keyof typeof FLAG_WORDS => Object.hasOwn(FLAG_WORDS, id);

/** A switch as its reader reads it; one that a newer server has keeps the server's words. */
export const flagInWords = (flag: FeatureFlagRowFragment): FeatureFlagRowFragment =>
  isKnown(flag.id) ? { ...flag, ...FLAG_WORDS[flag.id] } : flag;
