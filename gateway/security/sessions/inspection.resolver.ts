import { Args, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { LOOK_ACTIONS, lookOf } from '../../../domain/security/staff-looks.ts';
import { listLooks } from '../../../db/audit/audit.queries.ts';
import { listInspectionsOf } from '../../../db/security/inspection.queries.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { Scope } from '../../schema/scope.ts';
import { endInspection } from './end-inspection.ts';
import {
  type AccountLook,
  AccountLookConnection,
  Inspecting,
  Inspection,
  InspectionConnection,
  toInspection,
} from './inspection.types.ts';
import { Viewer } from '../viewer.types.ts';

@Resolver(() => Viewer)
export class InspectionResolver {
  @Scope('closed')
  @Access('own')
  @FieldResolver(() => Inspecting, {
    nullable: true,
    description:
      'That an administrator sees this account as its player does, and changes nothing; null for the player.',
  })
  inspecting(@Ctx() context: Context): Inspecting | null {
    return context.caller.actor?.inspecting ?? null;
  }

  @Access('own')
  @Query(() => InspectionConnection, {
    description: 'When administrators saw what the caller sees, and why; newest first.',
  })
  async inspections(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<Inspection>> {
    const { read } = context.deps.db;
    const first = pageSize(page.first);
    const rows = await listInspectionsOf(read, actorOf(context).userId, first + 1, decodeCursor(page.after));
    return toConnection(rows, page, ({ startedAt, id }) => [startedAt, id], toInspection);
  }

  @Access('own')
  @Query(() => AccountLookConnection, {
    description: 'When staff looked at the caller’s account, documents or figures; newest first, not who they were.',
  })
  async accountLooks(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<AccountLook>> {
    const { read } = context.deps.db;
    const first = pageSize(page.first);
    const { userId } = actorOf(context);
    const rows = await listLooks(read, userId, Object.values(LOOK_ACTIONS), first + 1, decodeCursor(page.after));
    return toConnection(
      rows,
      page,
      ({ at, id }) => [at, id],
      ({ id, action, at }) => ({ id, what: lookOf(action), at }),
    );
  }

  @Access('own')
  @Mutation(() => Inspection, {
    description:
      'Ends seeing what a player sees: the administrator is who calls from now on. Refusals: NOT_FOUND where nothing is seen so.',
  })
  async endInspection(@Ctx() context: Context): Promise<Inspection> {
    return toInspection(await endInspection(context.deps, actorOf(context)));
  }
}
