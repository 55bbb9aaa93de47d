import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { listPendingVerifications } from '../../db/verification/verification.queries.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { decideVerification } from './decide-verification.ts';
import { readVerification } from './read-verification.ts';
import { submitVerification } from './submit-verification.ts';
import {
  DecideVerificationInput,
  type PendingVerification,
  PendingVerificationConnection,
  SubmitVerificationInput,
  Verification,
  toPending,
} from './verification.types.ts';

@Resolver()
export class VerificationResolver {
  @Access('own')
  @Query(() => Verification, { description: 'How far the caller’s proof of identity is.' })
  verification(@Ctx() context: Context): Promise<Verification> {
    return readVerification(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Mutation(() => Verification, {
    description:
      'Hands in what was uploaded to `/api/uploads/identity` and `/address`. Refusals: BAD_INPUT, VERIFICATION_PENDING.',
  })
  async submitVerification(
    @Ctx() context: Context,
    @Arg('input', () => SubmitVerificationInput, { description: 'What goes with the documents.' })
    input: SubmitVerificationInput,
  ): Promise<Verification> {
    await submitVerification(context.deps, actorOf(context), input);
    return readVerification(context.deps, actorOf(context).userId);
  }

  @Access('staff')
  @Query(() => PendingVerificationConnection, { description: 'What waits for a decision, the longest waiting first.' })
  async pendingVerifications(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<PendingVerification>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const past = key && { at: key[0], id: key[1] };
    const rows = await listPendingVerifications(context.deps.db.read, first + 1, past);
    return toConnection(rows, page, (row) => [row.submittedAt, row.id], toPending(actorOf(context).userId));
  }

  @Access('staff')
  @Mutation(() => ID, {
    description:
      'Verifies or refuses; answers the request’s id. Refusals: FORBIDDEN, NOT_FOUND, OWN_ACCOUNT, VERIFICATION_DECIDED, BAD_INPUT.',
  })
  async decideVerification(
    @Ctx() context: Context,
    @Arg('input', () => DecideVerificationInput, { description: 'Which request, and what is decided.' })
    input: DecideVerificationInput,
  ): Promise<string> {
    await decideVerification(context.deps, actorOf(context), input);
    return input.requestId;
  }
}
