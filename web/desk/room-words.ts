import type { StaffEvent } from '../data/__generated__/schema-types.ts';

/** What the switches of a room are called and govern; the API says the same to programs, in English. */
export type FlagWords<Flags> = Readonly<Record<keyof Flags, { readonly name: string; readonly description: string }>>;

/** What the values mean that a room lets staff set; the API says the same to programs, in English. */
export type SettingWords<Settings extends Readonly<Record<string, { readonly key: string }>>> = Readonly<
  Record<Settings[keyof Settings]['key'], string>
>;

/** What happened in a room that staff read of, and where they see to it, by the id of what it happened to. */
export type ActivityWords<Event extends StaffEvent = StaffEvent> = Readonly<
  Record<Event, { readonly words: string; readonly pathOf: (subjectId: string) => string }>
>;
