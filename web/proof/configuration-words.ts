import type { FlagId } from '../../domain/configuration.ts';
import type { SettingKey } from '../../domain/shared/settings.ts';
import * as t from './__generated__/messages.ts';

/** What each of its values in the configuration means; the API says the same to programs, in English. */
export const proofSettingWords = {
  proof_cs2: t.proofCs2Setting(),
} satisfies Partial<Record<SettingKey, string>>;

/** What each of its switches is called and governs; the API says the same to programs, in English. */
export const proofFlagWords = {
  'chess-lichess': { name: t.chessOnLichess(), description: t.chessLichessAbout() },
} satisfies Partial<Record<FlagId, { readonly name: string; readonly description: string }>>;
