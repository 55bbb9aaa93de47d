import type { DisputePriority } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';

/** How soon staff should look at a case or a report. */
export const PRIORITY_WORDS: Readonly<Record<DisputePriority, { readonly word: string; readonly tone: Tone }>> = {
  URGENT: { word: 'Urgent', tone: 'loss' },
  HIGH: { word: 'High', tone: 'warn' },
  MEDIUM: { word: 'Medium', tone: 'info' },
  LOW: { word: 'Low', tone: 'neutral' },
};
