import { useApolloClient, useQuery } from '@apollo/client/react';
import { MonitorSmartphone } from 'lucide-react';
import { failureOf } from '../../data/failure.ts';
import { formatDateTime } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { serverNow } from '../../live/server-clock.ts';
import type { AddressDialog } from '../../address/use-address-dialog.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useTask } from '../../data/use-task.ts';
import { EndOtherSessionsDocument } from '../operations/__generated__/end-other-sessions.gql.ts';
import { EndSessionDocument } from '../operations/__generated__/end-session.gql.ts';
import { type OwnSessionsQuery, OwnSessionsDocument } from '../operations/__generated__/own-sessions.gql.ts';

type Session = OwnSessionsQuery['sessions'][number];

const END_OTHERS = 'end-other-sessions';

/** Where the player is signed in; any of it can be ended from here. */
export function SessionsPanel({ dialog }: { readonly dialog: AddressDialog }) {
  const { data, error, loading, refetch } = useQuery(OwnSessionsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const sessions = data?.sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <Panel title="Active Sessions">
      {sessions ? (
        <Stack gap={4}>
          <List label="Active sessions">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </List>
          {sessions.length > 1 ? (
            <Row>
              <Button onClick={() => dialog.open(END_OTHERS)}>Sign out everywhere else</Button>
            </Row>
          ) : (
            <Text tone="dim">You are signed in nowhere else.</Text>
          )}
          {dialog.value === END_OTHERS && <EndOthersDialog onClose={dialog.close} />}
        </Stack>
      ) : error ? (
        <ErrorState
          title="Failed to load your sessions"
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          {failureOf(error).sentence}
        </ErrorState>
      ) : (
        <Skeleton label="Loading your sessions">
          <Stack gap={2}>
            <SkeletonBlock height={64} shape="card" />
            <SkeletonBlock height={64} shape="card" />
          </Stack>
        </Skeleton>
      )}
    </Panel>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const client = useApolloClient();
  const toast = useToast();
  const task = useTask();
  const revoke = async (): Promise<void> => {
    const failure = await task.run(async () => {
      await client.mutate({ mutation: EndSessionDocument, variables: { id: session.id } });
    });
    // One that is not there any more is what was asked for.
    if (failure && failure.code !== 'NOT_FOUND') {
      toast({ title: 'The session could not be ended', description: failure.sentence, tone: 'loss' });
      return;
    }
    toast({ title: `${session.device} was signed out` });
    await client.refetchQueries({ include: [OwnSessionsDocument] }).catch(() => undefined);
  };
  return (
    <ListRow
      leading={<MonitorSmartphone size={20} aria-hidden="true" />}
      title={
        <Row as="span" gap={2}>
          {session.device}
          {session.isCurrent && <Badge tone="win">This device</Badge>}
        </Row>
      }
      detail={
        <>
          {session.address} · used <RelativeTime at={session.lastUsedAt} now={serverNow} /> · since{' '}
          {formatDateTime(session.since)}
        </>
      }
      trailing={
        session.isCurrent ? undefined : (
          <Button
            size="small"
            aria-label={`Revoke ${session.device}, signed in ${formatDateTime(session.since)}`}
            busy={task.isRunning}
            onClick={() => void revoke()}
          >
            Revoke
          </Button>
        )
      }
    />
  );
}

function EndOthersDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useApolloClient();
  const toast = useToast();
  const task = useTask();
  const confirm = async (): Promise<void> => {
    const failure = await task.run(async () => {
      const { data } = await client.mutate({
        mutation: EndOtherSessionsDocument,
        refetchQueries: [OwnSessionsDocument],
        awaitRefetchQueries: true,
      });
      const count = data?.endOtherSessions ?? 0;
      toast({ title: `Signed out on ${count} other ${count === 1 ? 'device' : 'devices'}` });
    });
    if (!failure) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Sign out everywhere else?"
      description="Every other device has to sign in again. This one stays signed in."
      confirmLabel="Sign Out Everywhere Else"
      refusal={task.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
