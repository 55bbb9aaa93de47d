import { LANGUAGES, type Language } from '../../domain/shared/languages.ts';
import { readSettingsOf } from '../../db/accounts/index.ts';
import type { Reader } from '../../db/client/database.ts';

/** In which language whoever asked is written to: that of a player's account, of a visitor nobody knows it. */
export const ticketLanguage = async (
  reader: Reader,
  { userId }: { readonly userId: string | null },
): Promise<Language> => (userId === null ? LANGUAGES[0] : (await readSettingsOf(reader, userId)).language);
