import { SETTING_WORDS } from '../format/__generated__/configuration-words.ts';

const isKnown = (key: string): key is keyof typeof SETTING_WORDS => Object.hasOwn(SETTING_WORDS, key);

/** What a value means; one that a newer server has keeps the server's words. */
export const settingHint = (key: string, description: string): string =>
  isKnown(key) ? SETTING_WORDS[key] : description;
