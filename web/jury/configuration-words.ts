import type { juryFlags, jurySettings } from '../../domain/jury/jury.settings.ts';
import type { FlagWords, SettingWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const flagWords: FlagWords<typeof juryFlags> = {
  'community-jury': { name: t.communityJury2(), description: t.communityJuryAbout() },
};

export const settingWords: SettingWords<typeof jurySettings> = {
  jury_max_pool: t.juryMaxPoolSetting(),
};
