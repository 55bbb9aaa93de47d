import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { ArcadeDailyBoard, ArcadeDailyStand, ArcadePlaying } from './daily.types.ts';
import { readDailyBoard, readDailyBoards } from './read-daily.ts';
import { readPlaying } from '../runs/read-playing.ts';

@Resolver()
export class DailyResolver {
  @Access('own')
  @Query(() => ArcadeDailyBoard, {
    nullable: true,
    description: 'The board of a game, of today or of one of the thirty days before. Refusals: NOT_FOUND, BAD_INPUT.',
  })
  arcadeDailyBoard(
    @Ctx() context: Context,
    @Arg('game', () => ID, { description: 'The game, by its id, such as `spark-line`.' }) game: string,
    @Arg('day', () => String, { nullable: true, description: 'A UTC day, `YYYY-MM-DD`; today without one.' })
    day?: string | null,
  ): Promise<ArcadeDailyBoard> {
    const { db, now } = context.deps;
    const { userId } = actorOf(context);
    return db.snapshot((read) => readDailyBoard(read, userId, game, now(), day ?? undefined));
  }

  @Access('own')
  @Query(() => [ArcadeDailyStand], { description: 'How the caller stands on today’s boards of all games.' })
  arcadeDailyBoards(@Ctx() context: Context): Promise<ArcadeDailyStand[]> {
    const { db, now } = context.deps;
    return readDailyBoards(db.read, actorOf(context).userId, now());
  }

  @Access('own')
  @Query(() => [ArcadePlaying], {
    description: 'Who plays now: others with a public profile whose run is under way, 12 at most.',
  })
  arcadePlaying(@Ctx() context: Context): Promise<ArcadePlaying[]> {
    const { db, now } = context.deps;
    const { userId } = actorOf(context);
    return db.snapshot((read) => readPlaying(read, userId, now()));
  }
}
