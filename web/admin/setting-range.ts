import type { SettingRange } from '../../domain/shared/setting.ts';
import type { Figures } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

/** What a value of the configuration may be. */
export function rangeWords({ least, most, words }: SettingRange): string {
  if (least === null || most === null) return t.settingOfWords({ words: words.join(', ') });
  if (words.length === 0) return t.settingFromTo({ least, most });
  return t.settingOfAges({ least, most, regions: words.join(', ') });
}

const textIn = (data: Figures, name: string): string | null => {
  const text = data[name];
  return text === undefined ? null : String(text);
};

/** Which value was not taken, and what it may be. */
export function unusableWords(data: Figures): string {
  const key = textIn(data, 'key');
  if (key === null) return t.aSettingDoesNotTakeThis();
  const words = textIn(data, 'words')?.split(', ') ?? [];
  return t.settingDoesNotTakeThis({
    key,
    range: rangeWords({ least: textIn(data, 'least'), most: textIn(data, 'most'), words }),
  });
}
