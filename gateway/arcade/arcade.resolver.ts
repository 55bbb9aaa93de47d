import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ArcadeMode, InputClass } from '../../domain/arcade/games.ts';
import type { GameFilter, GameSort } from '../../domain/arcade/list-games.ts';
import type { Currency } from '../../domain/shared/money.ts';
import type { EventOf } from '../../domain/shared/events.ts';
import { listRuns } from '../../db/arcade/run.queries.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { sharedNow } from '../kernel/shared-clock.ts';
import { Access, OwnEyes } from '../schema/access.ts';
import { FindsNode } from '../schema/node.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { Reads } from '../schema/reads.ts';
import { KEY } from '../schema/key.ts';
import { ArcadeInvite, ArcadeRatingPoint, ArcadeSeat } from './arcade-contest.types.ts';
import { ArcadeFilterEnum, ArcadeModeEnum, ArcadeSortEnum, InputClassEnum } from './arcade.enums.ts';
import { ArcadeFreeDay, ArcadeGame, ArcadeGameRecord } from './arcade-game.types.ts';
import {
  ArcadeHandIn,
  ArcadeRun,
  ArcadeRunConnection,
  ArcadeRunRecord,
  ArcadeSecret,
  DecideHeldInput,
  EnterArcadeInput,
  HandInStageInput,
} from './arcade.types.ts';
import { beginRun } from './runs/begin-run.ts';
import { beginTogether } from './runs/begin-together.ts';
import { decideHeld } from './desk/decide-held.ts';
import { enterArcade } from './runs/enter-arcade.ts';
import { handInStage } from './runs/hand-in-stage.ts';
import { leaveArcade } from './runs/leave-arcade.ts';
import { readGame, readGames, readOwnFreeDay, readRatingHistory, readRecords } from './read-games.ts';
import { readOwnOpenRun, readOwnRun, readWaiting, receiptOf, recordOf } from './runs/read-run.ts';
import { readInvites, readSeat } from './runs/read-seat.ts';
import { revealSecret } from './runs/reveal-secret.ts';

@Resolver()
export class ArcadeResolver {
  /** AR-01, AR-02 */
  @Access('own')
  @Reads(90)
  @Query(() => [ArcadeGame], { description: 'The games, with what the caller has done in them.' })
  arcadeGames(
    @Ctx() context: Context,
    @Arg('filter', () => ArcadeFilterEnum, { defaultValue: 'all', description: 'Which games are listed.' })
    filter: GameFilter,
    @Arg('sort', () => ArcadeSortEnum, {
      defaultValue: 'prize-pool',
      description: 'How they are ordered; equals keep the order of the arcade.',
    })
    sort: GameSort,
    @Arg('mode', () => ArcadeModeEnum, {
      nullable: true,
      description: 'Lists only games that the caller can enter in this mode; all without it.',
    })
    mode?: ArcadeMode | null,
  ): Promise<ArcadeGame[]> {
    const { db, now } = context.deps;
    const { userId } = actorOf(context);
    return db.snapshot((read) => readGames(read, userId, { filter, sort, mode: mode ?? null }, now()));
  }

  @Access('own')
  @FindsNode()
  @Query(() => ArcadeGame, { nullable: true, description: 'One game. Refusals: NOT_FOUND.' })
  arcadeGame(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The game, by its id, such as `spark-line`.' }) id: string,
  ): Promise<ArcadeGame> {
    const { db, now } = context.deps;
    const { userId } = actorOf(context);
    return db.snapshot((read) => readGame(read, userId, id, now()));
  }

  @Access('own')
  @Query(() => ArcadeFreeDay, {
    description: 'What the caller has done in free mode in this UTC day, and what is left of it.',
  })
  arcadeFreeDay(@Ctx() context: Context): Promise<ArcadeFreeDay> {
    const { db, now } = context.deps;
    return readOwnFreeDay(db.read, actorOf(context).userId, now());
  }

  @Access('own')
  @Query(() => ArcadeRun, { nullable: true, description: 'The caller’s ticket, or run under way; null without one.' })
  openArcadeRun(@Ctx() context: Context): Promise<ArcadeRun | null> {
    return readOwnOpenRun(context.deps, actorOf(context));
  }

  @Access('own')
  @FindsNode()
  @Query(() => ArcadeRun, {
    nullable: true,
    description:
      'A run of the caller’s, of somebody whom the caller has met in a contest that is decided, or of anybody whose figures the caller sees once it is shared; for staff also one that was refused, once its contest is over, and those of a win that is held. Refusals: NOT_FOUND.',
  })
  arcadeRun(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The run, by its id.' }) id: string,
  ): Promise<ArcadeRun> {
    return readOwnRun(context.deps, actorOf(context), id);
  }

