import { useApolloClient } from '@apollo/client/react';
import { Part } from '../../parts/part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import type { NotificationNode } from '../hooks/use-notifications.ts';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { termsOf } from '../invite-words.ts';
import * as t from '../__generated__/messages.ts';

type Invite = NonNullable<NotificationNode['invite']>;

/** Decline and Accept while an invite waits, and how it ended afterwards (NO-03, NO-04). */
export function InviteAnswer({ notification }: { readonly notification: NotificationNode }) {
  const { cache } = useApolloClient();
  const { markRead } = useMarkRead();
  const { invite, from } = notification;
  if (!invite || !from) return <Badge>{t.gone()}</Badge>;
  /** The answer shows at once; the gateway tells other screens. */
  const show = (status: Invite['status'], battleId: string | null): void => {
    cache.modify({
      id: `NotifiedInvite:${invite.id}`,
      fields: { status: () => status, battleId: () => battleId },
    });
    // With the new status: what is drawn ahead of the server's answer must not bring the old one back.
    void markRead([{ ...notification, invite: { ...invite, status, battleId } }]);
  };
  return (
    <Part
      of="battles.invite-answer"
      invite={invite}
      fromName={from.username}
      terms={termsOf(invite)}
      onAnswered={show}
    />
  );
}
