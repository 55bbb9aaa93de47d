import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type MailedKind, isReport } from '../../../domain/admin/report-mails.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { FigureTableType } from '../../wallet/index.ts';
import { FinanceReportKindEnum } from '../admin.enums.ts';
import { readReportMails, setReportMailing } from './mail-reports.ts';
import { openTaxList } from '../people/open-tax-list.ts';
import { readReport } from './read-report.ts';
import { ReportMail, ReportMailInput } from './report.types.ts';

@Resolver()
export class ReportResolver {
  @Access('staff')
  @Query(() => FigureTableType, {
    description:
      'A finance report; the files are at `/api/admin/reports/:kind/pdf` and `/csv`. Refusals: BAD_INPUT, REPORT_TOO_LONG.',
  })
  async financeReport(
    @Ctx() { deps }: Context,
    @Arg('kind', () => FinanceReportKindEnum, { description: 'Which report; `openTaxList` answers the tax list.' })
    kind: MailedKind,
    @Arg('from', () => String, { description: 'Its first day, `YYYY-MM-DD`, UTC.' }) from: string,
    @Arg('to', () => String, { description: 'Its last day, not behind today and at most a year after the first.' })
    to: string,
  ): Promise<FigureTableType> {
    if (!isReport(kind)) throw new Refused('BAD_INPUT', { field: 'kind' });
    return readReport(deps, { kind, from, to });
  }

  @Access('administrator')
  @Mutation(() => FigureTableType, {
    description:
      'The players whose payouts of a calendar year, UTC, reach a threshold of the configuration, with what is not on file of them; the files are at `/api/admin/tax-lists/:year/pdf` and `/csv`. Every look is in the audit log and in the archive of each of them. Refusals: FORBIDDEN, BAD_INPUT, REPORT_TOO_LONG.',
  })
  openTaxList(
    @Ctx() context: Context,
    @Arg('year', () => Int, { description: 'This year or one before it.' }) year: number,
  ): Promise<FigureTableType> {
    return openTaxList(context.deps, actorOf(context), year);
  }

  @Access('administrator')
  @Query(() => [ReportMail], { description: 'The reports that are told by e-mail.' })
  reportMails(@Ctx() { deps }: Context): Promise<ReportMail[]> {
    return readReportMails(deps.db.read);
  }

  @Access('administrator')
  @Mutation(() => [ReportMail], {
    description:
      'Says who of the staff is told of a report, how often. The mail leads to the report and holds no figures. Refusals: FORBIDDEN, BAD_INPUT, NOT_STAFF.',
  })
  async setReportMail(
    @Ctx() context: Context,
    @Arg('input', () => ReportMailInput, { description: 'Which report, how often and to whom.' })
    input: ReportMailInput,
  ): Promise<ReportMail[]> {
    await setReportMailing(context.deps, actorOf(context), input);
    return readReportMails(context.deps.db.read);
  }
}
