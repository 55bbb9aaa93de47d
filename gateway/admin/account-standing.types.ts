import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { AccountMark, Standing } from '../../domain/accounts/change-standing.ts';
import type { AccountStatus, Role, VerificationStatus } from '../../domain/accounts/roles.ts';
import type { AuditView } from '../../db/audit/audit.queries.ts';
import type { User } from '../../db/accounts/index.ts';
import type { Holdings } from '../../db/wallet/index.ts';
import type { AccountOrder } from '../../domain/accounts/account-order.ts';
import { Access } from '../schema/access.ts';
import { AccountOrderEnum } from './admin.enums.ts';
import { connectionOf } from '../schema/connection.ts';
import {
  AccountMarkEnum,
  AccountStatusEnum,
  RoleEnum,
  StandingEnum,
  VerificationStatusEnum,
  avatarUrlOf,
} from '../accounts/index.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Access('staff')
@ObjectType({ description: 'An account as staff see it.' })
export class Account {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String)
  displayName!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => AccountStatusEnum)
  status!: AccountStatus;

  @Field(() => VerificationStatusEnum)
  verification!: VerificationStatus;

  @Field(() => Boolean)
  isVip!: boolean;

  @Field(() => Boolean)
  isVerifiedCreator!: boolean;

  @Field(() => Instant)
  memberSince!: number;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  avatarUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The region that the player has chosen; null without one.' })
  country!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When a session was opened last; null before the first.' })
  lastLogin!: number | null;

  @Field(() => Cents)
  balanceCents!: number;

  @Field(() => Int)
  battleCoins!: number;

  @Field(() => Cents, { description: 'All stakes so far that were not given back.' })
  totalWageredCents!: number;
}

const NOTHING: Holdings = { cents: 0, coins: 0, wageredCents: 0 };

export const toAccount = (user: User, { cents, coins, wageredCents }: Holdings = NOTHING): Account => ({
  id: user.id,
  username: user.username,
  displayName: user.displayName,
  role: user.role,
  status: user.status,
  verification: user.verification,
  isVip: user.isVip,
  isVerifiedCreator: user.isVerifiedCreator,
  memberSince: user.createdAt,
  email: user.email,
  avatarUrl: avatarUrlOf(user.avatarId),
  country: user.region,
  lastLogin: user.lastLoginAt,
  balanceCents: cents,
  battleCoins: coins,
  totalWageredCents: wageredCents,
});

@ArgsType()
export class AccountFilterArgs {
  @Field(() => String, { nullable: true, description: 'A part of the username, the e-mail address, or an id.' })
  search?: string | null;

  @Field(() => AccountStatusEnum, { nullable: true })
  status?: AccountStatus | null;

  @Field(() => VerificationStatusEnum, { nullable: true })
  verification?: VerificationStatus | null;

  @Field(() => RoleEnum, { nullable: true })
  role?: Role | null;

  @Field(() => AccountOrderEnum, { defaultValue: 'name' })
  order: AccountOrder = 'name';
}

@ObjectType()
export class AccountConnection extends connectionOf(Account, 'Account') {}

@Access('staff')
@ObjectType({ description: 'What a member of staff did, and why. Never changed.' })
export class AuditEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  actorId!: string;

  @Field(() => String)
  actorName!: string;

  @Field(() => String, { description: 'As in `account.suspended`.' })
  action!: string;

  @Field(() => String, { description: 'What kind of thing it was done to, as in `account`.' })
  subject!: string;

  @Field(() => ID)
  subjectId!: string;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true, description: 'What it was before; null where the action says it all.' })
  from!: string | null;

  @Field(() => String, { nullable: true })
  to!: string | null;

  @Field(() => Instant)
  at!: number;
}

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

export const toAuditEntry = (view: AuditView): AuditEntry => ({
  id: view.id,
  actorId: view.actorId,
  actorName: view.actorName,
  action: view.action,
  subject: view.subject,
  subjectId: view.subjectId,
  reason: view.reason,
  from: textOf(view.data['from']),
  to: textOf(view.data['to']),
  at: view.at,
});

@ObjectType()
export class AuditConnection extends connectionOf(AuditEntry, 'Audit') {}

const REASON = { description: 'Kept in the audit log; 1 to 2,000 characters.' } as const;

@InputType()
export class SetAccountStatusInput {
  @Field(() => ID)
  accountId!: string;

  @Field(() => StandingEnum)
  status!: Standing;

  @Field(() => String, REASON)
  reason!: string;

  @Field(() => ID, { nullable: true, description: 'The report of a player that this answers; it is resolved with it.' })
  reportId?: string | null;
}

@InputType()
export class GrantRoleInput {
  @Field(() => ID)
  accountId!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => String, REASON)
  reason!: string;
}

@InputType()
export class SetMarkInput {
  @Field(() => ID)
  accountId!: string;

  @Field(() => AccountMarkEnum)
  mark!: AccountMark;

  @Field(() => Boolean)
  isSet!: boolean;

  @Field(() => String, REASON)
  reason!: string;
}
