import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { FigureTableType } from './figure-table.types.ts';
import { openTaxYear, readTaxYear, readTaxYears } from './read-tax-year.ts';

@Resolver()
export class TaxYearResolver {
  @Access('own')
  @Query(() => [Int], {
    description: 'The calendar years, UTC, since money or coins of the caller first moved, the latest first.',
  })
  taxYears(@Ctx() context: Context): Promise<number[]> {
    return readTaxYears(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Query(() => FigureTableType, {
    description:
      'What the caller’s accounts were booked in a calendar year, UTC; the files are at `/api/tax-years/:year/pdf` and `/csv`. Refusals: BAD_INPUT, NOT_FOUND.',
  })
  taxYear(
    @Ctx() context: Context,
    @Arg('year', () => Int, { description: 'This year or one before it.' }) year: number,
  ): Promise<FigureTableType> {
    return readTaxYear(context.deps, actorOf(context).userId, year);
  }

  @Access('administrator')
  @Mutation(() => FigureTableType, {
    description:
      'A player’s tax year. Every look is in the audit log and in the archive of its player. Refusals: FORBIDDEN, NOT_FOUND, OWN_ACCOUNT, BAD_INPUT.',
  })
  openTaxYear(
    @Ctx() context: Context,
    @Arg('accountId', () => ID, { description: 'The account that is asked about; not the caller’s own.' })
    accountId: string,
    @Arg('year', () => Int, { description: 'This year or one before it.' }) year: number,
  ): Promise<FigureTableType> {
    return openTaxYear(context.deps, actorOf(context), accountId, year);
  }
}
