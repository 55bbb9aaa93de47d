import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import { type DisputeView, listDisputesOf, listOpenDisputes } from '../../db/disputes/dispute.queries.ts';
import { Access } from '../schema/access.ts';
import { FindsNode } from '../schema/node.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { KEY } from '../schema/key.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { addEvidence } from './evidence/add-evidence.ts';
import { decideDispute } from './decide-dispute.ts';
import {
  AddEvidenceInput,
  DecideDisputeInput,
  DisputableContest,
  Dispute,
  DisputeConnection,
  SubmitDisputeInput,
} from './dispute.types.ts';
import { openEvidence } from './evidence/open-evidence.ts';
import { readDisputable, submitDispute } from './submit-dispute.ts';
import { findCase, readCases } from './read-case.ts';
import { takeDispute } from './take-dispute.ts';
import { waiveAnswer } from './waive-answer.ts';

async function found(context: Context, id: string): Promise<Dispute> {
  const dispute = await findCase(context.deps, actorOf(context), id);
  if (!dispute) throw new Refused('NOT_FOUND');
  return dispute;
}

@Resolver()
export class DisputeResolver {
  @Access('staff')
  @Query(() => DisputeConnection, {
    description:
      'Undecided disputes of every kind, the most urgent first and the oldest of these before the newer; without those that the caller is a party of.',
  })
  async openDisputes(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<Dispute>> {
    const { deps } = context;
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const { userId } = actorOf(context);
    const rows = await listOpenDisputes(deps.db.read, userId, first + 1, key && { urgency: key[0], id: key[1] });
    const cases = await readCases(deps, rows.slice(0, first));
    const byId = new Map(cases.map((one) => [one.id, one]));
    return toConnection(
      rows,
      page,
      ({ urgency, id }) => [urgency, id],
      (row: DisputeView) => byId.get(row.id) as Dispute,
    );
  }

  @Access('own')
  @FindsNode()
  @Query(() => Dispute, { description: 'A case with its evidence, for its parties and staff. Refusals: NOT_FOUND.' })
  dispute(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `Dispute.id` names it.' }) id: string,
  ): Promise<Dispute> {
    return found(context, id);
  }

  @Access('own')
  @Query(() => DisputeConnection, {
    description: 'Disputes over contests of the caller, those under review or the resolved ones, newest first.',
  })
  async myDisputes(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('isResolved', () => Boolean, { description: 'True for the resolved ones, false for those under review.' })
    isResolved: boolean,
  ): Promise<Connection<Dispute>> {
    const { deps } = context;
    const first = pageSize(page.first);
    const past = decodeCursor(page.after)?.[1] ?? null;
    const rows = await listDisputesOf(deps.db.read, actorOf(context).userId, isResolved, first + 1, past);
    const cases = await readCases(deps, rows.slice(0, first));
    const byId = new Map(cases.map((one) => [one.id, one]));
    return toConnection(
      rows,
      page,
      ({ id }) => [0, id],
      (row) => byId.get(row.id) as Dispute,
    );
  }

  @Access('own')
  @Query(() => [DisputableContest], { description: 'What the caller can dispute now.' })
  disputableContests(@Ctx() context: Context): Promise<DisputableContest[]> {
    return readDisputable(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => Dispute, {
    description:
      'Disputes a running contest of the caller, whatever its kind; the money stays in escrow until it is decided. Refusals: NOT_FOUND, NOT_A_PARTICIPANT, CAPTAIN_ONLY, BATTLE_NOT_ACTIVE, ALREADY_DISPUTED, NEW_EVIDENCE_REQUIRED, BAD_INPUT.',
  })
  async submitDispute(
    @Ctx() context: Context,
    @Arg('input', () => SubmitDisputeInput, { description: 'Which contest, and what is wrong with it.' })
    input: SubmitDisputeInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Dispute> {
    const own = requireKey(key, context.caller.idempotencyKey);
    return found(context, await submitDispute(context.deps, actorOf(context), own, input));
  }

  @Access('own')
  @Mutation(() => Dispute, {
    description:
      'What a party shows or says beside the report; the other side may answer it. Refusals: NOT_FOUND, DISPUTE_DECIDED, EVIDENCE_CLOSED, LIST_FULL.',
  })
  async addEvidence(
    @Ctx() context: Context,
    @Arg('input', () => AddEvidenceInput, { description: 'Which case, and what there is to show or say.' })
    input: AddEvidenceInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Dispute> {
    const own = requireKey(key, context.caller.idempotencyKey);
    return found(context, await addEvidence(context.deps, actorOf(context), own, input));
  }

  @Access('own')
  @Mutation(() => Dispute, {
    description:
      'Says that the side of the caller has nothing to add: decisions wait for it no more. Refusals: NOT_FOUND, DISPUTE_DECIDED.',
  })
  async waiveAnswer(
    @Ctx() context: Context,
    @Arg('disputeId', () => ID, { description: 'As `Dispute.id` names it.' }) disputeId: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Dispute> {
    const own = requireKey(key, context.caller.idempotencyKey);
    return found(context, await waiveAnswer(context.deps, actorOf(context), own, disputeId));
  }

  @Access('staff')
  @Mutation(() => Dispute, {
    description:
      'Says that the caller opens the link of a piece of evidence, which the case shows from then on; files say so by themselves. Of an own case nothing is kept. Refusals: NOT_FOUND.',
  })
  async openEvidence(
    @Ctx() context: Context,
    @Arg('evidenceId', () => ID, { description: 'As `DisputeEvidence.id` names it.' }) evidenceId: string,
  ): Promise<Dispute> {
    return found(context, await openEvidence(context.deps, actorOf(context), evidenceId));
  }

  @Access('staff')
  @Mutation(() => Dispute, {
    description:
      'Takes an undecided case to look at it; what somebody else looks at, seniors take over. Refusals: OWN_DISPUTE, DISPUTE_TAKEN, SENIOR_ONLY, DISPUTE_DECIDED, NOT_FOUND.',
  })
  async takeDispute(
    @Ctx() context: Context,
    @Arg('disputeId', () => ID, { description: 'As `Dispute.id` names it.' }) disputeId: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Dispute> {
    const own = requireKey(key, context.caller.idempotencyKey);
    return found(context, await takeDispute(context.deps, actorOf(context), own, disputeId));
  }

  @Access('staff')
  @Mutation(() => Dispute, {
    description:
      'Decides over a contest in dispute. Refusals: OWN_DISPUTE, DISPUTE_TAKEN, SENIOR_ONLY, WINNER_REQUIRED, NO_STANDING_RESULT, DECISION_UNSUPPORTED, ANSWER_DUE, DISPUTE_DECIDED, NOT_FOUND.',
  })
  async decideDispute(
    @Ctx() context: Context,
    @Arg('input', () => DecideDisputeInput, { description: 'Which case, and what is decided.' })
    input: DecideDisputeInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Dispute> {
    const own = requireKey(key, context.caller.idempotencyKey);
    const terms = { ...input, winnerId: input.winnerId ?? null };
    return found(context, await decideDispute(context.deps, actorOf(context), own, terms));
  }
}
