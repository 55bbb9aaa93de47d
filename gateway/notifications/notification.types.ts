import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Texts } from '../../domain/notifications/__generated__/texts.ts';
import {
  type InboxChangeKind,
  PAYOUT_STATUSES,
  type PayoutStatus,
  withName,
} from '../../domain/notifications/notification.ts';
import type { NotificationTab, NotificationType } from '../../domain/shared/notice.ts';
import type { NotificationView } from '../../db/notifications/notification.queries.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { avatarUrlOf } from '../accounts/index.ts';
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
  @Field(() => ID, { description: 'The id of the player.' })
  id!: string;

  @Field(() => String, { description: 'The player’s username as it is now.' })
  username!: string;

  @Field(() => String, { nullable: true, description: 'The uploaded picture; null for one drawn from the id.' })
  avatarUrl!: string | null;
}

@Access('own')
@ObjectType({ description: 'A payment as its player is told of it.' })
export class NotifiedPayout {
  @Field(() => String, { description: 'What is paid, as people read it: “Battle winnings”, “Withdrawal”.' })
  type!: string;

  @Field(() => Cents, { description: 'How much is paid.' })
  amountCents!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Who it comes from: another player, a team or Gauntlet; null where nobody is named.',
  })
  from!: string | null;

  @Field(() => PayoutStatusEnum, { description: 'How far it has come.' })
  status!: PayoutStatus;
}

@Access('own')
@ObjectType({ description: 'Something that touches the safety or the standing of an account.' })
export class NotifiedAlert {
  @Field(() => String, { description: 'What has happened, as people read it: “Password changed”.' })
  type!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where it was done, as in “Chrome on Windows”; null where nothing is known.',
  })
  device!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The network address from which it was done; null where nothing is known.',
  })
  location!: string | null;

  @Field(() => String, { description: 'What the player is asked to do.' })
  action!: string;
}

@Scope('notifications:read')
@Access('own')
@ObjectType({ description: 'Something that a player is told.' })
export class Notification {
  /** What its rule has noted; what other rooms add to a notification, they find by it. */
  readonly data!: NotificationView['data'];

  @Field(() => ID, { description: 'Names the notification when it is marked as read.' })
  id!: string;

  @Field(() => NotificationTypeEnum, { description: 'What it is about.' })
  type!: NotificationType;

  @Field(() => NotificationTabEnum, { description: 'Where it stands.' })
  tab!: NotificationTab;

  @Field(() => String, { description: 'Its heading.' })
  title!: string;

  @Field(() => String, { description: 'What it says below the heading.' })
  message!: string;

  @Field(() => Instant, { description: 'When it happened.' })
  time!: number;

  @Field(() => Boolean, { description: 'Whether it was read.' })
  read!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Those of one day with the same word are read as one; null for what stands alone.',
  })
  fold!: string | null;

  @Field(() => String, { description: 'A path of the web app.' })
  link!: string;

  @Field(() => NotificationSender, { nullable: true, description: 'The other player of it; null where there is none.' })
  from!: NotificationSender | null;

  @Field(() => NotifiedPayout, {
    nullable: true,
    description: 'The payment that it tells of; null for everything else.',
  })
  payout!: NotifiedPayout | null;

  @Field(() => NotifiedAlert, {
    nullable: true,
    description: 'The security alert that it is; null for everything else.',
  })
  alert!: NotifiedAlert | null;
}

@ObjectType({ description: 'A page of a list.' })
export class NotificationConnection extends connectionOf(Notification, 'Notification') {
  @Field(() => Int, {
    description: 'The page shows everything up to this event at least: follow `inboxChanged` after it.',
  })
  seq!: number;
}

@Scope('notifications:read')
@Access('own')
@ObjectType({ description: 'How an inbox stands.' })
export class Inbox {
  @Field(() => Int, { description: 'The number that `inboxChanged` goes on after.' })
  seq!: number;

  @Field(() => Int, { description: 'How many notifications are unread.' })
  unread!: number;
}

@Scope('notifications:read')
@Access('own')
@ObjectType({ description: 'What has happened to an inbox.' })
export class InboxChange {
  @Field(() => Int, { description: 'Drop a number that was there before.' })
  seq!: number;

  @Field(() => InboxChangeKindEnum, { description: 'What has happened.' })
  kind!: InboxChangeKind;

  @Field(() => Notification, { nullable: true, description: 'As it is now; null when it concerns all.' })
  notification!: Notification | null;

  @Field(() => Int, { description: 'How many are unread now.' })
  unread!: number;
}

@InputType({ description: 'What a browser’s PushSubscription says.' })
export class RegisterPushArgs {
  @Field(() => String, { description: 'Where the browser is woken: an https address of its push service.' })
  endpoint!: string;

  @Field(() => String, { description: 'The browser’s public key: 65 bytes in base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'The secret that the browser shares: 16 bytes in base64url.' })
  auth!: string;
}

const textIn = (data: NotificationView['data'], key: string): string | null => {
  const value = data[key];
  return typeof value === 'string' ? value : null;
};

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

/** @param folds the kinds of which what one day brings is read as one */
export function toNotification(t: Texts, row: NotificationView, folds: (kind: string) => boolean): Notification {
  return {
    data: row.data,
    id: row.id,
    type: row.type,
    tab: row.tab,
    title: withName(t, row.title, row.fromName),
    message: withName(t, row.message, row.fromName),
    time: row.at,
    read: row.readAt !== null,
    fold: folds(row.kind) ? row.kind : null,
    link: row.link,
    from:
      row.fromId === null || row.fromName === null
        ? null
        : {
            id: row.fromId,
            username: row.fromName,
            avatarUrl: avatarUrlOf(row.fromAvatarId),
          },
    payout: toPayout(row),
    alert: toAlert(row),
  };
}
