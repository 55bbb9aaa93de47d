import { useQuery } from '@apollo/client/react';
import { AppWindow } from 'lucide-react';
import { useState } from 'react';
import { APPLICATIONS_MAX } from '../../../domain/platform/application.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  type ApplicationRowFragment,
  ApplicationsDocument,
  RemoveApplicationDocument,
  ReplaceApplicationSecretDocument,
} from '../operations/__generated__/application.gql.ts';
import { ApplicationLogo } from './application-logo.tsx';
import { ShownSecret } from './shown-secret.tsx';
import * as t from '../__generated__/messages.ts';

const ApplicationDialog = lazyDialog(async () => (await import('./application-dialog.tsx')).ApplicationDialog);

const NEW = 'new';

/** Tools of the player's that other players can let act for them. */
export function ApplicationsPanel() {
  const query = useQuery(ApplicationsDocument, { fetchPolicy: 'cache-and-network' });
  const readAgain = (): void => void query.refetch().catch(() => undefined);
  const dialog = useAddressDialog('application');
  const applications = query.data?.applications ?? [];
  const mayAdd = query.data !== undefined && applications.length < APPLICATIONS_MAX;
  const add = <Button onClick={() => dialog.open(NEW)}>{t.registerAnApplication2()}</Button>;
  const empty = (
    <EmptyState title={t.noApplicationsYet()} icon={<AppWindow aria-hidden="true" />} action={add}>
      {t.registerOneForASiteAnApp()}
    </EmptyState>
  );
  const named = (action: string) => applications.find(({ id }) => dialog.value === `${action}:${id}`);
  const [changed, replaced, doomed] = [named('change'), named('replace'), named('remove')];
  return (
    <Panel title={t.applications()}>
      <Stack gap={4}>
        <Text tone="dim">{t.withAnApplicationOfYoursOtherPlayers()}</Text>
        <Loaded
          query={query}
          what={t.yourApplications()}
          skeleton={
            <Skeleton label={t.loadingYourApplications()}>
              <SkeletonOf>{empty}</SkeletonOf>
            </Skeleton>
          }
          isEmpty={({ applications: none }) => none.length === 0}
          empty={empty}
        >
          {({ applications: all }) => (
            <>
              <List label={t.applications()}>
                {all.map((application) => (
                  <ApplicationRow
                    key={application.id}
                    application={application}
                    onAct={(action) => dialog.open(`${action}:${application.id}`)}
                  />
                ))}
              </List>
              <Row>{mayAdd && add}</Row>
            </>
          )}
        </Loaded>
      </Stack>
      {/* However many there are by now: it shows the secret of the one that was just registered. */}
      {query.data && dialog.value === NEW && (
        <ApplicationDialog application={null} onLogo={readAgain} onClose={dialog.close} />
      )}
      {changed && <ApplicationDialog application={changed} onLogo={readAgain} onClose={dialog.close} />}
      {replaced && <ReplaceSecretDialog application={replaced} onClose={dialog.close} />}
      {doomed && <RemoveDialog application={doomed} onClose={dialog.close} />}
    </Panel>
  );
}

interface ApplicationRowProps {
  readonly application: ApplicationRowFragment;
  readonly onAct: (action: 'change' | 'replace' | 'remove') => void;
}

function ApplicationRow({ application, onAct }: ApplicationRowProps) {
  const { id, name, logoUrl, redirects, isConfidential } = application;
  return (
    <ListRow
      isLong
      leading={<ApplicationLogo src={logoUrl} size={40} />}
      title={
        <Row gap={2}>
          {name}
          <Badge tone="neutral">{isConfidential ? t.withASecret() : t.withoutASecret()}</Badge>
        </Row>
      }
      detail={
        <Stack gap={1}>
          <span css={{ overflowWrap: 'anywhere' }}>{t.clientID({ code: <code>{id}</code> })}</span>
          {redirects.length === 0 ? (
            <span>{t.enteredByDeviceCodesAlone()}</span>
          ) : (
            redirects.map((address) => (
              <span key={address} css={{ overflowWrap: 'anywhere' }}>
                {address}
              </span>
            ))
          )}
        </Stack>
      }
      trailing={
        <Row gap={2}>
          <Button size="small" aria-label={t.changeName({ name })} onClick={() => onAct('change')}>
            {t.change()}
          </Button>
          {isConfidential && (
            <Button size="small" aria-label={t.replaceSecretOfName({ name })} onClick={() => onAct('replace')}>
              {t.replaceSecret()}
            </Button>
          )}
          <Button size="small" variant="ghost" aria-label={t.removeName({ name })} onClick={() => onAct('remove')}>
            {t.remove()}
          </Button>
        </Row>
      }
    />
  );
}

interface DialogProps {
  readonly application: ApplicationRowFragment;
  readonly onClose: () => void;
}

function ReplaceSecretDialog({ application: { id, name }, onClose }: DialogProps) {
  const replace = useAction(ReplaceApplicationSecretDocument);
  const [secret, setSecret] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    const replaced = await replace.run({ id });
    if (replaced) setSecret(replaced.replaceApplicationSecret.secret);
  };
  if (secret !== null) return <ShownSecret what="clientSecret" secret={secret} overlap={null} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.replaceTheSecret()}
      description={t.theEarlierSecretOfNameIsRefused({ name })}
      confirmLabel={t.replaceSecret()}
      variant="danger"
      onConfirm={confirm}
      busy={replace.isRunning}
      refusal={replace.failure?.sentence}
    />
  );
}

function RemoveDialog({ application: { id, name }, onClose }: DialogProps) {
  const toast = useToast();
  const remove = useAction(RemoveApplicationDocument, { changes: [ApplicationsDocument] });
  const confirm = async (): Promise<void> => {
    if (!(await remove.run({ id }))) return;
    toast({ title: t.nameRemoved({ name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.removeThisApplication()}
      description={t.nameIsDisconnectedFromEveryPlayer({ name })}
      confirmLabel={t.removeApplication()}
      variant="danger"
      onConfirm={confirm}
      busy={remove.isRunning}
      refusal={remove.failure?.sentence}
    />
  );
}