  @Access('own')
  @Query(() => [ArcadeRunRecord], {
    description: 'The caller’s runs that are in and wait for others, or for staff, the newest first.',
  })
  waitingArcadeRuns(@Ctx() context: Context): Promise<ArcadeRunRecord[]> {
    return readWaiting(context.deps, actorOf(context));
  }

  @Access('own')
  @Query(() => [ArcadeInvite], { description: 'Battles that wait for the caller alone, the newest first; 20 at most.' })
  arcadeInvites(@Ctx() context: Context): Promise<ArcadeInvite[]> {
    const { db, now } = context.deps;
    const { userId } = actorOf(context);
    return db.snapshot((read) => readInvites(read, userId, now()));
  }

  @Access('own')
  @Query(() => ArcadeSeat, {
    nullable: true,
    description: 'The contest in which an entry would get a seat now; null where it would open one.',
  })
  arcadeSeat(
    @Ctx() context: Context,
    @Arg('game', () => ID, { description: 'The game, by its id, such as `spark-line`.' }) game: string,
    @Arg('mode', () => ArcadeModeEnum, { description: 'How it is to be played.' }) mode: ArcadeMode,
    @Arg('currency', () => CurrencyEnum, { description: 'What the entry is paid in.' }) currency: Currency,
    @Arg('entry', () => Int, {
      description:
        'What each player pays, without the fee, in the smallest unit of the currency: cents, or whole coins.',
    })
    entry: number,
    @Arg('inputClass', () => InputClassEnum, { description: 'With what the caller plays.' }) inputClass: InputClass,
  ): Promise<ArcadeSeat | null> {
    const { db, now } = context.deps;
    const { userId } = actorOf(context);
    return db.snapshot((read) => readSeat(read, userId, { game, mode, currency, entry, inputClass }, now()));
  }

  @Access('own')
  @Query(() => [ArcadeRatingPoint], {
    nullable: true,
    description:
      'The caller’s rating after each of the newest 30 runs that moved it, oldest first. Refusals: NOT_FOUND.',
  })
  arcadeRatingHistory(
    @Ctx() context: Context,
    @Arg('game', () => ID, { description: 'The game, by its id, such as `spark-line`.' }) game: string,
  ): Promise<ArcadeRatingPoint[]> {
    return readRatingHistory(context.deps.db.read, actorOf(context).userId, game);
  }

  @Access('own')
  @Query(() => [ArcadeGameRecord], {
    description: 'How the caller stands in each game that they have played, the strongest first.',
  })
  arcadeRecords(@Ctx() context: Context): Promise<ArcadeGameRecord[]> {
    const { userId } = actorOf(context);
    return context.deps.db.snapshot((read) => readRecords(read, userId));
  }

  @Access('own')
  @Query(() => ArcadeRunConnection, { description: 'The caller’s runs, the newest first.' })
  async arcadeRuns(
    @Ctx() context: Context,
    @Args(() => PageArgs) { first: asked, after }: PageArgs,
  ): Promise<Connection<ArcadeRunRecord>> {
    const first = pageSize(asked);
    const key = decodeCursor(after);
    const past = key && { at: key[0], id: key[1] };
    const rows = await listRuns(context.deps.db.read, actorOf(context).userId, first + 1, past);
    return toConnection(rows, { first, after }, ({ run }) => [run.enteredAt, run.id], recordOf);
  }

  @OwnEyes()
  @Access('own')
  @Query(() => ArcadeSecret, {
    nullable: true,
    description:
      'The secret of a stage, from a second before the stage begins. Refusals: NOT_FOUND, BAD_INPUT, ARCADE_NOT_BEGUN, ARCADE_RUN_OVER, ARCADE_VERSION, ARCADE_SECRET_EARLY.',
  })
  async arcadeSecret(
    @Ctx() context: Context,
    @Arg('runId', () => ID, { description: 'The caller’s run, by its id.' }) runId: string,
    @Arg('stage', () => Int, { description: 'Which stage it is of, from 0.' }) stage: number,
  ): Promise<ArcadeSecret> {
    const secret = await revealSecret(context.deps, actorOf(context), runId, stage);
    return { stage, secret, now: sharedNow(context.deps) };
  }

