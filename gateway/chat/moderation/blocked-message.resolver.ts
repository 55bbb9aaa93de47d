import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BlockAppeal } from '../../../domain/chat/blocked-message.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { listBlocked, readBlocked } from '../../../db/chat/blocked-message.queries.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { appealBlockedMessage } from './appeal-blocked-message.ts';
import {
  AppealedMessage,
  BlockedMessage,
  BlockedMessageConnection,
  DecideBlockedMessageInput,
  toBlocked,
} from './blocked-message.types.ts';
import { BlockAppealEnum } from '../chat.enums.ts';
import { decideBlockedMessage } from './decide-blocked-message.ts';

@Resolver()
export class BlockedMessageResolver {
  @Access('staff')
  @Query(() => BlockedMessageConnection, {
    description:
      'What rules have stopped of others than the caller in any chat and in what stands on tournaments, newest first.',
  })
  async blockedMessages(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('appeal', () => BlockAppealEnum, {
      nullable: true,
      description: 'Those alone whose appeal stands there; null for all, appealed or not.',
    })
    appeal?: BlockAppeal | null,
  ): Promise<Connection<BlockedMessage>> {
    const key = decodeCursor(page.after);
    const before = key && { at: key[0], id: key[1] };
    const terms = { appeal: appeal ?? null, viewerId: actorOf(context).userId };
    const rows = await listBlocked(context.deps.db.read, terms, pageSize(page.first) + 1, before);
    return toConnection(rows, page, (row) => [row.at, row.id], toBlocked);
  }

  @Access('own')
  @Mutation(() => AppealedMessage, {
    description:
      'Asks staff to look at an own message that a rule about words has stopped: once, within 24 hours. Refusals: NOT_FOUND, MESSAGE_APPEALED, MESSAGE_APPEAL_TOO_LATE, LIST_FULL.',
  })
  async appealBlockedMessage(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The `blockedId` of the refusal MESSAGE_BLOCKED.' }) id: string,
  ): Promise<AppealedMessage> {
    await appealBlockedMessage(context.deps, actorOf(context), id);
    return { id, appeal: 'waiting' };
  }

  @Access('staff')
  @Mutation(() => BlockedMessage, {
    description:
      'Decides an appeal: the message is posted now as its author’s, or stays blocked for a reason. Refusals: NOT_FOUND, ONESELF, BAD_INPUT, MESSAGE_APPEAL_DECIDED, MESSAGE_UNPOSTABLE.',
  })
  async decideBlockedMessage(
    @Ctx() context: Context,
    @Arg('input', () => DecideBlockedMessageInput, { description: 'Which, and what becomes of it.' })
    { id, appeal, reason }: DecideBlockedMessageInput,
  ): Promise<BlockedMessage> {
    await decideBlockedMessage(context.deps, actorOf(context), { id, appeal, reason: reason ?? '' });
    const blocked = await readBlocked(context.deps.db.read, id);
    if (!blocked) throw new Refused('NOT_FOUND');
    return toBlocked(blocked);
  }
}
