import { useQuery } from '@apollo/client/react';
import { KeyRound } from 'lucide-react';
import { KEYS_MAX } from '../../../domain/platform/api-key.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents, formatDate, formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { isOverlay, reachOf, scopeWordsOf } from '../key-words.ts';
import type { ApiKeyRowFragment } from '../operations/__generated__/api-key-row.gql.ts';
import { ApiKeysDocument } from '../operations/__generated__/api-keys.gql.ts';
import { RevokeApiKeyDocument } from '../operations/__generated__/revoke-api-key.gql.ts';
import { MakeKeyDialog } from './make-key-dialog.tsx';
import { RotateKeyDialog } from './rotate-key-dialog.tsx';

const NEW = 'new';

/** The keys of the player's overlays, which their addresses carry (CR-11). */
export function OverlayKeysPanel() {
  const query = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const dialog = useAddressDialog('key');
  const own = (query.data?.apiKeys ?? []).filter(isOverlay);
  const doomed = own.find(({ id }) => dialog.value === `revoke:${id}`);
  return (
    <Panel title="Your overlays">
      <Loaded
        query={{ ...query, data: query.data && own }}
        what="your overlays"
        skeleton={[1, 72]}
        isEmpty={(keys) => keys.length === 0}
        empty={
          <EmptyState title="No overlays yet" icon={<KeyRound aria-hidden="true" />}>
            Each that you get an embed code for stands here, with when it was last shown.
          </EmptyState>
        }
      >
        {(keys) => (
          <List label="Overlays">
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} onAct={(action) => dialog.open(`${action}:${key.id}`)} />
            ))}
          </List>
        )}
      </Loaded>
      {doomed && <RevokeKeyDialog apiKey={doomed} onClose={dialog.close} />}
    </Panel>
  );
}

/** The keys of the player: read-only ones to begin with (CR-19). */
export function KeysPanel() {
  const query = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const dialog = useAddressDialog('key');
  const keys = query.data?.apiKeys ?? [];
  const inForce = keys.filter(({ replacedAt }) => replacedAt === null).length;
  const mayMake = query.data !== undefined && inForce < KEYS_MAX;
  const make = mayMake && <Button onClick={() => dialog.open(NEW)}>Make a Key</Button>;
  const named = (action: string, among: readonly ApiKeyRowFragment[]) =>
    among.find(({ id }) => dialog.value === `${action}:${id}`);
  const [rotated, doomed] = [named('replace', keys), named('revoke', keys)];
  return (
    <Panel title="API keys">
      <Stack gap={4}>
        <Text tone="dim">
          With a key, an overlay, a bot or a site of yours acts for you, without your password. It can do what you tick
          and nothing else: never your security settings, deposits or payouts.
        </Text>
        <Loaded
          query={query}
          what="your keys"
          skeleton={[2, 72]}
          isEmpty={({ apiKeys }) => apiKeys.length === 0}
          empty={
            <EmptyState title="No keys yet" icon={<KeyRound aria-hidden="true" />} action={make || undefined}>
              Make one for each program, so that you can take back one without stopping the others.
            </EmptyState>
          }
        >
          {({ apiKeys }) => (
            <>
              <List label="API keys">
                {apiKeys.map((key) => (
                  <KeyRow key={key.id} apiKey={key} onAct={(action) => dialog.open(`${action}:${key.id}`)} />
                ))}
              </List>
              <Row>{make}</Row>
            </>
          )}
        </Loaded>
      </Stack>
      {/* However many there are by now: it shows the key that was just made. */}
      {query.data && dialog.value === NEW && <MakeKeyDialog onClose={dialog.close} />}
      {rotated && <RotateKeyDialog apiKey={rotated} onClose={dialog.close} />}
      {doomed && <RevokeKeyDialog apiKey={doomed} onClose={dialog.close} />}
    </Panel>
  );
}

interface KeyRowProps {
  readonly apiKey: ApiKeyRowFragment;
  readonly onAct: (action: 'replace' | 'revoke') => void;
}

function KeyRow({ apiKey, onAct }: KeyRowProps) {
  const { name, shown, scopes, dailyStakeCents, stakedTodayCents, expiresAt, replacedAt } = apiKey;
  const reach = reachOf(scopes);
  return (
    <ListRow
      leading={<KeyRound size={20} aria-hidden="true" />}
      title={
        <Row gap={2}>
          {name}
          <Badge tone={reach === 'Stakes money' ? 'warn' : 'neutral'}>{reach}</Badge>
          {replacedAt !== null && <Badge tone="neutral">Replaced</Badge>}
        </Row>
      }
      detail={
        <Stack gap={1}>
          <span>
            <code>{shown}…</code> · <LastUse apiKey={apiKey} /> ·{' '}
            {replacedAt === null ? `works until ${formatDate(expiresAt)}` : `works until ${formatDateTime(expiresAt)}`}
          </span>
          <span>{scopeWordsOf(scopes).join(' · ')}</span>
          {dailyStakeCents > 0 && (
            <span>
              {formatCents(stakedTodayCents)} of {formatCents(dailyStakeCents)} staked today
            </span>
          )}
        </Stack>
      }
      trailing={
        <Row gap={2} wrap={false}>
          {replacedAt === null && !isOverlay(apiKey) && (
            <Button size="small" aria-label={`Replace ${name}`} onClick={() => onAct('replace')}>
              Replace
            </Button>
          )}
          <Button size="small" variant="ghost" aria-label={`Revoke ${name}, ${shown}`} onClick={() => onAct('revoke')}>
            Revoke
          </Button>
        </Row>
      }
    />
  );
}

function LastUse({ apiKey: { lastUsedAt, lastUsedAddress } }: Pick<KeyRowProps, 'apiKey'>) {
  if (lastUsedAt === null) return 'never used';
  return (
    <>
      used <RelativeTime at={lastUsedAt} now={serverNow} /> from {lastUsedAddress}
    </>
  );
}

interface RevokeKeyDialogProps {
  readonly apiKey: ApiKeyRowFragment;
  readonly onClose: () => void;
}

function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const toast = useToast();
  const revoke = useAction(RevokeApiKeyDocument, { changes: [ApiKeysDocument] });
  const confirm = async (): Promise<void> => {
    if (!(await revoke.run({ id: apiKey.id }))) return;
    toast({ title: 'Key revoked' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Revoke this key?"
      description={`Whatever uses “${apiKey.name}” is refused at once, and its live connections end. This cannot be undone.`}
      confirmLabel="Revoke Key"
      variant="danger"
      onConfirm={confirm}
      busy={revoke.isRunning}
      refusal={revoke.failure?.sentence}
    />
  );
}
