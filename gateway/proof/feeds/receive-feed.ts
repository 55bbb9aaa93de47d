import { hash } from 'node:crypto';
import { type FeedFacts, noFacts, observe } from '../../../domain/proof/feed-facts.ts';
import { type FeedEntry, LINES_MAX, isWorthKeeping, newsOf } from '../../../domain/proof/feed-news.ts';
import { type FeedRefusal, keyIn, readFeedPost } from '../../../domain/proof/proof.schemas.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { lockBattle } from '../../../db/battles/index.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import {
  addEntries,
  findFeedKey,
  isContested,
  linkGameAccount,
  listDuelsPlayed,
  putFeed,
  readFeeds,
  renewFeedKeyHash,
  touchFeedKey,
} from '../../../db/proof/feed.queries.ts';
import { readSessionsOf } from '../../../db/security/index.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { networkOf } from '../../kernel/http/network.ts';
import { findHashed, keyedHash } from '../../kernel/sealed.ts';
import { type CallLimit, charge } from './feed-limits.ts';
import { followFeeds } from './follow-feeds.ts';
import { noteHeard, whoSaidBefore } from './heard-before.ts';
import { feedKeyHashOf } from './make-feed-key.ts';
import { noteRefusal } from './note-refusal.ts';
import { tellPlayer } from '../tell-player.ts';
import { touchAgeOf } from './touch-age.ts';

const SESSIONS_MAX = 50;

/** A post with our five components is about one kilobyte; one with everything, watching ten players, some fifty. */
const POST_BYTES_MAX = 131_072;

/** A call of a game, as it came in. */
export interface FeedCall {
  readonly bytes: Buffer;
  readonly address: string;
}

/** Only posts without a good key are counted by it: it never refuses a player beside whom somebody makes noise. */
export const strangerAt = (address: string): string => `feed of ${networkOf(address)}`;

/** Of a player's posts that cannot be read: beside the others, so that none of these is refused for them. */
const UNREADABLE: CallLimit = { perSecond: 1, atOnce: 5 };

/**
 * Takes in what a player's CS2 says. It is read only while the player plays one CS2 duel here, of which no other could
 * be meant; whatever it means happens in the transaction that stores it. Answers whether it was read. What is refused
 * under a player's key is noted for the player.
 * @throws Refused FEED_KEY_UNKNOWN, BAD_INPUT, FILE_TOO_LARGE, RATE_LIMITED
 */
