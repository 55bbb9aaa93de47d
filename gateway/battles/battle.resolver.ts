import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  FEE_BASIS_POINTS,
  LATER_MINUTES,
  isPlayer,
  otherPlayer,
  progressOf,
  rulesOf,
} from '../../domain/battles/battle.ts';
import { isStaff } from '../../domain/accounts/roles.ts';
import { winRateOf } from '../../domain/results/stats.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { type BattleView, findOpen, listDrafts, listForPlayer, listOpen } from '../../db/battles/battle.queries.ts';
import { readGameRecord } from '../../db/results/index.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { sightOf } from '../profiles/index.ts';
import { Access } from '../schema/access.ts';
import { FindsNode } from '../schema/node.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { Scope } from '../schema/scope.ts';
import { type Connection, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { Listed } from '../schema/listed.ts';
import { Reads } from '../schema/reads.ts';
import { KEY } from '../schema/key.ts';
import { ResultEnum } from '../results/index.ts';
import { SeatEnum } from './battle.enums.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import {
  Battle,
  BattleConnection,
  BattleReport,
  BattleRules,
  BattleTermsInput,
  GameRecord,
  ReportIssueInput,
  ReportResultInput,
  ContenderStanding,
  toBattle,
} from './battle.types.ts';
import { cancelBattle } from './ending/cancel-battle.ts';
import { createBattle } from './create-battle.ts';
import { DRAFTS_MAX, deleteDraft, saveDraft } from './draft-battle.ts';
import { findBattle, findByCode } from './find-battle.ts';
import { loadReports } from './load-reports.ts';
import { joinBattle } from './join-battle.ts';
import { OpenBattlesArgs, filterOf } from './open-battles.args.ts';
import { readStandings } from './record/read-standings.ts';
import { reportIssue } from './ending/report-issue.ts';
import { reportResult } from './ending/report-result.ts';
import { postponeStart, startBattle, takeBackStart } from './start-battle.ts';

const MINE_MAX = 50;

@Resolver(() => Battle)
export class BattleResolver {
  @Scope('battles:read')
  @Access('member')
  @Query(() => BattleConnection, { description: 'Public battles that wait or run, newest first.' })
  async battles(
    @Ctx() { deps }: Context,
    @Args(() => OpenBattlesArgs) args: OpenBattlesArgs,
  ): Promise<Connection<Battle>> {
    const first = pageSize(args.first);
    const key = decodeCursor(args.after);
    const filter = filterOf(args);
    const { read } = deps.db;
    const rows = await (filter === null
      ? listOpen(read, first + 1, key && { createdAt: key[0], id: key[1] })
      : findOpen(read, filter, first + 1, key && { at: key[0], id: key[1] }));
    const placeOf = (row: BattleView): number =>
      filter?.sort === 'ending-soon' && row.endsAt !== null ? row.endsAt : row.createdAt;
    return toConnection(rows, args, (row) => [placeOf(row), row.id], toBattle);
  }

  @Scope('battles:read')
  @Access('own')
  @Listed(MINE_MAX)
  @Query(() => [Battle], {
    description: 'Battles that hold the caller’s money, and the friends-only battles of friends.',
  })
  async myBattles(@Ctx() context: Context): Promise<Battle[]> {
    const views = await listForPlayer(context.deps.db.read, actorOf(context).userId, MINE_MAX);
    return views.map(toBattle);
  }

  @Access('own')
  @Listed(DRAFTS_MAX)
  @Query(() => [Battle], { description: 'The caller’s drafts, newest first.' })
  async drafts(@Ctx() context: Context): Promise<Battle[]> {
    const views = await listDrafts(context.deps.db.read, actorOf(context).userId, DRAFTS_MAX);
    return views.map(toBattle);
  }

  @Scope('battles:read')
  @Access('own')
  @FindsNode()
  @Query(() => Battle, {
    nullable: true,
    description: 'A battle that the caller may see. Refusals: NOT_FOUND.',
  })
  async battle(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `Battle.id` names it.' }) id: string,
    @Arg('code', () => String, { nullable: true, description: 'For an invite-only battle.' }) code?: string | null,
  ): Promise<Battle> {
    return found(await findBattle(context.deps, actorOf(context), id, code ?? null));
  }

