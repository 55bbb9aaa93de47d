import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { BattleGame } from '../../domain/shared/games.ts';
import { type BattleMode, feeOf, poolOf } from '../../domain/battles/battle.ts';
import { type InviteStatus, inviteStatusAt } from '../../domain/battles/invite.ts';
import {
  type InboxChangeKind,
  type NotificationTab,
  type NotificationType,
  PAYOUT_STATUSES,
  type PayoutStatus,
  withName,
} from '../../domain/notifications/notification.ts';
import type { BattleInviteRow } from '../../db/battles/index.ts';
import type { NotificationView } from '../../db/notifications/notification.queries.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { BattleModeEnum, InviteStatusEnum } from '../battles/index.ts';
import {
  InboxChangeKindEnum,
  NotificationTabEnum,
  NotificationTypeEnum,
  PayoutStatusEnum,
} from './notification.enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Scope('notifications:read')
@Access('own')
@ObjectType({ description: 'The other player of a notification.' })
export class NotificationSender {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String, { nullable: true })
  avatarUrl!: string | null;
}

@Scope('notifications:read')
@Access('own')
@ObjectType({ description: 'An invite with its terms, as it stands (EN-36).' })
export class NotifiedInvite {
  @Field(() => ID)
  id!: string;

  @Field(() => BattleGameEnum)
  game!: BattleGame;

  @Field(() => BattleModeEnum)
  mode!: BattleMode;

  @Field(() => Cents)
  stakeCents!: number;

  @Field(() => Cents)
  feeCents!: number;

  @Field(() => Cents)
  poolCents!: number;

  @Field(() => InviteStatusEnum)
  status!: InviteStatus;

  @Field(() => Instant)
  expiresAt!: number;

  @Field(() => ID, { nullable: true, description: 'What came of it; null before it was accepted.' })
  battleId!: string | null;
}

@Access('own')
@ObjectType({ description: 'A payment as its player is told of it (EN-37).' })
export class NotifiedPayout {
  @Field(() => String)
  type!: string;

  @Field(() => Cents)
  amountCents!: number;

  @Field(() => String, { nullable: true })
  from!: string | null;

  @Field(() => PayoutStatusEnum)
  status!: PayoutStatus;
}

@Access('own')
@ObjectType({ description: 'A security alert (EN-38). Null where nothing is known.' })
export class NotifiedAlert {
  @Field(() => String)
  type!: string;

  @Field(() => String, { nullable: true })
  device!: string | null;

  @Field(() => String, { nullable: true })
  location!: string | null;

  @Field(() => String, { description: 'What the player is asked to do.' })
  action!: string;
}

@Scope('notifications:read')
@Access('own')
@ObjectType({ description: 'Something that a player is told (EN-07).' })
export class Notification {
  @Field(() => ID)
  id!: string;

  @Field(() => NotificationTypeEnum)
  type!: NotificationType;

  @Field(() => NotificationTabEnum)
  tab!: NotificationTab;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  message!: string;

  @Field(() => Instant)
  time!: number;

  @Field(() => Boolean)
  read!: boolean;

  @Field(() => String, { description: 'A path of the web app.' })
  link!: string;

  @Field(() => NotificationSender, { nullable: true })
  from!: NotificationSender | null;

  @Field(() => NotifiedInvite, { nullable: true })
  invite!: NotifiedInvite | null;

  @Field(() => NotifiedPayout, { nullable: true })
  payout!: NotifiedPayout | null;

  @Field(() => NotifiedAlert, { nullable: true })
  alert!: NotifiedAlert | null;
}

@ObjectType()
export class NotificationConnection extends connectionOf(Notification, 'Notification') {}

@Scope('notifications:read')
@Access('own')
@ObjectType({ description: 'How an inbox stands.' })
export class Inbox {
  @Field(() => Int, { description: 'The number that `inboxChanged` goes on after.' })
  seq!: number;

  @Field(() => Int)
  unread!: number;
}

@Scope('notifications:read')
@Access('own')
@ObjectType({ description: 'What has happened to an inbox.' })
export class InboxChange {
  @Field(() => Int, { description: 'Drop a number that was there before.' })
  seq!: number;

  @Field(() => InboxChangeKindEnum)
  kind!: InboxChangeKind;

  @Field(() => Notification, { nullable: true, description: 'As it is now; null when it concerns all.' })
  notification!: Notification | null;

  @Field(() => Int, { description: 'How many are unread now.' })
  unread!: number;
}

@InputType({ description: 'What a browser’s PushSubscription says.' })
export class RegisterPushArgs {
  @Field(() => String)
  endpoint!: string;

  @Field(() => String)
  p256dh!: string;

  @Field(() => String)
  auth!: string;
}

const textIn = (data: NotificationView['data'], key: string): string | null => {
  const value = data[key];
  return typeof value === 'string' ? value : null;
};

export const inviteIdOf = ({ data }: NotificationView): string | null => textIn(data, 'inviteId');

const toInvite = (row: BattleInviteRow, now: number): NotifiedInvite => ({
  id: row.id,
  game: row.game,
  mode: row.mode,
  stakeCents: row.stakeCents,
  feeCents: feeOf(row.stakeCents),
  poolCents: poolOf(row.stakeCents),
  status: inviteStatusAt(row, now),
  expiresAt: row.expiresAt,
  battleId: row.battleId,
});

function toPayout({ data, fromName }: NotificationView): NotifiedPayout | null {
  const type = textIn(data, 'payout');
  const status = PAYOUT_STATUSES.find((known) => known === data['status']);
  if (type === null || !status) return null;
  return { type, amountCents: Number(data['amountCents']), from: fromName ?? textIn(data, 'source'), status };
}

function toAlert({ data }: NotificationView): NotifiedAlert | null {
  const [type, action] = [textIn(data, 'alert'), textIn(data, 'action')];
  if (type === null || action === null) return null;
  return { type, action, device: textIn(data, 'device'), location: textIn(data, 'location') };
}

export function toNotification(
  row: NotificationView,
  invites: ReadonlyMap<string, BattleInviteRow>,
  now: number,
): Notification {
  const invite = invites.get(inviteIdOf(row) ?? '');
  return {
    id: row.id,
    type: row.type,
    tab: row.tab,
    title: withName(row.title, row.fromName),
    message: withName(row.message, row.fromName),
    time: row.at,
    read: row.readAt !== null,
    link: row.link,
    from:
      row.fromId === null || row.fromName === null
        ? null
        : {
            id: row.fromId,
            username: row.fromName,
            avatarUrl: row.fromAvatarId === null ? null : `/media/${row.fromAvatarId}`,
          },
    invite: invite ? toInvite(invite, now) : null,
    payout: toPayout(row),
    alert: toAlert(row),
  };
}
