import type { DisputePriority } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import * as t from './__generated__/messages.ts';

/** How soon staff should look at a case or a report. */
export const PRIORITY_WORDS: Readonly<Record<DisputePriority, { readonly word: string; readonly tone: Tone }>> = {
  URGENT: { word: t.urgent(), tone: 'loss' },
  HIGH: { word: t.high(), tone: 'warn' },
  MEDIUM: { word: t.medium(), tone: 'info' },
  LOW: { word: t.low(), tone: 'neutral' },
};
