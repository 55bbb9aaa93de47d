import { OWN_COMPLAINTS, roundsClash, sidesClash } from '../disputes/own-complaints.ts';
import type { Battle } from '../battles/battle.ts';
import { type Feeds, type Seat, type Verdict, crossCheck } from './cross-check.ts';
import { type FeedFacts, noFacts } from './feed-facts.ts';

/** What a player's client said, as it is stored. */
export interface PlayerFeed {
  readonly playerId: string;
  readonly facts: FeedFacts;
}

type Players = Pick<Battle, 'creatorId' | 'opponentId'>;

export const playerAt = ({ creatorId, opponentId }: Players, seat: Seat): string | null =>
  seat === 'creator' ? creatorId : opponentId;

const NOBODY = noFacts('');

/** Both feeds of a battle by seat; one that was never heard says nothing. */
export function feedsOf({ creatorId, opponentId }: Players, feeds: readonly PlayerFeed[]): Feeds {
  const of = (playerId: string | null) => feeds.find((feed) => feed.playerId === playerId)?.facts ?? NOBODY;
  return { creator: of(creatorId), opponent: of(opponentId) };
}

/** Later than anything that could still be heard. */
const AFTER_ALL = Number.MAX_SAFE_INTEGER;

/** What two feeds of a duel come to at an instant, or when nothing will be heard any more. */
export const verdictOf = (feeds: Feeds, now: number = AFTER_ALL): Verdict => crossCheck(feeds, { isDuel: true, now });

/** What a moderator reads above two feeds that do not fit together. */
export function contradictionWords(verdict: Extract<Verdict, { kind: 'contradiction' }>): string {
  switch (verdict.what) {
    case 'map':
      return OWN_COMPLAINTS.mapsDiffer;
    case 'side':
      return sidesClash(verdict.round ?? 0);
    case 'round':
      return roundsClash(verdict.round ?? 0);
    case 'result':
      return OWN_COMPLAINTS.endsDiffer;
  }
}
