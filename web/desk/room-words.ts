import type { StaffEvent } from '../data/__generated__/schema-types.ts';

/** What happened in a room that staff read of, and where they see to it, by the id of what it happened to. */
export type ActivityWords<Event extends StaffEvent = StaffEvent> = Readonly<
  Record<Event, { readonly words: string; readonly pathOf: (subjectId: string) => string }>
>;
