import { Arg, Ctx, ID, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import { colorOf } from '../../../domain/proof/lichess.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { isBoundByChess, readLichessAccount, readLichessGame } from '../../../db/proof/lichess.queries.ts';
import { findBattle } from '../../battles/index.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { FindsNode } from '../../schema/node.ts';
import { followProof } from '../follow-proof.ts';
import { lichessOffered, siteOf } from './lichess-offer.ts';
import { ChessGame, LichessLink } from './lichess.types.ts';
import { startLichessLink, unlinkLichess } from './link-lichess.ts';
import { loadBadge } from '../load-badge.ts';
import { seesFeeds } from '../read-proof.ts';

@Resolver()
export class LichessResolver {
  @Access('own')
  @Query(() => LichessLink, { description: 'The caller’s Lichess account, with which chess is played.' })
  async myLichess(@Ctx() context: Context): Promise<LichessLink> {
    const { deps } = context;
    const { userId } = actorOf(context);
    const account = await readLichessAccount(deps.db.read, userId);
    return {
      isOffered: await lichessOffered(deps),
      accountId: account?.accountId ?? null,
      linkedAt: account?.linkedAt ?? null,
      isBound: await isBoundByChess(deps.db.read, userId),
    };
  }

  @Access('own')
  @Mutation(() => String, {
    description:
      'Begins to link a Lichess account: answers the address where the caller agrees. Refusals: GAME_OFF, GAME_ACCOUNT_BUSY, RATE_LIMITED.',
  })
  startLichessLink(@Ctx() context: Context): Promise<string> {
    return startLichessLink(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => LichessLink, { description: 'Forgets the caller’s Lichess account. Refusals: GAME_ACCOUNT_BUSY.' })
  async unlinkLichess(@Ctx() context: Context): Promise<LichessLink> {
    await unlinkLichess(context.deps, actorOf(context));
    return this.myLichess(context);
  }

  @Access('own')
  @FindsNode()
  @Query(() => ChessGame, {
    nullable: true,
    description: 'The game on Lichess of a battle that the caller may see; null before the start. Refusals: NOT_FOUND.',
  })
  async chessGame(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the battle.' }) id: string,
    @Arg('code', () => String, { nullable: true, description: 'For an invite-only battle.' }) code?: string | null,
  ): Promise<ChessGame | null> {
    const { deps } = context;
    const actor = actorOf(context);
    const view = await findBattle(deps, actor, id, code ?? null);
    if (!view) throw new Refused('NOT_FOUND');
    const row = view.game === 'chess' ? await readLichessGame(deps.db.read, id) : undefined;
    if (!row) return null;
    const { gameId, white, status, says, doubt, endedAt, sha256 } = row;
    const seat = view.creatorId === actor.userId ? 'creator' : view.opponentId === actor.userId ? 'opponent' : null;
    const isInside = seesFeeds(actor, view);
    const site = siteOf(deps);
    return {
      id,
      url: isInside && gameId !== null && site !== null ? new URL(`/${gameId}`, site.lichess).href : null,
      color: seat === null ? null : colorOf(white, seat),
      accountId: seat === null ? null : seat === 'creator' ? row.creatorAccount : row.opponentAccount,
      status,
      says,
      doubt: isInside ? doubt : null,
      endedAt,
      sha256,
      badge: await loadBadge(context, id),
    };
  }

  @Access('own')
  @Subscription(() => ChessGame, {
    nullable: true,
    description: 'The same each time that Lichess tells something, for the players and staff. Refusals: NOT_FOUND.',
    subscribe: ({ context, args }: { context: Context; args: { id: string } }) => followProof(context, args.id),
  })
  chessGameChanged(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the battle.' }) id: string,
  ): Promise<ChessGame | null> {
    return this.chessGame(context, id);
  }
}
