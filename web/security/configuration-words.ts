import type { securitySettings } from '../../domain/security/security.settings.ts';
import type { SettingWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const settingWords: SettingWords<typeof securitySettings> = {
  session_timeout: t.sessionTimeoutSetting(),
};
