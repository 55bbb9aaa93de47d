import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Refused } from '../../../domain/shared/refusals.ts';
import { type InviteDirection, countOpenInvites, listInvites, readInvite } from '../../../db/battles/invite.queries.ts';
import { listRecentPlayers } from '../../../db/battles/recent-players.queries.ts';
import { readRelations } from '../../../db/friends/index.ts';
import { Access } from '../../schema/access.ts';
import { FindsNode } from '../../schema/node.ts';
import { Scope } from '../../schema/scope.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { InviteDirectionEnum } from '../../schema/enums.ts';
import { Reads } from '../../schema/reads.ts';
import { KEY } from '../../schema/key.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { requireKey } from '../../kernel/once.ts';
import { acceptBattleInvite } from './accept-battle-invite.ts';
import { Battle } from '../battle.types.ts';
import { declineBattleInvite, withdrawBattleInvite } from './end-battle-invite.ts';
import {
  BattleInvite,
  BattleInviteConnection,
  BattleInviteInput,
  RecentPlayer,
  toBattleInvite,
  toRecentPlayer,
} from './invite.types.ts';
import { loadBattle } from '../load-battle.ts';
import { sendBattleInvite } from './send-battle-invite.ts';

const RECENT_MAX = 30;

@Resolver(() => BattleInvite)
export class InviteResolver {
  @Scope('battles:read')
  @Access('own')
  @Query(() => BattleInviteConnection, { description: 'The caller’s battle invites, newest first.' })
  async battleInvites(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('direction', () => InviteDirectionEnum, {
      defaultValue: 'incoming',
      description: 'Those sent to the caller, or those sent by the caller.',
    })
    direction: InviteDirection,
    @Arg('pendingOnly', () => Boolean, {
      defaultValue: false,
      description: 'True leaves out what was answered or taken back, or has run out.',
    })
    pendingOnly: boolean,
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
    return toConnection(rows, page, (row) => [row.createdAt, row.id], toBattleInvite(at));
  }

  @Scope('battles:read')
  @Access('own')
  @FindsNode()
  @Query(() => BattleInvite, {
    nullable: true,
    description: 'One invite, for the two whom it concerns. Refusals: NOT_FOUND.',
  })
  async battleInvite(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `BattleInvite.id` names it.' }) id: string,
  ): Promise<BattleInvite> {
    const view = await readInvite(context.deps.db.read, id);
    const { userId } = actorOf(context);
    if (!view || (view.fromId !== userId && view.toId !== userId)) throw new Refused('NOT_FOUND');
    return toBattleInvite(context.deps.now())(view);
  }

  @Scope('battles:read')
  @Access('own')
  @FieldResolver(() => Battle, {
    nullable: true,
    description: 'The battle of `battleId`; null unless it was accepted.',
  })
  async battle(@Ctx() context: Context, @Root() { battleId }: BattleInvite): Promise<Battle | null> {
    return battleId === null ? null : loadBattle(context, battleId);
  }

  @Scope('battles:read')
  @Access('own')
  @Query(() => Int, { description: 'How many battle invites wait for the caller’s answer.' })
  openBattleInvites(@Ctx() context: Context): Promise<number> {
    const { db, now } = context.deps;
    return countOpenInvites(db.read, actorOf(context).userId, now());
  }

  @Access('own')
  @Reads(10)
  @Query(() => [RecentPlayer], {
    description: 'The opponents of the caller’s last settled battles, each once, the newest first.',
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
      'Invites one player to a battle; nothing is held before the answer. Refusals: NOT_FOUND, ONESELF, BLOCKED, STAKE_OUT_OF_BOUNDS, INSUFFICIENT_FUNDS, REQUEST_SENT, LIST_FULL, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, RATE_LIMITED, GAME_OFF, ONLY_DUELS, GAME_ACCOUNT_MISSING.',
  })
  async sendBattleInvite(
    @Ctx() context: Context,
    @Arg('input', () => BattleInviteInput, { description: 'Whom to invite, and to what.' }) input: BattleInviteInput,
  ): Promise<BattleInvite> {
    return found(context, await sendBattleInvite(context.deps, actorOf(context), { ...input }));
  }

  @Scope('battles:stake')
  @Access('own')
  @Mutation(() => BattleInvite, {
    description:
      'Holds both stakes and fees and opens the battle with both seats taken. Refusals: NOT_FOUND, INVITE_NOT_PENDING, SENDER_UNABLE, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, STAKE_OUT_OF_BOUNDS, PLAY_LIMIT_REACHED, GAME_ACCOUNT_MISSING, KEY_STAKE_REACHED.',
  })
  async acceptBattleInvite(
    @Ctx() context: Context,
    @Arg('inviteId', () => ID, { description: 'As `BattleInvite.id` names it.' }) inviteId: string,
    @Arg('idempotencyKey', () => String, KEY)
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
    @Arg('inviteId', () => ID, { description: 'As `BattleInvite.id` names it.' }) inviteId: string,
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
    @Arg('inviteId', () => ID, { description: 'As `BattleInvite.id` names it.' }) inviteId: string,
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
