import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { InputClass } from '../../../domain/arcade/games.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { requireKey } from '../../kernel/once.ts';
import { Access } from '../../schema/access.ts';
import { FindsNode } from '../../schema/node.ts';
import { CurrencyEnum } from '../../schema/enums.ts';
import { KEY } from '../../schema/key.ts';
import { InputClassEnum } from '../arcade.enums.ts';
import { ArcadeRun } from '../arcade.types.ts';
import { ArcadeBracket, ArcadeBracketPlace, EnterArcadeBracketInput } from './bracket.types.ts';
import { enterBracket } from './enter-bracket.ts';
import { leaveBracket, playBracket } from './play-bracket.ts';
import { readBracketPlace, readOwnBracket, readOwnBrackets } from './read-bracket.ts';
import { readOwnRun } from '../runs/read-run.ts';

const readOwn = (context: Context, id: string): Promise<ArcadeBracket> => {
  const { userId } = actorOf(context);
  return context.deps.db.snapshot((read) => readOwnBracket(read, userId, id));
};

@Resolver()
export class BracketResolver {
  @Access('own')
  @FindsNode()
  @Query(() => ArcadeBracket, {
    nullable: true,
    description: 'A bracket that the caller is in. Refusals: NOT_FOUND.',
  })
  arcadeBracket(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The bracket, by its id.' }) id: string,
  ): Promise<ArcadeBracket> {
    return readOwn(context, id);
  }

  @Access('own')
  @Query(() => [ArcadeBracket], {
    description: 'The caller’s brackets that are not over, the newest first; 30 at most.',
  })
  arcadeBrackets(@Ctx() context: Context): Promise<ArcadeBracket[]> {
    const { db, now } = context.deps;
    const { userId } = actorOf(context);
    return db.snapshot((read) => readOwnBrackets(read, userId, now()));
  }

  @Access('own')
  @Query(() => ArcadeBracketPlace, {
    nullable: true,
    description: 'The bracket in which an entry would get a seat now; null where it would open one.',
  })
  arcadeBracketPlace(
    @Ctx() context: Context,
    @Arg('game', () => ID, { description: 'The game, by its id, such as `spark-line`.' }) game: string,
    @Arg('currency', () => CurrencyEnum, { description: 'What the entry is paid in.' }) currency: Currency,
    @Arg('entry', () => Int, {
      description:
        'What each player pays, without the fee, in the smallest unit of the currency: cents, or whole coins.',
    })
    entry: number,
    @Arg('size', () => Int, { description: 'How many it is for: 4 or 8.' }) size: number,
    @Arg('inputClass', () => InputClassEnum, { description: 'With what the caller plays.' }) inputClass: InputClass,
  ): Promise<ArcadeBracketPlace | null> {
    const { db, now } = context.deps;
    const { userId } = actorOf(context);
    return db.snapshot((read) => readBracketPlace(read, userId, { game, currency, entry, size, inputClass }, now()));
  }

  @Access('own')
  @Mutation(() => ArcadeBracket, {
    description:
      'Takes the entry of a bracket of four or eight and a seat in it; the last seat begins it. Not full within 24 hours, everybody has everything back. Refusals: NOT_FOUND, ARCADE_ENTRY, ARCADE_VERSION, ARCADE_CASH_OFF, ARCADE_CASH_STAFF, ARCADE_CASH_UNVERIFIED, ARCADE_CASH_NO_REGION, ARCADE_CASH_REGION, ARCADE_CASH_AGE, ARCADE_CASH_LOCKED, ARCADE_CASH_RUNS, INSUFFICIENT_FUNDS, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED, LIMIT_EXCEEDED, REDEMPTION_OFF, IDEMPOTENCY_KEY_REUSED.',
  })
  async enterArcadeBracket(
    @Ctx() context: Context,
    @Arg('input', () => EnterArcadeBracketInput, { description: 'Which bracket is looked for, and for how much.' })
    input: EnterArcadeBracketInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<ArcadeBracket> {
    const own = requireKey(key, context.caller.idempotencyKey);
    return readOwn(context, await enterBracket(context.deps, actorOf(context), own, { ...input }));
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description:
      'Leaves a bracket that is not full yet, with entry and fee. Refusals: NOT_FOUND, ARCADE_BRACKET_BEGUN.',
  })
  async leaveArcadeBracket(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The bracket, by its id.' }) id: string,
  ): Promise<boolean> {
    await leaveBracket(context.deps, actorOf(context), id);
    return true;
  }

  @Access('own')
  @Mutation(() => ArcadeRun, {
    description:
      'Gives out the ticket of the caller’s pair, which costs nothing more. Refusals: NOT_FOUND, ARCADE_TICKET_OPEN, ARCADE_BRACKET_WAIT.',
  })
  async playArcadeBracket(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The bracket, by its id.' }) id: string,
  ): Promise<ArcadeRun> {
    const actor = actorOf(context);
    return readOwnRun(context.deps, actor, await playBracket(context.deps, actor, id));
  }
}
