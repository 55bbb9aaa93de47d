import { useQuery } from '@apollo/client/react';
import { MonitorSmartphone } from 'lucide-react';
import { formatDateTime } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { serverNow } from '../../live/server-clock.ts';
import type { AddressDialog } from '../../address/use-address-dialog.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useAction } from '../../data/use-action.ts';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  type OwnSessionsQuery,
  OwnSessionsDocument,
} from '../operations/__generated__/security.gql.ts';
import * as t from '../__generated__/messages.ts';

type Session = OwnSessionsQuery['sessions'][number];

const END_OTHERS = 'end-other-sessions';

/** Where the player is signed in; any of it can be ended from here. */
export function SessionsPanel({ dialog }: { readonly dialog: AddressDialog }) {
  const query = useQuery(OwnSessionsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.activeSessions()}>
      <Loaded
        query={{ ...query, data: query.data?.sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) }}
        what={t.yourSessions()}
        skeleton={[2, 64]}
      >
        {(sessions) => (
          <Stack gap={4}>
            <List label={t.activeSessionsList()}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </List>
            {sessions.length > 1 ? (
              <Row>
                <Button onClick={() => dialog.open(END_OTHERS)}>{t.signOutEverywhereElse()}</Button>
              </Row>
            ) : (
              <Text tone="dim">{t.youAreSignedInNowhereElse()}</Text>
            )}
            {dialog.value === END_OTHERS && <EndOthersDialog onClose={dialog.close} />}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const toast = useToast();
  const sayEnded = (): unknown => toast({ title: t.deviceWasSignedOut({ device: session.device }) });
  const revocation = useAction(EndSessionDocument, {
    changes: [OwnSessionsDocument],
    refusal: ({ code, sentence }) => {
      // One that is not there any more is what was asked for.
      if (code === 'NOT_FOUND') sayEnded();
      else toast({ title: t.theSessionCouldNotBeEnded(), description: sentence, tone: 'loss' });
    },
  });
  const revoke = async (): Promise<void> => {
    if (await revocation.run({ id: session.id })) sayEnded();
  };
  return (
    <ListRow
      leading={<MonitorSmartphone size={20} aria-hidden="true" />}
      title={
        <Row as="span" gap={2}>
          {session.device}
          {session.isCurrent && <Badge tone="win">{t.thisDevice()}</Badge>}
        </Row>
      }
      detail={
        <>
          {t.addressUsedSince({
            address: session.address,
            usedAt: <RelativeTime at={session.lastUsedAt} now={serverNow} />,
            since: formatDateTime(session.since),
          })}
        </>
      }
      trailing={
        session.isCurrent ? undefined : (
          <Button
            size="small"
            aria-label={t.revokeDeviceSignedInSince({ device: session.device, since: formatDateTime(session.since) })}
            busy={revocation.isRunning}
            onClick={() => void revoke()}
          >
            {t.revoke()}
          </Button>
        )
      }
    />
  );
}

function EndOthersDialog({ onClose }: { readonly onClose: () => void }) {
  const toast = useToast();
  const ending = useAction(EndOtherSessionsDocument, { changes: [OwnSessionsDocument] });
  const confirm = async (): Promise<void> => {
    const ended = await ending.run({});
    if (!ended) return;
    const count = ended.endOtherSessions;
    toast({ title: t.signedOutOnOtherDevices({ count }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.signOutEverywhereElseQuestion()}
      description={t.everyOtherDeviceHasToSign()}
      confirmLabel={t.signOutEverywhereElseButton()}
      refusal={ending.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
