import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../../domain/shared/refusals.ts';
import { listOperations, readOperation } from '../../../db/admin/operation.queries.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { readSystem } from './read-system.ts';
import { askShutdown, decideShutdown, refreshServers, runOperation } from './run-operation.ts';
import {
  AskShutdownInput,
  DecideShutdownInput,
  RunOperationInput,
  SystemHealth,
  SystemOperation,
  SystemOperationConnection,
} from './system.types.ts';

async function readOne({ db }: Deps, id: string): Promise<SystemOperation> {
  const found = await readOperation(db.read, id);
  if (!found) throw new Refused('NOT_FOUND');
  return found;
}

@Resolver()
export class SystemResolver {
  @Access('administrator')
  @Query(() => SystemHealth, { description: 'Every server, and what comes of them together.' })
  systemHealth(@Ctx() { deps }: Context): Promise<SystemHealth> {
    return readSystem(deps);
  }

  @Access('administrator')
  @Query(() => SystemOperationConnection, { description: 'What the servers were told to do, newest first.' })
  async systemOperations(
    @Ctx() { deps }: Context,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<SystemOperation>> {
    const first = pageSize(page.first);
    const rows = await listOperations(deps.db.read, first + 1, decodeCursor(page.after)?.[1] ?? null);
    return toConnection(
      rows,
      page,
      ({ askedAt, id }) => [askedAt, id],
      (row) => row,
    );
  }

  @Access('administrator')
  @Mutation(() => SystemOperation, {
    description:
      'Has one server read anew, or all of them without an id. Refusals: FORBIDDEN, NOT_FOUND, SAMPLE_SERVER, SERVER_SILENT.',
  })
  async refreshServers(
    @Ctx() context: Context,
    @Arg('serverId', () => ID, { nullable: true, description: 'As `Server.id` names it; all of them without it.' })
    serverId: string | null,
  ): Promise<SystemOperation> {
    return readOne(context.deps, await refreshServers(context.deps, actorOf(context), serverId ?? null));
  }

  @Access('administrator')
  @Mutation(() => SystemOperation, {
    description:
      'Has the servers do something. Refusals: FORBIDDEN, NOT_FOUND, BAD_INPUT, SAMPLE_SERVER, SERVER_SILENT, NO_SUPERVISOR, NO_BACKUP_FOLDER, OPERATION_UNDER_WAY.',
  })
  async runOperation(
    @Ctx() context: Context,
    @Arg('input', () => RunOperationInput, { description: 'What is done, and why.' }) input: RunOperationInput,
  ): Promise<SystemOperation> {
    const asked = { ...input, serverId: input.serverId ?? null };
    return readOne(context.deps, await runOperation(context.deps, actorOf(context), asked));
  }

  @Access('administrator')
  @Mutation(() => SystemOperation, {
    description:
      'Asks for everything to be shut down; a second administrator confirms it. Refusals: FORBIDDEN, BAD_INPUT, OPERATION_UNDER_WAY.',
  })
  async askShutdown(
    @Ctx() context: Context,
    @Arg('input', () => AskShutdownInput, { description: 'The words that were typed, and why.' })
    input: AskShutdownInput,
  ): Promise<SystemOperation> {
    return readOne(context.deps, await askShutdown(context.deps, actorOf(context), input));
  }

  @Access('administrator')
  @Mutation(() => SystemOperation, {
    description:
      'Confirms a shutdown that another administrator asked for, or calls one off. Refusals: FORBIDDEN, NOT_FOUND, BAD_INPUT, SECOND_ADMINISTRATOR, ADMINISTRATOR_NEW, OPERATION_OVER, SERVER_SILENT.',
  })
  async decideShutdown(
    @Ctx() context: Context,
    @Arg('input', () => DecideShutdownInput, { description: 'Which shutdown, what is decided, and why.' })
    input: DecideShutdownInput,
  ): Promise<SystemOperation> {
    await decideShutdown(context.deps, actorOf(context), input);
    return readOne(context.deps, input.id);
  }
}
