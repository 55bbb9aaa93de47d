import { Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { SIGNALS, SIGNAL_SEATS, type Signal, isHabit } from '../../domain/proof/signals.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { Reader } from '../../db/client/database.ts';
import { countHeard, listNames, listSignals } from '../../db/proof/signal.queries.ts';
import type { Context } from '../kernel/context.ts';
import { Battle, loadBattle } from '../battles/index.ts';
import { Beside } from '../schema/beside.ts';
import { Access } from '../schema/access.ts';
import { graphqlEnum } from '../schema/enums.ts';
import { Listed } from '../schema/listed.ts';
import { Instant } from '../schema/scalars.ts';

export const SPAN_MS = 90 * DAY;
/** Habits are counted over so many of the latest signals. */
const COUNTED_MAX = 2_000;
const SHOWN_MAX = 50;

const SignalEnum = graphqlEnum('ProofSignal', 'What the games of a battle leave for the desk of staff.', SIGNALS, {
  contradiction: 'The games of the two players did not fit together.',
  'two-writers': 'Two networks used a player’s file during one match.',
  silence: 'A player’s game was heard, and stopped before the end.',
  'one-network': 'The games of both players were heard from one network.',
  'one-machine': 'Both players have signed in from one browser within thirty days.',
});

@Access('staff')
@ObjectType({ description: 'Something about the games of a battle that people should look at.' })
export class BattleSignal {
  @Field(() => ID, { description: 'The id of the battle.' })
  battleId!: string;

  @Beside('battleId', () => loadBattle)
  @Field(() => Battle, { nullable: true, description: 'The battle of `battleId`.' })
  battle?: Battle | null;

  @Field(() => String, { description: 'The title of the battle.' })
  title!: string;

  @Field(() => SignalEnum, { description: 'What was noticed.' })
  kind!: Signal;

  @Listed(2)
  @Field(() => [String], { description: 'The players it is about: one, or both where it cannot be said which.' })
  players!: string[];

  @Field(() => Instant, { description: 'When the battle ended.' })
  at!: number;
}

@Access('staff')
@ObjectType({ description: 'A player whose game falls silent again and again.' })
export class SilentPlayer {
  @Field(() => ID, { description: 'The id of the player.' })
  id!: string;

  @Field(() => String, { description: 'The name by which others find the player.' })
  username!: string;

  @Field(() => Int, { description: 'Battles in which the game was heard and stopped before the end.' })
  silences!: number;

  @Field(() => Int, { description: 'Battles in which it was heard.' })
  heard!: number;
}

@Access('staff')
@ObjectType({ description: 'What the games of the last 90 days leave for staff. None of it decides anything.' })
export class IntegrityDesk {
  @Listed(SHOWN_MAX)
  @Field(() => [BattleSignal], { description: 'The latest first; silences only as habits.' })
  signals!: BattleSignal[];

  @Listed(SHOWN_MAX)
  @Field(() => [SilentPlayer], { description: 'The most frequent first.' })
  silent!: SilentPlayer[];
}

async function readIntegrityDesk(read: Reader, now: number): Promise<IntegrityDesk> {
  const all = await listSignals(read, now - SPAN_MS, COUNTED_MAX);
  const placed = all.map((signal) => {
    const { seat, creatorId, opponentId } = signal;
    const ids =
      seat === SIGNAL_SEATS[0] ? [creatorId] : seat === SIGNAL_SEATS[1] ? [opponentId] : [creatorId, opponentId];
    return { ...signal, ids: ids.filter((id) => id !== null) };
  });
  const silences = new Map<string, number>();
  for (const { kind, ids } of placed)
    if (kind === 'silence') for (const id of ids) silences.set(id, (silences.get(id) ?? 0) + 1);
  const heard = new Map((await countHeard(read, [...silences.keys()])).map(({ playerId, count }) => [playerId, count]));
  const habits = [...silences]
    .map(([id, count]) => ({ id, silences: count, heard: heard.get(id) ?? count }))
    .filter((one) => isHabit(one.silences, one.heard))
    .toSorted((one, other) => other.silences - one.silences)
    .slice(0, SHOWN_MAX);
  const shown = placed.filter(({ kind }) => kind !== 'silence').slice(0, SHOWN_MAX);
  const ids = new Set([...shown.flatMap((signal) => signal.ids), ...habits.map(({ id }) => id)]);
  const names = new Map((await listNames(read, [...ids])).map(({ id, username }) => [id, username]));
  return {
    signals: shown.map(({ battleId, title, kind, at, ids: about }) => ({
      battleId,
      title,
      kind,
      at,
      players: about.map((id) => names.get(id) ?? ''),
    })),
    silent: habits.map((one) => ({ ...one, username: names.get(one.id) ?? '' })),
  };
}

@Resolver()
export class IntegrityResolver {
  @Access('staff')
  @Query(() => IntegrityDesk, {
    description:
      'Contradictions, keys with two writers, two players in one network or at one browser, and games that fall silent.',
  })
  integrityDesk(@Ctx() { deps }: Context): Promise<IntegrityDesk> {
    return deps.db.snapshot((read) => readIntegrityDesk(read, deps.now()));
  }
}
