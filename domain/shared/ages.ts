import { type Ruling, allow, refuse } from './refusals.ts';
import { REGIONS, type Region } from './regions.ts';
import { dayStart, utcDay } from './time.ts';

/** What the terms ask of everybody, and what documents are checked for. */
export const ADULT_AGE = 18;
export const AGE_MAX = 99;

/** The least age of players in whole years: where nothing else is said, and in single regions. */
export interface Ages {
  readonly elsewhere: number;
  readonly byRegion: Readonly<Partial<Record<Region, number>>>;
}

/** Reads ages such as `18, na 21`; null for a word that is no region or an age below that of the terms. */
export function agesIn(text: string): Ages | null {
  let elsewhere = ADULT_AGE;
  const byRegion: Partial<Record<Region, number>> = {};
  for (const part of text.toLowerCase().split(/[,;]/)) {
    if (part.trim() === '') continue;
    const [, name, digits] = /^\s*(?:([a-z]+)\s+)?(\d{1,2})\s*$/.exec(part) ?? [];
    const age = Number(digits);
    if (digits === undefined || age < ADULT_AGE || age > AGE_MAX) return null;
    const region = REGIONS.find((one) => one === name);
    if (name !== undefined && !region) return null;
    if (region) byRegion[region] = age;
    else elsewhere = age;
  }
  return { elsewhere, byRegion };
}

/** Whose region is not known is held to the highest, so that nobody gets around one by naming none. */
export const ageNeeded = ({ elsewhere, byRegion }: Ages, region: Region | null): number =>
  region === null ? Math.max(elsewhere, ...Object.values(byRegion)) : (byRegion[region] ?? elsewhere);

/**
 * Whether a verified player has reached an age, by the UTC day. Documents that were checked without keeping their date
 * of birth prove the age of the terms and no more.
 */
export function hasReached(age: number, bornOn: string | null, now: number): boolean {
  if (bornOn === null) return age <= ADULT_AGE;
  return `${Number(bornOn.slice(0, 4)) + age}${bornOn.slice(4)}` <= utcDay(now);
}

/** The date of birth that staff read on a document; nobody is verified who is too young for the terms. */
export function acceptBirthDay(day: string, now: number): Ruling<string> {
  const isDay = dayStart(day) !== null && day >= '1900-01-01';
  return isDay && hasReached(ADULT_AGE, day, now)
    ? allow(day)
    : refuse('BAD_INPUT', { field: 'bornOn', data: { minYears: ADULT_AGE } });
}
