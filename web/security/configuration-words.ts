import type { SettingKey } from '../../domain/shared/settings.ts';
import * as t from './__generated__/messages.ts';

/** What each of its values in the configuration means; the API says the same to programs, in English. */
export const securitySettingWords = {
  session_timeout: t.sessionTimeoutSetting(),
} satisfies Partial<Record<SettingKey, string>>;
