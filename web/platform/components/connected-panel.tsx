import { useQuery } from '@apollo/client/react';
import { AppWindow } from 'lucide-react';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents, formatDate } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { canStake, reachOf, scopeWordsOf } from '../key-words.ts';
import {
  type ConnectedApplicationRowFragment,
  ConnectedApplicationsDocument,
  DisconnectApplicationDocument,
} from '../operations/__generated__/application.gql.ts';
import { ApplicationLogo } from './application-logo.tsx';
import * as t from '../__generated__/messages.ts';

/** The applications of others that act for the player. */
export function ConnectedPanel() {
  const query = useQuery(ConnectedApplicationsDocument, { fetchPolicy: 'cache-and-network' });
  const dialog = useAddressDialog('disconnect');
  const doomed = query.data?.connectedApplications.find(({ id }) => dialog.value === id);
  return (
    <Panel title={t.connectedApplications()}>
      <Loaded
        query={{ ...query, data: query.data?.connectedApplications }}
        what={t.yourConnectedApplications()}
        skeleton={[1, 72]}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState title={t.noApplicationsConnected()} icon={<AppWindow aria-hidden="true" />}>
            {t.thoseThatYouSign()}
          </EmptyState>
        }
      >
        {(all) => (
          <List label={t.connectedApplications2()}>
            {all.map((application) => (
              <ConnectedRow
                key={application.id}
                application={application}
                onDisconnect={() => dialog.open(application.id)}
              />
            ))}
          </List>
        )}
      </Loaded>
      {doomed && <DisconnectDialog application={doomed} onClose={dialog.close} />}
    </Panel>
  );
}

interface ConnectedRowProps {
  readonly application: ConnectedApplicationRowFragment;
  readonly onDisconnect: () => void;
}

function ConnectedRow({ application, onDisconnect }: ConnectedRowProps) {
  const { name, logoUrl, ownerName, scopes, dailyStakeCents, stakedTodayCents, connectedAt, expiresAt } = application;
  const { lastUsedAt, lastUsedAddress } = application;
  return (
    <ListRow
      isLong
      leading={<ApplicationLogo src={logoUrl} size={40} />}
      title={
        <Row gap={2}>
          {name}
          <Badge tone={canStake(scopes) ? 'warn' : 'neutral'}>{reachOf(scopes)}</Badge>
        </Row>
      }
      detail={
        <Stack gap={1}>
          <span>
            {t.byOwnerSince({ ownerName, date: formatDate(connectedAt) })}
            {' · '}
            {lastUsedAt === null
              ? t.neverUsed()
              : t.usedFrom({
                  relativeTime: <RelativeTime at={lastUsedAt} now={serverNow} />,
                  address: lastUsedAddress ?? '',
                })}
            {' · '}
            {t.until({ date: formatDate(expiresAt) })}
          </span>
          <span>{t.itMay({ scopes: scopeWordsOf(scopes).join(' · ') })}</span>
          {dailyStakeCents > 0 && (
            <span>
              {t.stakedToday({
                staked: formatCents(stakedTodayCents),
                most: formatCents(dailyStakeCents),
              })}
            </span>
          )}
        </Stack>
      }
      trailing={
        <Button size="small" variant="ghost" aria-label={t.disconnectName({ name })} onClick={onDisconnect}>
          {t.disconnect()}
        </Button>
      }
    />
  );
}

interface DisconnectDialogProps {
  readonly application: ConnectedApplicationRowFragment;
  readonly onClose: () => void;
}

function DisconnectDialog({ application: { id, name }, onClose }: DisconnectDialogProps) {
  const toast = useToast();
  const disconnect = useAction(DisconnectApplicationDocument, { changes: [ConnectedApplicationsDocument] });
  const confirm = async (): Promise<void> => {
    if (!(await disconnect.run({ id }))) return;
    toast({ title: t.nameDisconnected({ name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.disconnectNameQuestion({ name })}
      description={t.itCanDoNothingForYouAny()}
      confirmLabel={t.disconnect()}
      variant="danger"
      onConfirm={confirm}
      busy={disconnect.isRunning}
      refusal={disconnect.failure?.sentence}
    />
  );
}
