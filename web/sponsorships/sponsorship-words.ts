import type { AcceptanceState, CampaignState, ExhibitKind } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import { challengePath } from '../../domain/battles/battles.paths.ts';
import { replayPath } from '../../domain/results/results.paths.ts';
import { streamPath } from '../../domain/streams/streams.paths.ts';
import * as t from './__generated__/messages.ts';

interface Said {
  readonly word: string;
  readonly tone: Tone;
}

/** CR-13: 'Active' as soon as it is accepted. */
export const ACCEPTANCE_WORDS: Readonly<Record<AcceptanceState, Said>> = {
  ACTIVE: { word: t.active(), tone: 'info' },
  FILED: { word: t.inReview(), tone: 'warn' },
  PAID: { word: t.paid(), tone: 'win' },
  EXPIRED: { word: t.expired(), tone: 'loss' },
  WITHDRAWN: { word: t.withdrawn(), tone: 'neutral' },
};

export const CAMPAIGN_WORDS: Readonly<Record<CampaignState, Said>> = {
  DRAFT: { word: t.draft(), tone: 'neutral' },
  ANNOUNCED: { word: t.announced(), tone: 'win' },
  CLOSED: { word: t.closed(), tone: 'warn' },
  ENDED: { word: t.ended(), tone: 'neutral' },
};

export const EXHIBIT_WORDS: Readonly<Record<ExhibitKind, string>> = {
  STREAM: t.stream(),
  REPLAY: t.replay(),
  BATTLE: t.battle(),
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
    ? t.youShowAStreamAReplay()
    : winsNeeded === 1
      ? t.winOneBattleAfterYouAcceptWe()
      : t.winBattlesAgainstDifferentPlayers({ wins: winsNeeded });