  @Access('own')
  @Query(() => Battle, { nullable: true, description: 'The battle that an invite code opens. Refusals: NOT_FOUND.' })
  async battleByCode(
    @Ctx() { deps }: Context,
    @Arg('code', () => String, { description: 'As `Battle.inviteCode` says it, whatever its case.' }) code: string,
  ): Promise<Battle> {
    return found(await findByCode(deps, code));
  }

  @Scope('public')
  @Access('anyone')
  @Reads(17)
  @Query(() => BattleRules, { description: 'The stakes, the fee, the games and the rules of battles as they are now.' })
  async battleRules(
    @Ctx() { deps }: Context,
    @Arg('game', () => BattleGameEnum, { nullable: true, description: 'Whose lines; those of most games without it.' })
    game?: BattleGame | null,
  ): Promise<BattleRules> {
    const { minStakeCents, maxStakeCents } = await readSettings(deps.db.read);
    const games = [...(await deps.wiring.provided.gamesOffered(deps))];
    return { minStakeCents, maxStakeCents, feeBasisPoints: FEE_BASIS_POINTS, lines: rulesOf(game ?? null), games };
  }

  @Access('own')
  @FieldResolver(() => SeatEnum, { nullable: true, description: 'The caller’s own seat; null for onlookers.' })
  viewerSeat(@Ctx() context: Context, @Root() { view }: Battle): 'creator' | 'opponent' | null {
    const { userId } = actorOf(context);
    if (view.creatorId === userId) return 'creator';
    return view.opponentId === userId ? 'opponent' : null;
  }

  @Access('own')
  @FieldResolver(() => ResultEnum, {
    nullable: true,
    description: 'How it ended for the caller; null before that and for onlookers.',
  })
  viewerResult(@Ctx() context: Context, @Root() { view }: Battle): 'win' | 'loss' | null {
    const { userId } = actorOf(context);
    if (view.winnerId === null || !isPlayer(view, userId)) return null;
    return view.winnerId === userId ? 'win' : 'loss';
  }

