import type { FlagId } from '../../domain/configuration.ts';
import type { FlagWords } from '../desk/room-words.ts';
import type { FeatureFlagRowFragment } from './operations/__generated__/feature-flag.gql.ts';

type Words = FlagWords<Readonly<Record<FlagId, unknown>>>;

/** Of every room that has some: what its switches are called and govern. */
const rooms = import.meta.glob<{ readonly flagWords?: Partial<Words> }>('../*/configuration-words.ts', { eager: true });

export const FLAG_WORDS = Object.assign({}, ...Object.values(rooms).map(({ flagWords }) => flagWords)) as Words;

const isKnown = (id: string): id is FlagId => Object.hasOwn(FLAG_WORDS, id);

/** A switch as its reader reads it; one that a newer server has keeps the server's words. */
export const flagInWords = (flag: FeatureFlagRowFragment): FeatureFlagRowFragment =>
  isKnown(flag.id) ? { ...flag, ...FLAG_WORDS[flag.id] } : flag;
