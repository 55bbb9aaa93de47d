import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ArcadeMode } from '../../../domain/arcade/games.ts';
import type { RunSign } from '../../../domain/arcade/signs.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import type { ArcadeRunRow } from '../../../db/arcade/arcade.table.ts';
import { Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { Amount } from '../../schema/amount.ts';
import { SumOf } from '../../schema/sum-of.ts';
import { CurrencyEnum } from '../../schema/enums.ts';
import { ArcadeModeEnum, ArcadeRunStateEnum, ArcadeSignEnum } from '../arcade.enums.ts';

@Access('staff')
@ObjectType({ description: 'A run that staff are alerted of.' })
export class AlertedArcadeRun {
  @Field(() => ID, { description: 'The run, as `arcadeRun` takes it.' })
  id!: string;

  @Field(() => Player, { description: 'Who has played it.' })
  player!: Player;

  @Field(() => ID, { description: 'The game, by its id, such as `spark-line`.' })
  game!: string;

  @Field(() => ArcadeModeEnum, { description: 'How it was played.' })
  mode!: ArcadeMode;

  @Field(() => CurrencyEnum, { description: 'What the entry was paid in; `BC` where nothing was paid.' })
  currency!: Currency;

  @Field(() => Int, {
    description: 'What was paid in, in the smallest unit of the currency: cents, or whole coins. 0 in a bracket.',
    deprecationReason: 'Until 2027-05-26: use `AlertedArcadeRun.entrySum`.',
  })
  entry!: number;

  @SumOf('entry')
  @Field(() => Amount, { description: 'What was paid in; 0 in a bracket.' })
  entrySum?: Amount;

  @Field(() => ArcadeRunStateEnum, { description: 'How it stands.' })
  state!: ArcadeRunRow['state'];

  @Field(() => [ArcadeSignEnum], { description: 'What is out of the ordinary; empty where nothing is.' })
  signs!: RunSign[];

  @Field(() => Boolean, { description: 'Whether `arcadeRun` shows it to the caller now.' })
  canWatch!: boolean;
}
