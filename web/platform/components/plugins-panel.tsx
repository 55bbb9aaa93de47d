import { useQuery } from '@apollo/client/react';
import { Bot, MonitorPlay } from 'lucide-react';
import { KEYS_MAX } from '../../../domain/platform/api-key.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { formatDate } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { scopeWordsOf } from '../key-words.ts';
import { ApiKeysDocument } from '../operations/__generated__/key.gql.ts';
import {
  DisconnectPluginDocument,
  type PluginRowFragment,
  PluginsDocument,
} from '../operations/__generated__/plugin.gql.ts';
import { WebhooksDocument } from '../operations/__generated__/webhook.gql.ts';
import { PLUGIN_WORDS } from '../plugin-words.ts';
import { ConnectPluginDialog } from './connect-plugin-dialog.tsx';
import * as t from '../__generated__/messages.ts';

/** The marketplace (CR-21): what can be connected, what it may see, and whether it is. */
export function PluginsPanel() {
  const query = useQuery(PluginsDocument, { fetchPolicy: 'cache-and-network' });
  const keys = useQuery(ApiKeysDocument);
  const dialog = useAddressDialog('plugin');
  const isFull = (keys.data?.apiKeys ?? []).filter(({ replacedAt }) => replacedAt === null).length >= KEYS_MAX;
  const named = (action: string) =>
    query.data?.plugins.find(({ plugin }) => dialog.value === `${action}:${plugin.toLowerCase()}`);
  const [chosen, doomed] = [named('connect'), named('disconnect')];
  return (
    <Panel title={t.plugins()}>
      <Stack gap={4}>
        <Text tone="dim">{t.connectOneAndItGetsAKey()}</Text>
        {isFull && <Notice tone="warn">{t.youHaveTheMostKeys({ count: KEYS_MAX })}</Notice>}
        <Loaded query={query} what={t.yourPlugins()} skeleton={[3, 120]}>
          {({ plugins }) => (
            <List label={t.plugins()}>
              {plugins.map((plugin) => (
                <PluginRow
                  key={plugin.plugin}
                  plugin={plugin}
                  isFull={isFull}
                  onAct={(action) => dialog.open(`${action}:${plugin.plugin.toLowerCase()}`)}
                />
              ))}
            </List>
          )}
        </Loaded>
      </Stack>
      {/* However it stands by now: it shows the key that was just made. */}
      {chosen && <ConnectPluginDialog plugin={chosen} onClose={dialog.close} />}
      {typeof doomed?.connectedAt === 'number' && <DisconnectDialog plugin={doomed} onClose={dialog.close} />}
    </Panel>
  );
}

interface PluginRowProps {
  readonly plugin: PluginRowFragment;
  /** Whether no other key may be made. */
  readonly isFull: boolean;
  readonly onAct: (action: 'connect' | 'disconnect') => void;
}

function PluginRow({ plugin, isFull, onAct }: PluginRowProps) {
  const { name, scopes, connectedAt, webhookUrl } = plugin;
  const Icon = plugin.plugin === 'OBS' ? MonitorPlay : Bot;
  return (
    <ListRow
      isLong
      leading={<Icon size={20} aria-hidden="true" />}
      title={
        <Row gap={2}>
          {name}
          <Badge tone={connectedAt === null ? 'neutral' : 'win'}>
            {connectedAt === null ? t.notConnected() : t.connected()}
          </Badge>
        </Row>
      }
      detail={
        <Stack gap={1}>
          <span>{PLUGIN_WORDS[plugin.plugin].does}</span>
          <span>{t.itMay({ scopes: scopeWordsOf(scopes).join(' · ') })}</span>
          {connectedAt !== null && <Standing plugin={plugin} connectedAt={connectedAt} />}
          {webhookUrl !== null && (
            <span css={{ overflowWrap: 'anywhere' }}>{t.resultsGo({ code: <code>{webhookUrl}</code> })}</span>
          )}
        </Stack>
      }
      trailing={
        connectedAt === null ? (
          <Button
            size="small"
            variant="primary"
            aria-label={t.connectName({ name })}
            disabled={isFull}
            onClick={() => onAct('connect')}
          >
            {t.connect()}
          </Button>
        ) : (
          <Button
            size="small"
            variant="ghost"
            aria-label={t.disconnectName({ name })}
            onClick={() => onAct('disconnect')}
          >
            {t.disconnect()}
          </Button>
        )
      }
    />
  );
}

function Standing({ plugin, connectedAt }: { readonly plugin: PluginRowFragment; readonly connectedAt: number }) {
  const { lastHeardAt, expiresAt } = plugin;
  return (
    <span>
      {t.connectedSince({ date: formatDate(connectedAt) })}
      {' · '}
      {lastHeardAt === null
        ? t.notHeardFromYet()
        : t.lastHeard({ relativeTime: <RelativeTime at={lastHeardAt} now={serverNow} /> })}
      {expiresAt !== null && ` · ${t.until({ date: formatDate(expiresAt) })}`}
    </span>
  );
}

function DisconnectDialog({ plugin, onClose }: { readonly plugin: PluginRowFragment; readonly onClose: () => void }) {
  const toast = useToast();
  const disconnect = useAction(DisconnectPluginDocument, {
    changes: [PluginsDocument, ApiKeysDocument, WebhooksDocument],
  });
  const confirm = async (): Promise<void> => {
    if (!(await disconnect.run({ plugin: plugin.plugin }))) return;
    toast({ title: t.nameDisconnected({ name: plugin.name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.disconnectTheNameQuestion({ name: plugin.name })}
      description={plugin.webhookUrl === null ? t.itsKeyIsRefusedAtOnce() : t.itsKeyIsRefusedAndNothingTold()}
      confirmLabel={t.disconnect()}
      variant="danger"
      onConfirm={confirm}
      busy={disconnect.isRunning}
      refusal={disconnect.failure?.sentence}
    />
  );
}
