import type { streamsSettings } from '../../domain/streams/streams.settings.ts';
import type { SettingWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const settingWords: SettingWords<typeof streamsSettings> = {
  max_concurrent_streams: t.maxConcurrentStreamsSetting(),
};
