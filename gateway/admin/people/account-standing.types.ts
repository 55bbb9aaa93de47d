import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { AccountMark, Standing } from '../../../domain/accounts/change-standing.ts';
import type { AccountStatus, Role, VerificationStatus } from '../../../domain/accounts/roles.ts';
import type { AuditView } from '../../../db/audit/audit.queries.ts';
import type { User } from '../../../db/accounts/index.ts';
import type { Holdings } from '../../../db/wallet/index.ts';
import type { AccountOrder } from '../../../domain/accounts/account-order.ts';
import { Beside } from '../../schema/beside.ts';
import { Access } from '../../schema/access.ts';
import { Node } from '../../schema/node.ts';
import { AccountOrderEnum } from '../admin.enums.ts';
import { connectionOf } from '../../schema/connection.ts';
import {
  AccountMarkEnum,
  AccountStatusEnum,
  RoleEnum,
  StandingEnum,
  VerificationStatusEnum,
  avatarUrlOf,
  Player,
  loadPlayer,
} from '../../accounts/index.ts';
import { Cents, Instant } from '../../schema/scalars.ts';

@Access('staff')
@ObjectType({ implements: Node, description: 'An account as staff see it.' })
export class Account {
  @Field(() => ID, { description: 'Names the account and its player: what `accountId` and `userId` take elsewhere.' })
  id!: string;

  @Field(() => String, {
    description: 'The player’s username; of a closed account a random one that begins with `deleted-`.',
  })
  username!: string;

  @Field(() => String, { description: 'The name that the player shows to others.' })
  displayName!: string;

  @Field(() => RoleEnum, { description: 'What the account may do.' })
  role!: Role;

  @Field(() => AccountStatusEnum, { description: 'Whether the account may be used.' })
  status!: AccountStatus;

  @Field(() => VerificationStatusEnum, { description: 'How far the player’s proof of identity is.' })
  verification!: VerificationStatus;

  @Field(() => Boolean, {
    description:
      'Whether staff have noted the date of birth from a checked document; the date itself is shown to nobody.',
  })
  isBirthNoted!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is marked as VIP, which raises its limits and takes off the withdrawal fee.',
  })
  isVip!: boolean;

  @Field(() => Boolean, { description: 'Whether it has the badge of a verified creator.' })
  isVerifiedCreator!: boolean;

  @Field(() => Instant, { description: 'When the account was opened.' })
  memberSince!: number;

  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The uploaded picture; null for one drawn from the id.' })
  avatarUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The region that the player has chosen; null without one.' })
  country!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When a session was opened last; null before the first.' })
  lastLogin!: number | null;

  @Field(() => Cents, {
    description: 'What lies free in the wallet; stakes and withdrawals under way are not included.',
  })
  balanceCents!: number;

  @Field(() => Int, { description: 'The balance in BattleCoin, in whole coins; coins at stake are not included.' })
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
  isBirthNoted: user.bornOn !== null,
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
  @Field(() => String, {
    nullable: true,
    description:
      'How the username begins, the whole e-mail address, or an id; found accounts are in the order of names.',
  })
  search?: string | null;

  @Field(() => AccountStatusEnum, { nullable: true, description: 'Only accounts of this status; all without it.' })
  status?: AccountStatus | null;

  @Field(() => VerificationStatusEnum, {
    nullable: true,
    description: 'Only accounts whose proof of identity is so far; all without it.',
  })
  verification?: VerificationStatus | null;

  @Field(() => RoleEnum, { nullable: true, description: 'Only accounts of this role; all without it.' })
  role?: Role | null;

  @Field(() => AccountOrderEnum, { defaultValue: 'name', description: 'In which order they are listed.' })
  order: AccountOrder = 'name';
}

@ObjectType({ description: 'A page of accounts.' })
export class AccountConnection extends connectionOf(Account, 'Account') {}

@Access('staff')
@ObjectType({ description: 'What a member of staff did, and why. Never changed.' })
export class AuditEntry {
  @Field(() => ID, { description: 'Tells the entry from all others; no call takes it.' })
  id!: string;

  @Field(() => ID, { description: 'The account of who did it.' })
  actorId!: string;

  @Beside('actorId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of that account.' })
  actor?: Player;

  @Field(() => String, { description: 'The username of who did it.' })
  actorName!: string;

  @Field(() => String, { description: 'As in `account.suspended`.' })
  action!: string;

  @Field(() => String, { description: 'What kind of thing it was done to, as in `account`.' })
  subject!: string;

  @Field(() => ID, { description: 'Which one: the id or the name of what `subject` says.' })
  subjectId!: string;

  @Beside(({ subject, subjectId }) => (subject === 'account' ? String(subjectId) : null), () => loadPlayer)
  @Field(() => Player, { nullable: true, description: 'Whom it was done to; null where it was another thing.' })
  account?: Player | null;

  @Field(() => String, { description: 'Why, in the words of who did it; empty where none was given.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'What it was before; null where the action says it all.' })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'What it became; null where the action says it all.' })
  to!: string | null;

  @Field(() => Instant, { description: 'When it was done.' })
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

@ObjectType({ description: 'A page of the audit log.' })
export class AuditConnection extends connectionOf(AuditEntry, 'Audit') {}

const REASON = { description: 'Kept in the audit log; 1 to 2,000 characters.' } as const;

@InputType({ description: 'A change of the status of an account.' })
export class SetAccountStatusInput {
  @Field(() => ID, { description: 'The account whose status changes; not the caller’s own.' })
  accountId!: string;

  @Field(() => StandingEnum, { description: 'What it becomes; refused where it is that already.' })
  status!: Standing;

  @Field(() => String, REASON)
  reason!: string;

  @Field(() => ID, { nullable: true, description: 'The report of a player that this answers; it is resolved with it.' })
  reportId?: string | null;
}

@InputType({ description: 'A role for an account.' })
export class GrantRoleInput {
  @Field(() => ID, { description: 'The account that gets the role; not the caller’s own.' })
  accountId!: string;

  @Field(() => RoleEnum, { description: 'The new role; the account is signed out everywhere and signs in anew.' })
  role!: Role;

  @Field(() => String, REASON)
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A code of the second factor, or the receipt of a passkey: asked for where an administrator is made.',
  })
  proof?: string | null;
}

@InputType({ description: 'The date of birth of a verified player, as on the document that was checked.' })
export class NoteBirthInput {
  @Field(() => ID, { description: 'The verified account; not the caller’s own.' })
  accountId!: string;

  @Field(() => String, { description: '`YYYY-MM-DD`, at least 18 years ago; replaces one that was noted before.' })
  bornOn!: string;

  @Field(() => String, REASON)
  reason!: string;
}

@InputType({ description: 'A mark that is set or taken away.' })
export class SetMarkInput {
  @Field(() => ID, { description: 'The account to mark; not the caller’s own.' })
  accountId!: string;

  @Field(() => AccountMarkEnum, { description: 'Which mark it is.' })
  mark!: AccountMark;

  @Field(() => Boolean, { description: 'True sets the mark, false takes it away; refused where it is so already.' })
  isSet!: boolean;

  @Field(() => String, REASON)
  reason!: string;
}
