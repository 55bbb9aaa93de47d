import { SETTINGS } from '../configuration.ts';
import { centsOf, decimalOf } from './money.ts';
import { type Ruling, allow, refuse } from './refusals.ts';
import type { Setting, SettingRange } from './setting.ts';

type Of = typeof SETTINGS;
export type SettingKey = Of[keyof Of]['key'];

/** The configuration as the server uses it. */
export type Settings = { readonly [Name in keyof Of]: NonNullable<ReturnType<Of[Name]['read']>> };

const NAMED = Object.entries<Setting>(SETTINGS);
const BY_KEY: ReadonlyMap<string, Setting> = new Map(NAMED.map(([, setting]) => [setting.key, setting]));

/** What a fresh installation starts with; afterwards the stored values rule. */
export const SETTING_DEFAULTS = Object.values(SETTINGS).map(({ key, value, description, category, type }) => ({
  key,
  value,
  description,
  category,
  type,
}));

/** Reads stored values; one that is missing or does not parse falls back to its default. */
export const settingsOf = (stored: Readonly<Partial<Record<string, string>>>): Settings =>
  Object.fromEntries(
    NAMED.map(([name, { key, value, read }]) => [name, read(stored[key] ?? value) ?? read(value)]),
  ) as Settings;

/** Characters of a value. */
export const SETTING_VALUE_MAX = 200;

/** What a value may be, as it is typed. */
export const settingRange = (key: string): SettingRange =>
  BY_KEY.get(key)?.range ?? { least: null, most: null, words: [] };

/** Whether it is an amount in USD, which is stored as a decimal. */
export const isMoneySetting = (key: string): boolean => BY_KEY.get(key)?.isMoney ?? false;

/** Says which value it is and what it may be, narrower where another value bounds it. */
function refuseSetting(key: string, narrower: Partial<Pick<SettingRange, 'least' | 'most'>> = {}) {
  const { least, most, words } = { ...settingRange(key), ...narrower };
  const data = { key, ...(least !== null && { least }), ...(most !== null && { most }) };
  return refuse('SETTING_UNUSABLE', {
    field: key,
    data: words.length > 0 ? { ...data, words: words.join(', ') } : data,
  });
}

function accept({ key, accepts }: Setting, text: string): Ruling<string> {
  const value = text.trim();
  return value.length <= SETTING_VALUE_MAX && accepts(value) ? allow(value) : refuseSetting(key);
}

/** A value as it is stored; refused where it is none, or lies out of its bounds. */
export function acceptSetting(key: SettingKey, text: string): Ruling<string> {
  const setting = BY_KEY.get(key);
  return setting ? accept(setting, text) : refuseSetting(key);
}

/** Whether a guard of money would hold less back with another value; both are as they are stored. */
export const isLoosening = (key: string, from: string, to: string): boolean =>
  from !== to && (BY_KEY.get(key)?.isLooser(from, to) ?? false);

/** The configuration with some values changed, as text by key; refused where one is none, or a least is above its most. */
export function changeSettings(
  stored: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
): Ruling<Readonly<Record<string, string>>> {
  const next: Record<string, string> = { ...stored };
  for (const [key, text] of Object.entries(changes)) {
    const setting = BY_KEY.get(key);
    if (!setting) return refuse('NOT_FOUND', { field: key });
    const ruling = accept(setting, text);
    if (!ruling.ok) return ruling;
    next[key] = ruling.value;
  }
  const centsIn = ({ key, value }: Setting) => centsOf(next[key] ?? value) ?? centsOf(value) ?? 0;
  for (const [, lower] of NAMED) {
    const upper = BY_KEY.get(lower.atMost ?? '');
    if (!upper || centsIn(lower) <= centsIn(upper)) continue;
    return upper.key in changes
      ? refuseSetting(upper.key, { least: decimalOf(centsIn(lower)) })
      : refuseSetting(lower.key, { most: decimalOf(centsIn(upper)) });
  }
  return allow(next);
}
