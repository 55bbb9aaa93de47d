import type { AcceptanceState, CampaignState, ExhibitKind } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import { challengePath } from '../../domain/battles/battles.paths.ts';
import { replayPath } from '../../domain/results/results.paths.ts';
import { streamPath } from '../../domain/streams/streams.paths.ts';

interface Said {
  readonly word: string;
  readonly tone: Tone;
}

/** CR-13: 'Active' as soon as it is accepted. */
export const ACCEPTANCE_WORDS: Readonly<Record<AcceptanceState, Said>> = {
  ACTIVE: { word: 'Active', tone: 'info' },
  FILED: { word: 'In review', tone: 'warn' },
  PAID: { word: 'Paid', tone: 'win' },
  EXPIRED: { word: 'Expired', tone: 'loss' },
  WITHDRAWN: { word: 'Withdrawn', tone: 'neutral' },
};

export const CAMPAIGN_WORDS: Readonly<Record<CampaignState, Said>> = {
  DRAFT: { word: 'Draft', tone: 'neutral' },
  ANNOUNCED: { word: 'Announced', tone: 'win' },
  CLOSED: { word: 'Closed', tone: 'warn' },
  ENDED: { word: 'Ended', tone: 'neutral' },
};

export const EXHIBIT_WORDS: Readonly<Record<ExhibitKind, string>> = {
  STREAM: 'Stream',
  REPLAY: 'Replay',
  BATTLE: 'Battle',
};

/** Where something that is shown can be looked at. */
export function exhibitPath(kind: ExhibitKind, id: string): string {
  switch (kind) {
    case 'STREAM':
      return streamPath(id);
    case 'REPLAY':
      return replayPath(id);
    case 'BATTLE':
      return challengePath(id);
  }
}

/** How it is decided that a creator is paid. */
export const ruleOf = (winsNeeded: number | null): string =>
  winsNeeded === null
    ? 'You show a stream, a replay or a battle, and our staff look at it.'
    : winsNeeded === 1
      ? 'Win one battle after you accept. We count it for you.'
      : `Win ${winsNeeded} battles against different players after you accept. We count them for you.`;
