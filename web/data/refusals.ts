import type { RefusalCode } from '../../domain/shared/refusals.ts';
import { sentences as common } from './common-refusals.ts';
import type { Sentences } from './refusal-sentences.ts';

type Table = Readonly<Record<string, () => string>>;

/** Of every room: what its refusals say to a player. */
const rooms = import.meta.glob<Table>(['../*/refusals.ts', '!./refusals.ts'], { eager: true, import: 'sentences' });

/** What a player reads for every code. Fetched by `sentences.ts`, so that no page waits for it. */
export const REFUSAL_SENTENCES = Object.assign({}, common, ...Object.values(rooms)) as Sentences<RefusalCode>;
