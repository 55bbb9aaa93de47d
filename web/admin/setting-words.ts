import type { SettingKey } from '../../domain/shared/settings.ts';

type Words = Readonly<Record<SettingKey, string>>;

/** Of every room that has some: what the values mean that it lets staff set. */
const rooms = import.meta.glob<{ readonly settingWords?: Partial<Words> }>('../*/configuration-words.ts', {
  eager: true,
});

export const SETTING_HINTS = Object.assign(
  {},
  ...Object.values(rooms).map(({ settingWords }) => settingWords),
) as Words;

const isKnown = (key: string): key is SettingKey => Object.hasOwn(SETTING_HINTS, key);

/** What a value means; one that a newer server has keeps the server's words. */
export const settingHint = (key: string, description: string): string =>
  isKnown(key) ? SETTING_HINTS[key] : description;
