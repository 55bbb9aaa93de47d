import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import { type InviteDirection, countOpenInvites, listInvites, readInvite } from '../../db/battles/invite.queries.ts';
import { listRecentPlayers } from '../../db/battles/recent-players.queries.ts';
import { readRelations } from '../../db/friends/index.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { InviteDirectionEnum } from '../schema/enums.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { acceptBattleInvite } from './accept-battle-invite.ts';
import { declineBattleInvite, withdrawBattleInvite } from './end-battle-invite.ts';
import {
  BattleInvite,
  BattleInviteConnection,
  BattleInviteInput,
  RecentPlayer,
  toBattleInvite,
  toRecentPlayer,
} from './invite.types.ts';
import { sendBattleInvite } from './send-battle-invite.ts';

const RECENT_MAX = 30;

@Resolver()
export class InviteResolver {
  @Scope('battles:read')
  @Access('own')
  @Query(() => BattleInviteConnection, { description: 'The caller’s battle invites, newest first (NO-03, NO-04).' })
  async battleInvites(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('direction', () => InviteDirectionEnum, { defaultValue: 'incoming' }) direction: InviteDirection,
    @Arg('pendingOnly', () => Boolean, { defaultValue: false }) pendingOnly: boolean,
  ): Promise<Connection<BattleInvite>> {
    const { db, now } = context.deps;
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const at = now();
    const rows = await listInvites(
      db.read,
      actorOf(context).userId,
      direction,
      pendingOnly ? at : null,
      first + 1,
      key && { createdAt: key[0], id: key[1] },
    );
    return toConnection(rows, first, (row) => [row.createdAt, row.id], toBattleInvite(at));
  }

  @Scope('battles:read')
  @Access('own')
  @Query(() => BattleInvite, {
    nullable: true,
    description: 'One invite, for the two whom it concerns. Refusals: NOT_FOUND.',
  })
  async battleInvite(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<BattleInvite> {
    const view = await readInvite(context.deps.db.read, id);
    const { userId } = actorOf(context);
    if (!view || (view.fromId !== userId && view.toId !== userId)) throw new Refused('NOT_FOUND');
    return toBattleInvite(context.deps.now())(view);
  }

  @Scope('battles:read')
  @Access('own')
  @Query(() => Int, { description: 'How many battle invites wait for the caller’s answer.' })
  openBattleInvites(@Ctx() context: Context): Promise<number> {
    const { db, now } = context.deps;
    return countOpenInvites(db.read, actorOf(context).userId, now());
  }

  @Access('own')
  @Query(() => [RecentPlayer], {
    description: 'The opponents of the caller’s last settled battles, each once, the newest first (FC-07, C-40).',
  })
  async recentPlayers(@Ctx() context: Context): Promise<RecentPlayer[]> {
    const { read } = context.deps.db;
    const { userId } = actorOf(context);
    const rows = await listRecentPlayers(read, userId, RECENT_MAX);
    const ids = rows.map(({ otherId }) => otherId);
    return rows.map(toRecentPlayer(await readRelations(read, userId, ids)));
  }

  @Access('own')
  @Mutation(() => BattleInvite, {
    description:
      'Invites one player to a battle; nothing is held before the answer (FC-05). Refusals: NOT_FOUND, ONESELF, BLOCKED, STAKE_OUT_OF_BOUNDS, INSUFFICIENT_FUNDS, REQUEST_SENT, LIST_FULL, PLAY_PAUSED, RATE_LIMITED.',
  })
  async sendBattleInvite(
    @Ctx() context: Context,
    @Arg('input', () => BattleInviteInput) input: BattleInviteInput,
  ): Promise<BattleInvite> {
    return found(context, await sendBattleInvite(context.deps, actorOf(context), { ...input }));
  }

  @Scope('battles:stake')
  @Access('own')
  @Mutation(() => BattleInvite, {
    description:
      'Holds both stakes and fees and opens the battle with both seats taken (NO-03). Refusals: NOT_FOUND, INVITE_NOT_PENDING, SENDER_UNABLE, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_PAUSED.',
  })
  async acceptBattleInvite(
    @Ctx() context: Context,
    @Arg('inviteId', () => ID) inviteId: string,
    @Arg('idempotencyKey', () => String, { nullable: true, description: 'In place of the `Idempotency-Key` header.' })
    key?: string | null,
  ): Promise<BattleInvite> {
    const own = requireKey(key, context.caller.idempotencyKey);
    await acceptBattleInvite(context.deps, actorOf(context), own, inviteId);
    return found(context, inviteId);
  }

  @Scope('battles:play')
  @Access('own')
  @Mutation(() => BattleInvite, {
    description: 'Says no; the sender hears of it. Refusals: NOT_FOUND, INVITE_NOT_PENDING.',
  })
  async declineBattleInvite(
    @Ctx() context: Context,
    @Arg('inviteId', () => ID) inviteId: string,
  ): Promise<BattleInvite> {
    await declineBattleInvite(context.deps, actorOf(context), inviteId);
    return found(context, inviteId);
  }

  @Access('own')
  @Mutation(() => BattleInvite, {
    description: 'Takes the own invite back. Refusals: NOT_FOUND, INVITE_NOT_PENDING.',
  })
  async withdrawBattleInvite(
    @Ctx() context: Context,
    @Arg('inviteId', () => ID) inviteId: string,
  ): Promise<BattleInvite> {
    await withdrawBattleInvite(context.deps, actorOf(context), inviteId);
    return found(context, inviteId);
  }
}

async function found({ deps }: Context, inviteId: string): Promise<BattleInvite> {
  const view = await readInvite(deps.db.read, inviteId);
  if (!view) throw new Refused('NOT_FOUND');
  return toBattleInvite(deps.now())(view);
}
