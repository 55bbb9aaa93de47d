import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import type { BattleInviteStatus } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { DeclineInviteDocument } from '../operations/__generated__/invite.gql.ts';
import { AcceptInviteDialog } from './accept-invite-dialog.tsx';
import * as t from '../__generated__/messages.ts';

export interface InviteAnswerProps {
  readonly invite: {
    readonly id: string;
    readonly status: BattleInviteStatus;
    readonly battleId: string | null;
    readonly stakeCents: number;
    readonly feeCents: number;
    readonly poolCents: number;
    readonly expiresAt: number;
  };
  readonly fromName: string;
  /** Game and mode in words. */
  readonly terms: string;
  readonly onAnswered: (status: BattleInviteStatus, battleId: string | null) => void;
}

/** How an invite that needs no answer has ended (EN-36). */
const ENDS = {
  ACCEPTED: ['win', t.accepted()],
  DECLINED: ['neutral', t.declined()],
  WITHDRAWN: ['neutral', t.withdrawn()],
  EXPIRED: ['warn', t.expired()],
} as const;

/** Decline and Accept while an invite waits, and how it ended afterwards (NO-03, NO-04). */
export function InviteAnswer(props: InviteAnswerProps) {
  const { status, battleId } = props.invite;
  if (status === 'PENDING') return <Pending {...props} />;
  const [tone, label] = ENDS[status];
  return (
    <Row gap={3}>
      <Badge tone={tone}>{label}</Badge>
      {battleId !== null && <Link to={challengePath(battleId)}>{t.openBattle()}</Link>}
    </Row>
  );
}

function Pending({ invite, fromName, terms, onAnswered }: InviteAnswerProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const decline = useAction(DeclineInviteDocument);

  const onDecline = async (): Promise<void> => {
    if (!(await decline.run({ inviteId: invite.id }))) return;
    onAnswered('DECLINED', null);
    toast({ title: t.challengeDeclined(), description: t.playerHearsOfIt({ player: fromName }) });
  };
  const onAccepted = (battleId: string | null): void => {
    setAsking(false);
    onAnswered('ACCEPTED', battleId);
    toast({ title: t.challengeAccepted(), description: t.bothStakesAreHeld(), tone: 'win' });
    if (battleId !== null) void navigate(challengePath(battleId));
  };
  return (
    <Stack gap={2}>
      <Row gap={2}>
        <Button
          size="small"
          busy={decline.isRunning}
          aria-label={t.declineTheChallengeOfFromName({ player: fromName })}
          onClick={() => void onDecline()}
        >
          {t.decline()}
        </Button>
        <Button
          size="small"
          variant="primary"
          disabled={decline.isRunning}
          aria-label={t.acceptTheChallengeOfFromName({ player: fromName })}
          onClick={() => setAsking(true)}
        >
          {t.accept()}
        </Button>
      </Row>
      <Text size={12} tone="dim">
        {t.expires({ when: <RelativeTime at={invite.expiresAt} now={serverNow} /> })}
      </Text>
      <Failed failure={decline.failure} />
      {isAsking && (
        <AcceptInviteDialog
          invite={invite}
          fromName={fromName}
          terms={terms}
          onClose={() => setAsking(false)}
          onAccepted={onAccepted}
        />
      )}
    </Stack>
  );
}
