import { Arg, Ctx, ID, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import { FEED_FILE_NAME } from '../../domain/proof/feed-file.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { DAY } from '../../domain/shared/time.ts';
import { isContested, listEntries, readFeedKey, readGameAccount } from '../../db/proof/feed.queries.ts';
import { countVerdicts } from '../../db/proof/proof.queries.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { findBattle } from '../battles/index.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { FindsNode } from '../schema/node.ts';
import { Reads } from '../schema/reads.ts';
import { followProof } from './follow-proof.ts';
import { ENTRIES_MAX } from './keep-proof.ts';
import { makeFeedKey } from './feeds/make-feed-key.ts';
import { BattleProof, FeedFile, FeedLine, GameFeed, ListedEntries, VerdictCount } from './proof.types.ts';
import { readBattleProof, seesFeeds } from './read-proof.ts';
import { unlinkGameAccount } from './unlink-game-account.ts';

export const COUNTED_MS = 90 * DAY;

@Resolver()
export class ProofResolver {
  @Access('own')
  @Reads(17)
  @Query(() => GameFeed, { description: 'How the caller’s CS2 is connected.' })
  async myGameFeed(@Ctx() context: Context): Promise<GameFeed> {
    const { read } = context.deps.db;
    const { userId } = actorOf(context);
    const [key, account, { proofCs2: mode }] = await Promise.all([
      readFeedKey(read, userId),
      readGameAccount(read, userId),
      readSettings(read),
    ]);
    return {
      mode,
      madeAt: key?.madeAt ?? null,
      heardAt: key?.heardAt ?? null,
      refusal: key?.refusal ?? null,
      refusedAt: key?.refusedAt ?? null,
      accountId: account?.accountId ?? null,
      linkedAt: account?.linkedAt ?? null,
      isContested: account !== undefined && (await isContested(read, userId, account.accountId)),
    };
  }

  @Access('own')
  @FindsNode()
  @Query(() => BattleProof, {
    nullable: true,
    description:
      'What the games say of a battle that the caller may see; null where none is asked. Refusals: NOT_FOUND.',
  })
  async battleProof(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the battle.' }) id: string,
    @Arg('code', () => String, { nullable: true, description: 'For an invite-only battle.' }) code?: string | null,
  ): Promise<BattleProof | null> {
    const actor = actorOf(context);
    const view = await findBattle(context.deps, actor, id, code ?? null);
    if (!view) throw new Refused('NOT_FOUND');
    return readBattleProof(context.deps, actor, view);
  }

  @Access('own')
  @ListedEntries
  @Query(() => [FeedLine], {
    description: 'All that the games told of a battle, for its players and staff. Refusals: NOT_FOUND.',
  })
  async battleTimeline(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the battle.' }) id: string,
  ): Promise<FeedLine[]> {
    const actor = actorOf(context);
    const view = await findBattle(context.deps, actor, id, null);
    if (!view || !seesFeeds(actor, view)) throw new Refused('NOT_FOUND');
    const rows = await listEntries(context.deps.db.read, id, ENTRIES_MAX);
    return rows.map((row) => ({ ...row, seat: row.playerId === view.creatorId ? 'creator' : 'opponent' }));
  }

  @Access('own')
  @Subscription(() => BattleProof, {
    nullable: true,
    description: 'The same each time that a game tells something, for the players and staff. Refusals: NOT_FOUND.',
    subscribe: ({ context, args }: { context: Context; args: { id: string } }) => followProof(context, args.id),
  })
  battleProofChanged(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the battle.' }) id: string,
  ): Promise<BattleProof | null> {
    return this.battleProof(context, id);
  }

  @Access('own')
  @Mutation(() => FeedFile, {
    description:
      'The file that lets the caller’s CS2 tell us the score; the one before it ends. Refusals: PROOF_OFF, RATE_LIMITED.',
  })
  async makeFeedFile(@Ctx() context: Context): Promise<FeedFile> {
    return { name: FEED_FILE_NAME, text: await makeFeedKey(context.deps, actorOf(context)) };
  }

  @Access('own')
  @Mutation(() => GameFeed, {
    description: 'Forgets the caller’s game account and its file. Refusals: GAME_ACCOUNT_BUSY.',
  })
  async unlinkGameAccount(@Ctx() context: Context): Promise<GameFeed> {
    await unlinkGameAccount(context.deps, actorOf(context));
    return this.myGameFeed(context);
  }

  @Access('staff')
  @Query(() => [VerdictCount], {
    description: 'What the games said of the battles of the last 90 days beside who was paid.',
  })
  verdictCounts(@Ctx() { deps }: Context): Promise<VerdictCount[]> {
    return countVerdicts(deps.db.read, deps.now() - COUNTED_MS);
  }
}