export async function receiveFeed(deps: Deps, { bytes, address }: FeedCall): Promise<boolean> {
  const text = bytes.toString();
  const said = bytes.length > POST_BYTES_MAX ? ({ refusal: 'too-large' } as const) : readFeedPost(text);
  if ('refusal' in said) return refusePost(deps, said.refusal, keyIn(text), address);
  const { post } = said;
  const { read } = deps.db;
  const keyHash = feedKeyHashOf(deps, post.auth.token);
  const heardOf = whoSaidBefore(deps, keyHash, post, address);
  if (heardOf !== null) {
    await chargePost(deps, heardOf);
    return true;
  }
  const key = await findKey(deps, post.auth.token);
  if (!key) {
    charge(deps, strangerAt(address));
    throw new Refused('FEED_KEY_UNKNOWN');
  }
  const { userId, heardAt } = key;
  await chargePost(deps, userId);
  const saying = { keyHash, userId, post, address };
  const { proofCs2: mode } = await readSettings(read);
  if (mode === 'off') return false;
  const at = deps.now();
  const touchAge = touchAgeOf(userId);
  const accountId = key.accountId ?? (await link(deps, userId, post.provider.steamid, at));
  if (heardAt === null || at - heardAt > touchAge) await deps.db.transact((tx) => touchFeedKey(tx, userId, at));
  const [battleId, another] = await listDuelsPlayed(read, userId);
  if (battleId === undefined || another !== undefined) return false;

  const source = keyedHash(deps, 'feed network', networkOf(address));
  const stored = (await readFeeds(read, battleId)).find(({ playerId }) => playerId === userId);
  const isKnown = stored?.facts.sources.includes(source) ?? false;
  const arrival = {
    at,
    source,
    isHome: isKnown || (await isHomeOf(deps, userId, address)),
    isContested: await isContested(read, userId, accountId),
  };
  const fold = (facts: FeedFacts | undefined) => {
    const before = facts ?? noFacts(accountId);
    const after = observe(before, post, arrival);
    return { before, after, news: newsOf(before, after) };
  };
  const first = fold(stored?.facts);
  const isDue = stored === undefined || at - stored.heardAt > touchAge;
  if (first.news.length === 0 && !isDue && !isWorthKeeping(first.before, first.after)) {
    noteHeard(deps, saying, stored.heardAt + touchAge);
    return true;
  }

  const isHeard = await deps.db.transact(async (tx) => {
    const row = await lockBattle(tx, battleId);
    if (row?.status !== 'active') return false;
    // Folded again over what is stored now: another gateway may have heard the post before this one.
    const feeds = await readFeeds(tx, battleId);
    const { after, news } = fold(feeds.find(({ playerId }) => playerId === userId)?.facts);
    const own = { battleId, playerId: userId, facts: after, heardAt: at };
    await putFeed(tx, own);
    if (news.length === 0) return true;
    await addEntries(tx, battleId, userId, linesOf(news, bytes, at), LINES_MAX);
    const data = { seat: row.creatorId === userId ? 'creator' : 'opponent' } as const;
    await appendEvent(tx, { type: 'proof.heard', entity: 'proof', entityId: battleId, concerns: [], data, at });
    if (mode === 'settle')
      await followFeeds(deps, tx, row, [...feeds.filter(({ playerId }) => playerId !== userId), own], at);
    return true;
  });
  if (isHeard) noteHeard(deps, saying, at + touchAge);
  return isHeard;
}

/** The first post under a key names the account of its player, who is told. */
const link = (deps: Deps, userId: string, named: string, at: number): Promise<string> =>
  deps.db.transact(async (tx) => {
    const { accountId, isNew } = await linkGameAccount(tx, userId, named, at);
    if (isNew) await tellPlayer(tx, 'game-account.linked', userId, at);
    return accountId;
  });

const findKey = (deps: Deps, token: string) =>
  findHashed(
    deps,
    (under) => feedKeyHashOf(under, token),
    (known) => findFeedKey(deps.db.read, known),
    renewFeedKeyHash,
  );

/** @throws Refused RATE_LIMITED */
async function chargePost(deps: Deps, userId: string): Promise<void> {
  try {
    charge(deps, `feed of ${userId}`);
  } catch (error) {
    await noteRefusal(deps, userId, 'too-many');
    throw error;
  }
}

/**
 * Whoever sends what cannot be read is counted as a stranger, unless it holds a player's key.
 * @throws Refused BAD_INPUT, FILE_TOO_LARGE, RATE_LIMITED
 */
async function refusePost(deps: Deps, refusal: FeedRefusal, token: string | null, address: string): Promise<never> {
  const key = token === null ? undefined : await findKey(deps, token);
  if (!key) charge(deps, strangerAt(address));
  else {
    await noteRefusal(deps, key.userId, refusal);
    charge(deps, `unreadable feed of ${key.userId}`, UNREADABLE);
  }
  throw refusal === 'too-large'
    ? new Refused('FILE_TOO_LARGE', { data: { maxBytes: POST_BYTES_MAX } })
    : new Refused('BAD_INPUT');
}

/** Whether the player is signed in from where the game speaks: a key alone that was stolen is not enough. */
async function isHomeOf(deps: Deps, userId: string, address: string): Promise<boolean> {
  const open = await readSessionsOf(deps.db.read, userId, deps.now(), SESSIONS_MAX);
  return open.some((session) => networkOf(session.address) === networkOf(address));
}

const linesOf = (news: readonly FeedEntry[], bytes: Buffer, at: number) => {
  const sha256 = hash('sha256', bytes);
  return news.map((line) => ({ ...line, at, sha256 }));
};
