import { Field, InputType, ObjectType } from 'type-graphql';
import type { MailedKind, ReportRhythm } from '../../../domain/admin/report-mails.ts';
import { Access } from '../../schema/access.ts';
import { Instant } from '../../schema/scalars.ts';
import { FinanceReportKindEnum, ReportRhythmEnum } from '../admin.enums.ts';

@Access('administrator')
@ObjectType({ description: 'One of the staff who is told of a report.' })
export class ReportRecipient {
  @Field(() => String, { description: 'The name of the account.' })
  username!: string;

  @Field(() => Boolean, {
    description: 'False for somebody who has left the staff since, and is told nothing any more.',
  })
  isTold!: boolean;
}

/** AF-06 */
@Access('administrator')
@ObjectType({ description: 'A finance report, or the tax list, that is told by e-mail when its period is over.' })
export class ReportMail {
  @Field(() => FinanceReportKindEnum, { description: 'Which report.' })
  kind!: MailedKind;

  @Field(() => ReportRhythmEnum, { description: 'How often.' })
  rhythm!: ReportRhythm;

  @Field(() => Instant, { description: 'When the recipients were set last.' })
  setAt!: number;

  @Field(() => [ReportRecipient], { description: 'By name.' })
  recipients!: ReportRecipient[];
}

@InputType({ description: 'Who is told of a report, in place of those who were.' })
export class ReportMailInput {
  @Field(() => FinanceReportKindEnum, { description: 'Which report.' })
  kind!: MailedKind;

  @Field(() => ReportRhythmEnum, { description: 'How often; the tax list yearly.' })
  rhythm!: ReportRhythm;

  @Field(() => String, { description: 'Usernames of staff between commas, 20 at the most; empty to end it.' })
  recipients!: string;
}
