import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type StatementType, periodTitle } from '../../../domain/wallet/statements.ts';
import type { StatementRow } from '../../../db/wallet/statement.queries.ts';
import { Access } from '../../schema/access.ts';
import { connectionOf } from '../../schema/connection.ts';
import { StatementTypeEnum } from '../wallet.enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';

/** EN-45 */
@Access('own')
@ObjectType({ description: 'A period of the player’s account as it was issued; never changed afterwards.' })
export class Statement {
  @Field(() => ID, { description: 'Names the statement in the paths of its files.' })
  id!: string;

  @Field(() => String, { description: 'As in `October 2026` or `Q4 2026`.' })
  period!: string;

  @Field(() => StatementTypeEnum, { description: 'Whether it covers a month or a quarter.' })
  type!: StatementType;

  @Field(() => Instant, { description: 'The last day of the period, UTC.' })
  date!: number;

  @Field(() => String, { description: '`Available`: there are none before they can be downloaded.' })
  status!: string;

  @Field(() => Cents, { description: 'At the end of the period.' })
  balanceCents!: number;

  @Field(() => Int, { description: 'How many bookings stand on it.' })
  transactions!: number;

  @Field(() => Int, { description: 'Of the PDF, in bytes.' })
  sizeBytes!: number;
}

export const toStatement = (row: StatementRow): Statement => ({
  id: row.id,
  period: periodTitle(row.period),
  type: row.type,
  date: row.endsAt - 1,
  status: 'Available',
  balanceCents: row.closingCents,
  transactions: row.lineCount,
  sizeBytes: row.pdfBytes,
});

@ObjectType({ description: 'A page of statements.' })
export class StatementConnection extends connectionOf(Statement, 'Statement') {}
