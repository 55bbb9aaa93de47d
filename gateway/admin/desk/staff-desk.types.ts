import { Field, Int, ObjectType } from 'type-graphql';
import { Access } from '../../schema/access.ts';

@Access('staff')
@ObjectType({ description: 'What waits for staff, counted at one moment.' })
export class StaffDesk {
  @Field(() => Int, { description: 'Accounts, closed ones too.' })
  users!: number;

  @Field(() => Int, { description: 'Disputes and appeals that nobody has decided.' })
  openDisputes!: number;

  @Field(() => Int, { description: 'Withdrawals that were requested and neither decided nor put on hold.' })
  pendingWithdrawals!: number;

  @Field(() => Int, {
    description: 'Approved payouts of others that an administrator sends by hand; 0 for whoever is none.',
  })
  payoutsToSend!: number;

  @Field(() => Int, { description: 'Reports of players that nobody has looked at.' })
  openReports!: number;

  @Field(() => Int, { description: 'Blocked messages whose authors ask staff to look.' })
  blockedAppeals!: number;

  @Field(() => Int, {
    description: 'Open alerts of the books, of the server and of held wins; those of the risk desk are in its cases.',
  })
  openAlerts!: number;

  @Field(() => Int, { description: 'Cases of the risk desk that wait for staff.' })
  openRiskCases!: number;

  @Field(() => Int, {
    description: 'Requests for money into the fund of the markets, or out of it, that wait for a second administrator.',
  })
  fundRequests!: number;

  @Field(() => Int, { description: 'Wins on battles that wait for an administrator.' })
  heldBets!: number;

  @Field(() => Int, { description: 'Undecided disputes and appeals of the highest priority.' })
  urgentDisputes!: number;
}
