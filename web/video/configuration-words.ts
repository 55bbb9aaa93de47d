import type { FlagId } from '../../domain/configuration.ts';
import * as t from './__generated__/messages.ts';

/** What each of its switches is called and governs; the API says the same to programs, in English. */
export const videoFlagWords = {
  'stream-recording': { name: t.streamRecordingFlag(), description: t.streamRecordingAbout() },
  'stream-simulcast': { name: t.streamSimulcastFlag(), description: t.streamSimulcastAbout() },
} satisfies Partial<Record<FlagId, { readonly name: string; readonly description: string }>>;