  @Access('own')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Lets others in; for the players of an invite-only battle.',
  })
  inviteCode(@Ctx() context: Context, @Root() { view }: Battle): string | null {
    return isPlayer(view, actorOf(context).userId) ? view.inviteCode : null;
  }

  @Access('own')
  @FieldResolver(() => Int, { description: 'How far the battle has come, in percent.' })
  async progress(@Ctx() context: Context, @Root() { view }: Battle): Promise<number> {
    const reports = view.status === 'active' ? await loadReports(context, view.id) : [];
    return progressOf(view, reports.length);
  }

  @Access('own')
  @Listed(2)
  @FieldResolver(() => [BattleReport], { description: 'What the players said so far; empty for onlookers.' })
  async reports(@Ctx() context: Context, @Root() { view }: Battle): Promise<BattleReport[]> {
    const { userId, role } = actorOf(context);
    return isPlayer(view, userId) || isStaff(role) ? [...(await loadReports(context, view.id))] : [];
  }

  @Access('own')
  @FieldResolver(() => GameRecord, {
    nullable: true,
    description: 'The record, in this game, of the player the caller meets; null where that player does not show it.',
  })
  async opponentRecord(@Ctx() context: Context, @Root() { view }: Battle): Promise<GameRecord | null> {
    const { userId } = actorOf(context);
    const opponentId = isPlayer(view, userId) ? otherPlayer(view, userId) : view.creatorId;
    if (opponentId === null || !(await sightOf(context.deps, actorOf(context), opponentId)).stats) return null;
    const record = await readGameRecord(context.deps.db.read, opponentId, view.game);
    return { ...record, winRate: winRateOf(record) };
  }

  @Access('own')
  @Listed(2)
  @FieldResolver(() => [ContenderStanding], {
    description: 'Of the players, as far as each shows it to the caller: rating and form in the game.',
  })
  standings(@Ctx() context: Context, @Root() { view }: Battle): Promise<ContenderStanding[]> {
    return readStandings(context.deps, actorOf(context), view);
  }

  @Scope('battles:stake')
  @Access('own')
  @Mutation(() => Battle, {
    description:
      'Opens a battle and holds stake and fee. Refusals: STAKE_OUT_OF_BOUNDS, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, BATTLE_NOT_DRAFT, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED, GAME_OFF, ONLY_DUELS, GAME_ACCOUNT_MISSING, ACCOUNT_CHANGED, KEY_STAKE_REACHED.',
  })
  createBattle(
    @Ctx() context: Context,
    @Arg('input', () => BattleTermsInput, { description: 'The terms that the battle is opened on.' })
    input: BattleTermsInput,
    @Arg('draftId', () => ID, { nullable: true, description: 'The draft that becomes this battle.' }) draftId?:
      | string
      | null,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Battle> {
    return act(context, key, (actor, own) =>
      createBattle(context.deps, actor, own, { ...input, draftId: draftId ?? null }),
    );
  }

  @Access('own')
  @Mutation(() => Battle, {
    description: 'Keeps the form as it stands; takes no money. Refusals: BATTLE_NOT_DRAFT, LIMIT_EXCEEDED.',
  })
  async saveDraft(
    @Ctx() context: Context,
    @Arg('input', () => BattleTermsInput, { description: 'The form as it stands, complete or not.' })
    input: BattleTermsInput,
    @Arg('draftId', () => ID, { nullable: true, description: 'The draft to change; a new one without it.' }) draftId?:
      | string
      | null,
  ): Promise<Battle> {
    const id = await saveDraft(context.deps, actorOf(context), draftId ?? null, input);
    return found(await findBattle(context.deps, actorOf(context), id, null));
  }

  @Access('own')
  @Mutation(() => ID, { description: 'Removes a draft. Refusals: BATTLE_NOT_DRAFT.' })
  deleteDraft(
    @Ctx() context: Context,
    @Arg('draftId', () => ID, { description: 'As `Battle.id` names the draft.' }) draftId: string,
  ): Promise<string> {
    return deleteDraft(context.deps, actorOf(context), draftId);
  }

  @Scope('battles:stake')
  @Access('own')
  @Mutation(() => Battle, {
    description:
      'Takes the second seat and holds stake and fee. Refusals: OWN_BATTLE, SEAT_TAKEN, BATTLE_OVER, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, NOT_FOUND, BATTLE_NOT_WAITING, INVITE_CODE_WRONG, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED, GAME_OFF, GAME_ACCOUNT_MISSING, KEY_STAKE_REACHED, NO_SHOWS.',
  })
  joinBattle(
    @Ctx() context: Context,
    @Arg('battleId', () => ID, { description: 'As `Battle.id` names it.' }) battleId: string,
    @Arg('code', () => String, { nullable: true, description: 'For an invite-only battle.' }) code?: string | null,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Battle> {
    return act(context, key, (actor, own) => joinBattle(context.deps, actor, own, { battleId, code: code ?? null }));
  }

  @Scope('battles:play')
  @Access('own')
  @Mutation(() => Battle, {
    description:
      'The caller is ready: the first press calls the other for three minutes, the second starts the match for both. Refusals: OPPONENT_MISSING, BATTLE_NOT_WAITING, NOT_A_PARTICIPANT, NOT_FOUND, BATTLE_OVER, ALREADY_READY.',
  })
  startBattle(
    @Ctx() context: Context,
    @Arg('battleId', () => ID, { description: 'As `Battle.id` names it.' }) battleId: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Battle> {
    return act(context, key, (actor, own) => startBattle(context.deps, actor, own, battleId));
  }

  @Scope('battles:play')
  @Access('own')
  @Mutation(() => Battle, {
    description:
      'Takes the caller’s own press of start back. Refusals: NOT_READY, OPPONENT_MISSING, BATTLE_NOT_WAITING, NOT_A_PARTICIPANT, NOT_FOUND, BATTLE_OVER.',
  })
  takeBackStart(
    @Ctx() context: Context,
    @Arg('battleId', () => ID, { description: 'As `Battle.id` names it.' }) battleId: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Battle> {
    return act(context, key, (actor, own) => takeBackStart(context.deps, actor, own, battleId));
  }

  @Scope('battles:play')
  @Access('own')
  @Mutation(() => Battle, {
    description:
      'Who is called to start answers ‘Not now’. Refusals: NOT_READY, OPPONENT_MISSING, BATTLE_NOT_WAITING, NOT_A_PARTICIPANT, NOT_FOUND, BATTLE_OVER.',
  })
  postponeStart(
    @Ctx() context: Context,
    @Arg('battleId', () => ID, { description: 'As `Battle.id` names it.' }) battleId: string,
    @Arg('minutes', () => Int, { description: `How long to wait: ${LATER_MINUTES.join(', ')}.` }) minutes: number,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Battle> {
    return act(context, key, (actor, own) => postponeStart(context.deps, actor, own, { battleId, minutes }));
  }

  @Access('own')
  @FieldResolver(() => Boolean, { description: 'Whether the caller has pressed start and waits for the other.' })
  viewerReady(@Ctx() context: Context, @Root() { readyId }: Battle): boolean {
    return readyId !== null && readyId === actorOf(context).userId;
  }

  @Scope('battles:play')
  @Access('own')
  @Mutation(() => Battle, {
    nullable: true,
    description:
      'Before the start: the creator withdraws the battle, the opponent gives up the seat; the money goes back. Null when the caller may not see the battle any more. Refusals: NOT_FOUND, NOT_A_PARTICIPANT, BATTLE_NOT_WAITING.',
  })
  async cancelBattle(
    @Ctx() context: Context,
    @Arg('battleId', () => ID, { description: 'As `Battle.id` names it.' }) battleId: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Battle | null> {
    const actor = actorOf(context);
    await cancelBattle(context.deps, actor, requireKey(key, context.caller.idempotencyKey), battleId);
    // Whoever gave up a seat may no longer see the battle.
    const view = await findBattle(context.deps, actor, battleId, null);
    return view && toBattle(view);
  }

  @Scope('battles:play')
  @Access('own')
  @Mutation(() => Battle, {
    description:
      'One player’s word on the result. Refusals: RECORDING_REQUIRED, ALREADY_REPORTED, BATTLE_NOT_ACTIVE, NOT_FOUND, NOT_A_PARTICIPANT.',
  })
  reportResult(
    @Ctx() context: Context,
    @Arg('input', () => ReportResultInput, { description: 'Which battle, and what the caller says of it.' })
    input: ReportResultInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Battle> {
    return act(context, key, (actor, own) => reportResult(context.deps, actor, own, input));
  }

  @Access('own')
  @Mutation(() => Battle, {
    description:
      'Opens a dispute; the money stays in escrow. Refusals: ALREADY_DISPUTED, BATTLE_NOT_ACTIVE, NEW_EVIDENCE_REQUIRED, NOT_FOUND, NOT_A_PARTICIPANT, DISPUTE_TOO_LATE, DISPUTE_DECIDED.',
  })
  reportIssue(
    @Ctx() context: Context,
    @Arg('input', () => ReportIssueInput, { description: 'Which battle, and what is wrong with it.' })
    input: ReportIssueInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Battle> {
    return act(context, key, (actor, own) => reportIssue(context.deps, actor, own, input));
  }
}

function found(view: BattleView | null): Battle {
  if (view === null) throw new Refused('NOT_FOUND');
  return toBattle(view);
}

/** Runs a use case under the caller's key and answers the battle as it stands afterwards. */
async function act(
  context: Context,
  key: string | null | undefined,
  useCase: (actor: ReturnType<typeof actorOf>, key: string) => Promise<string>,
): Promise<Battle> {
  const actor = actorOf(context);
  const id = await useCase(actor, requireKey(key, context.caller.idempotencyKey));
  return found(await findBattle(context.deps, actor, id, null));
}