  /** AR-04 */
  @Access('own')
  @Mutation(() => ArcadeRun, {
    description:
      'Gives out the ticket of a run and takes the entry. It is to be begun within ten minutes, or it is given back. Refusals: NOT_FOUND, ARCADE_ENTRY, ARCADE_VERSION, ARCADE_TICKET_OPEN, FREE_RUNS_OVER, FREE_MODE_CLOSED, ARCADE_CASH_OFF, ARCADE_CASH_STAFF, ARCADE_CASH_UNVERIFIED, ARCADE_CASH_NO_REGION, ARCADE_CASH_REGION, ARCADE_CASH_AGE, ARCADE_CASH_LOCKED, ARCADE_CASH_RUNS, ARCADE_INVITE, ARCADE_INVITE_OVER, ARCADE_INVITES_OVER, ARCADE_DAILY_PLAYED, INSUFFICIENT_FUNDS, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED, LIMIT_EXCEEDED, REDEMPTION_OFF, IDEMPOTENCY_KEY_REUSED.',
  })
  async enterArcade(
    @Ctx() context: Context,
    @Arg('input', () => EnterArcadeInput, { description: 'What is entered, how, and for how much.' })
    input: EnterArcadeInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<ArcadeRun> {
    const actor = actorOf(context);
    const id = await enterArcade(context.deps, actor, requireKey(key, context.caller.idempotencyKey), { ...input });
    return readOwnRun(context.deps, actor, id);
  }

  @Access('own')
  @Mutation(() => ArcadeRun, {
    description:
      'Begins a run, once and for good: from here on it counts. Refusals: NOT_FOUND, ARCADE_RUN_OVER, ARCADE_VERSION.',
  })
  async beginArcadeRun(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The run, by the id of its ticket.' }) id: string,
  ): Promise<ArcadeRun> {
    const actor = actorOf(context);
    return readOwnRun(context.deps, actor, await beginRun(context.deps, actor, id));
  }

  /** AR-03 */
  @Access('own')
  @Mutation(() => ArcadeRun, {
    description:
      'Says that the caller is ready to play a battle live, which holds for thirty seconds. Once both are, both begin five seconds later, once and for good; the opponent is heard of through `arcadeChanged`. Refusals: NOT_FOUND, ARCADE_RUN_BEGUN, ARCADE_RUN_OVER, ARCADE_LIVE_OFF, ARCADE_VERSION.',
  })
  async beginArcadeTogether(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The run, by the id of its ticket.' }) id: string,
  ): Promise<ArcadeRun> {
    const actor = actorOf(context);
    return readOwnRun(context.deps, actor, await beginTogether(context.deps, actor, id));
  }

  @Access('own')
  @Mutation(() => ArcadeRun, {
    description:
      'Gives a ticket back that was not begun, with its money. Refusals: NOT_FOUND, ARCADE_RUN_BEGUN, IDEMPOTENCY_KEY_REUSED.',
  })
  async leaveArcade(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The run, by the id of its ticket.' }) id: string,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: `${KEY.description} With one, a repeat that comes late gives nothing back that was taken since.`,
    })
    key?: string | null,
  ): Promise<ArcadeRun> {
    const actor = actorOf(context);
    const asked = key ?? context.caller.idempotencyKey;
    const left = await leaveArcade(context.deps, actor, id, asked === null ? null : requireKey(asked, null));
    return readOwnRun(context.deps, actor, left);
  }

  @Access('own')
  @Mutation(() => ArcadeHandIn, {
    description:
      'Hands in the inputs of a stage that has ended; stages come in order, the same bytes again change nothing. Refusals: NOT_FOUND, BAD_INPUT, ARCADE_NOT_BEGUN, ARCADE_RUN_OVER, ARCADE_VERSION, ARCADE_STAGE_EARLY, ARCADE_STAGE_OVER.',
  })
  async handInArcadeStage(
    @Ctx() context: Context,
    @Arg('input', () => HandInStageInput, { description: 'The stage, and what was pressed in it.' })
    input: HandInStageInput,
  ): Promise<ArcadeHandIn> {
    const actor = actorOf(context);
    const receipt = receiptOf(await handInStage(context.deps, actor, input));
    return { receipt, run: await readOwnRun(context.deps, actor, input.runId) };
  }

  @Access('administrator')
  @Mutation(() => ID, {
    nullable: true,
    description:
      'Says whether the runs of a held win count, which settles the contest and resolves its alert; answers the id of that. Refusals: BAD_INPUT, FORBIDDEN, NOT_FOUND, ALERT_RESOLVED, ARCADE_NOT_HELD, ARCADE_VERSION.',
  })
  decideHeldArcade(
    @Ctx() context: Context,
    @Arg('input', () => DecideHeldInput, { description: 'The decision, and why.' }) input: DecideHeldInput,
  ): Promise<string> {
    return decideHeld(context.deps, actorOf(context), input);
  }

  @Access('own')
  @Subscription(() => ID, {
    description: 'The id of each run and each bracket of the caller that has moved.',
    subscribe: ({ context }: { context: Context }) => context.live.subscribe('arcade', actorOf(context).userId),
  })
  arcadeChanged(@Root() { data }: EventOf<'arcade.run-moved' | 'arcade.run-counted' | 'arcade.bracket-moved'>): string {
    return 'bracketId' in data ? data.bracketId : data.runId;
  }
}
