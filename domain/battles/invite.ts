import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { HOUR } from '../shared/time.ts';
import { type StakeBounds, acceptStake } from './create-battle.ts';

/** The life of a battle invite (NO-03, NO-04). */
export const INVITE_STATUSES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** How long the other player has to answer. */
export const INVITE_WINDOW = 24 * HOUR;
/** How many invites of one player may wait for their answers. */
export const OPEN_INVITES_MAX = 50;

export interface Invite {
  readonly id: string;
  readonly fromId: string;
  readonly toId: string;
  /** What each of the two would put in. */
  readonly stakeCents: number;
  readonly status: InviteStatus;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When it was answered, taken back or ran out; null while it waits. */
  readonly answeredAt: number | null;
  /** What came of it; null unless it was accepted. */
  readonly battleId: string | null;
}

export interface InviteScene {
  /** Whether either has blocked the other. */
  readonly isBlocked: boolean;
  /** Whether an invite of the same player to the same other waits already. */
  readonly isPending: boolean;
  /** The sender's invites that wait. */
  readonly open: number;
}

/** Invites one player (FC-05). Nothing is held before the answer. */
export function sendInvite(
  { id, fromId, toId, stakeCents }: Pick<Invite, 'id' | 'fromId' | 'toId' | 'stakeCents'>,
  scene: InviteScene,
  bounds: StakeBounds,
  now: number,
): Ruling<Invite> {
  if (fromId === toId) return refuse('ONESELF');
  if (scene.isBlocked) return refuse('BLOCKED');
  const stake = acceptStake(stakeCents, bounds);
  if (!stake.ok) return stake;
  if (scene.isPending) return refuse('REQUEST_SENT');
  if (scene.open >= OPEN_INVITES_MAX) return refuse('LIST_FULL', { data: { max: OPEN_INVITES_MAX } });
  return allow({
    id,
    fromId,
    toId,
    stakeCents,
    status: 'pending',
    createdAt: now,
    expiresAt: now + INVITE_WINDOW,
    answeredAt: null,
    battleId: null,
  });
}

/** An invite whose time is over is expired for whoever looks, also before the server has written it down. */
export const inviteStatusAt = (
  { status, expiresAt }: Pick<Invite, 'status' | 'expiresAt'>,
  now: number,
): InviteStatus => (status === 'pending' && now >= expiresAt ? 'expired' : status);

/** An invite is known to the two whom it concerns, and ends once. */
function end(invite: Invite, by: string, status: InviteStatus, battleId: string | null, now: number): Ruling<Invite> {
  if (by !== (status === 'withdrawn' ? invite.fromId : invite.toId)) return refuse('NOT_FOUND');
  if (inviteStatusAt(invite, now) !== 'pending') return refuse('INVITE_NOT_PENDING');
  return allow({ ...invite, status, answeredAt: now, battleId });
}

/** The invited player takes it up, and a battle comes of it (NO-03). */
export const acceptInvite = (invite: Invite, by: string, battleId: string, now: number): Ruling<Invite> =>
  end(invite, by, 'accepted', battleId, now);

export const declineInvite = (invite: Invite, by: string, now: number): Ruling<Invite> =>
  end(invite, by, 'declined', null, now);

/** The sender takes it back. */
export const withdrawInvite = (invite: Invite, by: string, now: number): Ruling<Invite> =>
  end(invite, by, 'withdrawn', null, now);

/** What the passing of its time makes of an invite (NO-04); null while nothing is due. */
export const expireInvite = (invite: Invite, now: number): Invite | null =>
  invite.status === 'pending' && now >= invite.expiresAt ? { ...invite, status: 'expired', answeredAt: now } : null;

/** What a block between the two, or the end of an account, makes of an invite that waits; null when it does not wait. */
export const dropInvite = (invite: Invite, now: number): Invite | null =>
  expireInvite(invite, now) ??
  (invite.status === 'pending' ? { ...invite, status: 'withdrawn', answeredAt: now } : null);
