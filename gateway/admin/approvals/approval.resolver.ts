import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { APPROVAL_LIFE } from '../../../domain/admin/approvals.ts';
import { readUsers } from '../../../db/accounts/index.ts';
import { listApprovals } from '../../../db/admin/approval.queries.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import {
  type Approval,
  ApprovalConnection,
  DecideApprovalInput,
  DecidedApproval,
  toApproval,
} from './approval.types.ts';
import { decideApproval } from './decide-approval.ts';

@Resolver()
export class ApprovalResolver {
  @Access('administrator')
  @Query(() => ApprovalConnection, {
    description: 'What administrators asked for that waits for a second one, the oldest first.',
  })
  approvals(@Ctx() { deps }: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<Approval>> {
    const first = pageSize(page.first);
    const past = decodeCursor(page.after)?.[1] ?? null;
    return deps.db.snapshot(async (read) => {
      const rows = await listApprovals(read, deps.now() - APPROVAL_LIFE, first + 1, past);
      const subjects = await readUsers(
        read,
        rows.flatMap(({ kind, subjectId }) => (kind === 'role' ? [subjectId] : [])),
      );
      return toConnection(
        rows,
        page,
        ({ id }) => [0, id],
        (row) => toApproval(row, row.askedAt + APPROVAL_LIFE, subjects.get(row.subjectId)?.username ?? row.subjectId),
      );
    });
  }

  @Access('administrator')
  @Mutation(() => DecidedApproval, {
    description:
      'Has done what another administrator asked for, or refuses it. Refusals: FORBIDDEN, NOT_FOUND, OWN_ACCOUNT, APPROVAL_OVER, SECOND_ADMINISTRATOR, ADMINISTRATOR_NEW, BAD_INPUT, SETTING_UNUSABLE, STAFF_NEED_TWO_FACTOR, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async decideApproval(
    @Ctx() context: Context,
    @Arg('input', () => DecideApprovalInput, { description: 'Which one, and what is decided.' })
    input: DecideApprovalInput,
  ): Promise<DecidedApproval> {
    await decideApproval(context.deps, actorOf(context), { ...input, proof: input.proof ?? null });
    return { id: input.id, isDone: input.approves };
  }
}
