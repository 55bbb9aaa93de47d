import { Field, Float, ObjectType } from 'type-graphql';
import {
  FIGURE_ROWS_MAX,
  FIGURE_UNITS,
  type FigureColumn,
  type FigureRow,
  type FigureTable,
} from '../../../domain/wallet/figure-table.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { CurrencyEnum, graphqlEnum } from '../../schema/enums.ts';
import { Instant } from '../../schema/scalars.ts';

export const FigureUnitEnum = graphqlEnum('FigureUnit', 'What a column of figures counts.', FIGURE_UNITS, {
  money: 'Money in the smallest unit of the row’s currency: cents, or whole BattleCoin.',
  count: 'A plain number.',
});

@Access('own')
@ObjectType('FigureColumn', { description: 'A column of figures.' })
export class FigureColumnType implements FigureColumn {
  @Field(() => String, { description: 'What stands above it.' })
  title!: string;

  @Field(() => FigureUnitEnum, { description: 'What its figures count.' })
  unit!: FigureColumn['unit'];
}

@Access('own')
@ObjectType('FigureRow', { description: 'A row of figures.' })
export class FigureRowType implements FigureRow {
  @Field(() => [String], { description: 'What the row is about; as many as the table has labels.' })
  labels!: readonly string[];

  @Field(() => [Float], {
    nullable: 'items',
    description: 'Whole numbers, as many as the table has columns; null where there is none.',
  })
  figures!: readonly (number | null)[];

  @Field(() => CurrencyEnum, { description: 'What its money is in.' })
  currency!: Currency;

  @Field(() => Boolean, { description: 'Whether it adds up rows above it.' })
  isSum!: boolean;
}

@Access('own')
@ObjectType('FigureTable', {
  description: 'Figures of the books over a period, the same as in the files that can be downloaded.',
})
export class FigureTableType implements FigureTable {
  @Field(() => String, { description: 'What it is.' })
  title!: string;

  @Field(() => String, { description: 'What it covers, as in `Nov 1, 2026 to Nov 30, 2026 (UTC)`.' })
  period!: string;

  @Field(() => String, { nullable: true, description: 'Whose figures they are; null for those of the platform.' })
  subject!: string | null;

  @Field(() => Instant, { description: 'When the books were read.' })
  readAt!: number;

  @Field(() => [String], { description: 'What stands above the labels of the rows.' })
  labels!: readonly string[];

  @Field(() => [FigureColumnType], { description: 'The columns of figures, behind the labels.' })
  columns!: readonly FigureColumn[];

  @Listed(FIGURE_ROWS_MAX)
  @Field(() => [FigureRowType], { description: 'In the order in which they are to be read.' })
  rows!: readonly FigureRow[];

  @Field(() => [String], { description: 'What has to be known to read the figures.' })
  notes!: readonly string[];
}
