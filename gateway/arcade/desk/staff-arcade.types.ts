import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ArcadeMode } from '../../../domain/arcade/games.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import { Access } from '../../schema/access.ts';
import { Amount } from '../../schema/amount.ts';
import { connectionOf } from '../../schema/connection.ts';
import { Instant } from '../../schema/scalars.ts';
import { SumOf } from '../../schema/sum-of.ts';
import { ArcadeModeEnum } from '../arcade.enums.ts';

@Access('staff')
@ObjectType({ description: 'A contest or bracket of the arcade as staff see it.' })
export class StaffArcadeContest {
  @Field(() => ID, { description: 'Names the contest, or the bracket where `mode` is `BRACKET`.' })
  id!: string;

  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;

  @Field(() => ArcadeModeEnum, { description: 'How it is played.' })
  mode!: ArcadeMode;

  @Field(() => [String], { description: 'Who has paid in and not left, in the order of names.' })
  players!: string[];

  @Field(() => Int, { description: 'How many can play it.' })
  seats!: number;

  @SumOf('held')
  @Field(() => Amount, { description: 'What lies in escrow for it: entries and fees.' })
  heldSum?: Amount;

  @Field(() => Boolean, { description: 'Whether a win in it waits for staff, who look at a run.' })
  isHeld!: boolean;

  @Field(() => Instant, { description: 'When the first player came in.' })
  createdAt!: number;

  @Field(() => Instant, {
    nullable: true,
    description:
      'When it takes nobody any more, or is paid at the latest where it is held; null alone, and of a bracket that is full.',
  })
  dueAt!: number | null;

  /** For its sum; not part of the schema. */
  held!: number;
  currency!: Currency;
}

export const StaffArcadeContestConnection = connectionOf(StaffArcadeContest, 'StaffArcadeContest');
