import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import { CASE_SIGNALS_MAX, type RiskState } from '../../domain/risk/risk-case.ts';
import { countOpenCases, listCases } from '../../db/risk/risk-case.queries.ts';
import { isOnStaff } from '../accounts/index.ts';
import { whileAllowed } from '../events/while-allowed.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { isOfOthers } from '../kernel/manifest/own-matters.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { Listed } from '../schema/listed.ts';
import { FindsNode } from '../schema/node.ts';
import { KEY } from '../schema/key.ts';
import { handleCase } from './handle-case.ts';
import { openEvidence } from './open-evidence.ts';
import { readFile, toCases } from './read-case.ts';
import { type RiskFilter, RiskFilterEnum, RiskStateEnum } from './risk-case.enums.ts';
import {
  HandleRiskCaseInput,
  type RiskCase,
  RiskCaseConnection,
  RiskCaseFile,
  RiskEvidence,
} from './risk-case.types.ts';

@Resolver()
export class RiskCaseResolver {
  @Access('staff')
  @Query(() => RiskCaseConnection, {
    description: 'Cases of a state, the highest score first; without those about the caller.',
  })
  async riskCases(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('state', () => RiskStateEnum, { description: 'Only cases of this state.' }) state: RiskState,
    @Arg('of', () => RiskFilterEnum, {
      defaultValue: 'all',
      description: 'All of them, the caller’s own to handle, or those that nobody looks after.',
    })
    of: RiskFilter,
    @Arg('playerId', () => ID, { nullable: true, description: 'Only cases about this player.' })
    playerId?: string | null,
  ): Promise<Connection<RiskCase>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const viewerId = actorOf(context).userId;
    const assigneeId = { all: undefined, mine: viewerId, nobody: null }[of];
    const past = key && { score: key[0], id: key[1] };
    const terms = { state, assigneeId, playerId: playerId ?? null, viewerId };
    const { rows, cases } = await context.deps.db.snapshot(async (read) => {
      const found = await listCases(read, terms, first + 1, past);
      return { rows: found, cases: await toCases(read, found) };
    });
    return toConnection(
      rows,
      page,
      ({ score, id }) => [score, id],
      ({ id }) => cases.get(id) as RiskCase,
    );
  }

  @FindsNode()
  @Access('staff')
  @Query(() => RiskCaseFile, {
    description: 'A case with its signals and what staff wrote. Refusals: NOT_FOUND, RISK_CASE_OWN.',
  })
  riskCase(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `RiskCase.id` names it.' }) id: string,
  ): Promise<RiskCaseFile> {
    const { deps } = context;
    return deps.db.snapshot((read) => readFile(read, deps, actorOf(context), id));
  }

  @Access('staff')
  @Listed(CASE_SIGNALS_MAX)
  @Mutation(() => [RiskEvidence], {
    description:
      'What the signals of a case rest on, in their order. Every look is in the audit log and in the archives of its players. Refusals: FORBIDDEN, NOT_FOUND, RISK_CASE_OWN.',
  })
  openRiskEvidence(
    @Ctx() context: Context,
    @Arg('caseId', () => ID, { description: 'As `RiskCase.id` names it.' }) caseId: string,
  ): Promise<RiskEvidence[]> {
    return openEvidence(context.deps, actorOf(context), caseId);
  }

  @Access('staff')
  @Mutation(() => RiskCaseFile, {
    description:
      'Takes, releases, notes, watches, closes or reopens a case; no player is touched by it. Refusals: FORBIDDEN, NOT_FOUND, RISK_CASE_OWN, RISK_CASE_TAKEN, RISK_CASE_STATE, RISK_CASE_MOVED_ON, LIST_FULL, BAD_INPUT.',
  })
  async handleRiskCase(
    @Ctx() context: Context,
    @Arg('input', () => HandleRiskCaseInput, { description: 'Which case, and what to do with it.' })
    input: HandleRiskCaseInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<RiskCaseFile> {
    const { deps, caller } = context;
    const actor = actorOf(context);
    const id = await handleCase(deps, actor, requireKey(key, caller.idempotencyKey), input);
    return deps.db.snapshot((read) => readFile(read, deps, actor, id));
  }

  @Access('staff')
  @Subscription(() => Int, {
    description: 'How many cases wait for staff, each time one changes; without those about the caller.',
    subscribe: ({ context }: { context: Context }) =>
      whileAllowed(context, context.live.subscribe('desk', 'risk'), {
        mayRead: () => isOnStaff(context),
        tells: isOfOthers(context),
      }),
  })
  riskDeskChanged(@Ctx() context: Context): Promise<number> {
    return countOpenCases(context.deps.db.read, actorOf(context).userId);
  }
}
