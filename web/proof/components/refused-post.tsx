import { useQuery } from '@apollo/client/react';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import type { FeedRefusal } from '../../data/__generated__/schema-types.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { MyGameFeedDocument } from '../operations/__generated__/proof.gql.ts';
import * as t from '../__generated__/messages.ts';

const REFUSAL_WORDS: Readonly<Record<FeedRefusal, string>> = {
  TOO_LARGE: t.itWasLargerThanAnyPost(),
  NOT_JSON: t.itCouldNotBeReadAtAll(),
  NOT_A_POST: t.itDidNotSayWhatCS2Says(),
  TOO_MANY: t.thereWereMoreThanAGameSends(),
};

interface RefusedPostProps {
  readonly feed: { readonly refusal: FeedRefusal | null; readonly refusedAt: number | null } | undefined;
}

/** Why a post of the player's own game was not read, and when; nothing where none was refused. */
export function RefusedPost({ feed }: RefusedPostProps) {
  if (!feed || feed.refusal === null || feed.refusedAt === null) return null;
  return (
    <Notice tone="warn">
      {t.aPostOfYourCS2WasRefused({
        relativeTime: <RelativeTime at={feed.refusedAt} now={serverNow} />,
        why: REFUSAL_WORDS[feed.refusal],
      })}
    </Notice>
  );
}

/** After that it says nothing about the match that is played. */
const FRESH_MS = 10 * MINUTE;
const POLL_MS = 15 * SECOND;

/** The same on the page of a battle, of what was refused a moment ago. */
export function FreshRefusal() {
  const { data } = useQuery(MyGameFeedDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const feed = data?.myGameFeed;
  const isFresh = serverNow() - (feed?.refusedAt ?? 0) < FRESH_MS;
  return isFresh ? <RefusedPost feed={feed} /> : null;
}
