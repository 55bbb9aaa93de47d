import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ADDRESS_DAYS_MAX, DECISION_HOURS, DOCUMENT_BYTES_MAX } from '../../domain/verification/verification.ts';
import { listWaitingDocuments } from '../../db/verification/document.queries.ts';
import { readUser } from '../../db/accounts/user.queries.ts';
import { listPendingVerifications, readLatestVerification } from '../../db/verification/verification.queries.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { decideVerification } from './decide-verification.ts';
import { DOCUMENT_TYPES } from './document-file.ts';
import { submitVerification } from './submit-verification.ts';
import {
  DecideVerificationInput,
  type PendingVerification,
  PendingVerificationConnection,
  SubmitVerificationInput,
  Verification,
  toPending,
} from './verification.types.ts';

async function readOwn(context: Context): Promise<Verification> {
  const { read } = context.deps.db;
  const { userId } = actorOf(context);
  const [user, latest, waiting] = await Promise.all([
    readUser(read, userId),
    readLatestVerification(read, userId),
    listWaitingDocuments(read, userId),
  ]);
  return {
    status: user?.verification ?? 'unverified',
    request: latest ?? null,
    hasIdentity: waiting.some(({ purpose }) => purpose === 'identity'),
    hasAddress: waiting.some(({ purpose }) => purpose === 'address'),
    documentTypes: DOCUMENT_TYPES,
    documentBytesMax: DOCUMENT_BYTES_MAX,
    addressDaysMax: ADDRESS_DAYS_MAX,
    decisionHoursMin: DECISION_HOURS.min,
    decisionHoursMax: DECISION_HOURS.max,
  };
}

@Resolver()
export class VerificationResolver {
  @Access('own')
  @Query(() => Verification, { description: 'The caller’s proof of identity (WA-03).' })
  verification(@Ctx() context: Context): Promise<Verification> {
    return readOwn(context);
  }

  @Access('own')
  @Mutation(() => Verification, {
    description:
      'Hands in what was uploaded to `/api/uploads/identity` and `/address`. Refusals: BAD_INPUT, VERIFICATION_PENDING.',
  })
  async submitVerification(
    @Ctx() context: Context,
    @Arg('input', () => SubmitVerificationInput) input: SubmitVerificationInput,
  ): Promise<Verification> {
    await submitVerification(context.deps, actorOf(context), input);
    return readOwn(context);
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
    return toConnection(rows, first, (row) => [row.submittedAt, row.id], toPending(actorOf(context).userId));
  }

  @Access('staff')
  @Mutation(() => ID, {
    description:
      'Verifies or refuses; answers the request’s id. Refusals: FORBIDDEN, NOT_FOUND, OWN_ACCOUNT, VERIFICATION_DECIDED, BAD_INPUT.',
  })
  async decideVerification(
    @Ctx() context: Context,
    @Arg('input', () => DecideVerificationInput) input: DecideVerificationInput,
  ): Promise<string> {
    await decideVerification(context.deps, actorOf(context), input);
    return input.requestId;
  }
}
