import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../../domain/shared/refusals.ts';
import { listOpenAppeals } from '../../../db/disputes/appeal.queries.ts';
import { listDisputes } from '../../../db/disputes/dispute.queries.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { requireKey } from '../../kernel/once.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { KEY } from '../../schema/key.ts';
import { DecideAppealInput, FileAppealInput, ModeratorRecord } from './appeal.types.ts';
import { decideAppeal } from './decide-appeal.ts';
import { Dispute, DisputeConnection } from '../dispute.types.ts';
import { fileAppeal } from './file-appeal.ts';
import { findCase, readCases } from '../read-case.ts';
import { readModerators } from '../read-moderators.ts';

async function found(context: Context, id: string): Promise<Dispute> {
  const dispute = await findCase(context.deps, actorOf(context), id);
  if (!dispute) throw new Refused('NOT_FOUND');
  return dispute;
}

@Resolver()
export class AppealResolver {
  @Access('staff')
  @Query(() => DisputeConnection, {
    description:
      'Disputes whose appeals nobody has decided, the oldest appeal first; without those that the caller is a party of.',
  })
  async openAppeals(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<Dispute>> {
    const { deps } = context;
    const first = pageSize(page.first);
    const past = decodeCursor(page.after)?.[1] ?? null;
    const rows = await listOpenAppeals(deps.db.read, actorOf(context).userId, first + 1, past);
    const views = await listDisputes(
      deps.db.read,
      rows.slice(0, first).map(({ disputeId }) => disputeId),
    );
    const byId = new Map((await readCases(deps, views)).map((one) => [one.id, one]));
    return toConnection(
      rows,
      page,
      ({ id }) => [0, id],
      ({ disputeId }) => byId.get(disputeId) as Dispute,
    );
  }

  @Access('senior')
  @Query(() => [ModeratorRecord], {
    description: 'How the decisions of each moderator have held; whoever decided most comes first.',
  })
  moderatorRecords(@Ctx() { deps }: Context): Promise<ModeratorRecord[]> {
    return readModerators(deps);
  }

  @Access('own')
  @Mutation(() => Dispute, {
    description:
      'Appeals against the decision of a dispute, once in a case and within 48 hours. Refusals: NOT_FOUND, DISPUTE_UNDECIDED, DECISION_FINAL, ALREADY_APPEALED, APPEAL_TOO_LATE, BAD_INPUT.',
  })
  async fileAppeal(
    @Ctx() context: Context,
    @Arg('input', () => FileAppealInput, { description: 'Which case, and what is wrong with its decision.' })
    input: FileAppealInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Dispute> {
    const own = requireKey(key, context.caller.idempotencyKey);
    return found(context, await fileAppeal(context.deps, actorOf(context), own, input));
  }

  @Access('staff')
  @Mutation(() => Dispute, {
    description:
      'Decides over an appeal; an overturned decision moves the money. Refusals: OWN_DISPUTE, SENIOR_ONLY, OWN_DECISION, DISPUTE_DECIDED, WINNER_REQUIRED, DECISION_FINAL, ANSWER_DUE, NOT_FOUND.',
  })
  async decideAppeal(
    @Ctx() context: Context,
    @Arg('input', () => DecideAppealInput, { description: 'Which case, and what becomes of its decision.' })
    input: DecideAppealInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Dispute> {
    const own = requireKey(key, context.caller.idempotencyKey);
    const terms = { ...input, winnerId: input.winnerId ?? null };
    return found(context, await decideAppeal(context.deps, actorOf(context), own, terms));
  }
}
