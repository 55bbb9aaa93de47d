import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { AcceptInviteDialog } from '../../parts/accept-invite-dialog.tsx';
import { Failed } from '../../parts/failed.tsx';
import { DeclineInviteDocument } from '../../session/operations/__generated__/decline-invite.gql.ts';
import { challengePath } from '../../address/paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useAction } from '../../data/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { NotificationNode } from '../hooks/use-notifications.ts';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { ENDS, termsOf } from '../invite-words.ts';

type Invite = NonNullable<NotificationNode['invite']>;

/** Decline and Accept while an invite waits, and how it ended afterwards (NO-03, NO-04). */
export function InviteAnswer({ notification }: { readonly notification: NotificationNode }) {
  const { invite, from } = notification;
  if (!invite || !from) return <Badge>Gone</Badge>;
  if (invite.status === 'PENDING')
    return <Pending notification={notification} invite={invite} fromName={from.username} />;
  const [tone, label] = ENDS[invite.status];
  return (
    <Row gap={3}>
      <Badge tone={tone}>{label}</Badge>
      {invite.battleId !== null && <Link to={challengePath(invite.battleId)}>Open battle</Link>}
    </Row>
  );
}

interface PendingProps {
  readonly notification: NotificationNode;
  readonly invite: Invite;
  readonly fromName: string;
}

function Pending({ notification, invite, fromName }: PendingProps) {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { markRead } = useMarkRead();
  const [isAsking, setAsking] = useState(false);
  const decline = useAction(DeclineInviteDocument);

  /** The answer shows at once; the gateway tells other screens. */
  const show = (status: Invite['status'], battleId: string | null): void => {
    cache.modify({
      id: `NotifiedInvite:${invite.id}`,
      fields: { status: () => status, battleId: () => battleId },
    });
    // With the new status: what is drawn ahead of the server's answer must not bring the old one back.
    void markRead({ ...notification, invite: { ...invite, status, battleId } });
  };
  const onDecline = async (): Promise<void> => {
    if (!(await decline.run({ inviteId: invite.id }))) return;
    show('DECLINED', null);
    toast({ title: 'Challenge declined', description: `${fromName} hears of it. Nothing was held.` });
  };
  const onAccepted = (battleId: string | null): void => {
    setAsking(false);
    show('ACCEPTED', battleId);
    toast({ title: 'Challenge accepted', description: 'Both stakes are held.', tone: 'win' });
    if (battleId !== null) void navigate(challengePath(battleId));
  };
  return (
    <Stack gap={2}>
      <Row gap={2}>
        <Button
          size="small"
          busy={decline.isRunning}
          aria-label={`Decline the challenge of ${fromName}`}
          onClick={() => void onDecline()}
        >
          Decline
        </Button>
        <Button
          size="small"
          variant="primary"
          disabled={decline.isRunning}
          aria-label={`Accept the challenge of ${fromName}`}
          onClick={() => setAsking(true)}
        >
          Accept
        </Button>
      </Row>
      <Text size={12} tone="dim">
        Expires <RelativeTime at={invite.expiresAt} now={serverNow} />
      </Text>
      <Failed failure={decline.failure} />
      {isAsking && (
        <AcceptInviteDialog
          invite={invite}
          fromName={fromName}
          terms={termsOf(invite)}
          onClose={() => setAsking(false)}
          onAccepted={onAccepted}
        />
      )}
    </Stack>
  );
}
