import { useQuery } from '@apollo/client/react';
import { KeyRound } from 'lucide-react';
import { KEYS_MAX } from '../../../domain/platform/api-key.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCents, formatDate, formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { canStake, isOverlay, reachOf, scopeWordsOf } from '../key-words.ts';
import { type ApiKeyRowFragment, ApiKeysDocument, RevokeApiKeyDocument } from '../operations/__generated__/key.gql.ts';
import * as t from '../__generated__/messages.ts';

const MakeKeyDialog = lazyDialog(async () => (await import('./make-key-dialog.tsx')).MakeKeyDialog);
const RotateKeyDialog = lazyDialog(async () => (await import('./rotate-key-dialog.tsx')).RotateKeyDialog);

const NEW = 'new';

/** The keys of the player's overlays, which their addresses carry (CR-11). */
export function OverlayKeysPanel() {
  const query = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const dialog = useAddressDialog('key');
  const own = (query.data?.apiKeys ?? []).filter(isOverlay);
  const doomed = own.find(({ id }) => dialog.value === `revoke:${id}`);
  return (
    <Panel title={t.yourOverlays()}>
      <Loaded
        query={{ ...query, data: query.data && own }}
        what={t.yourOverlays2()}
        skeleton={[1, 72]}
        isEmpty={(keys) => keys.length === 0}
        empty={
          <EmptyState title={t.noOverlaysYet()} icon={<KeyRound aria-hidden="true" />}>
            {t.eachThatYouGetAnEmbedCode()}
          </EmptyState>
        }
      >
        {(keys) => (
          <List label={t.overlays()}>
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
  const make = <Button onClick={() => dialog.open(NEW)}>{t.makeAKey()}</Button>;
  const empty = (
    <EmptyState title={t.noKeysYet()} icon={<KeyRound aria-hidden="true" />} action={make}>
      {t.makeOneForEachProgramSo()}
    </EmptyState>
  );
  const named = (action: string, among: readonly ApiKeyRowFragment[]) =>
    among.find(({ id }) => dialog.value === `${action}:${id}`);
  const [rotated, doomed] = [named('replace', keys), named('revoke', keys)];
  return (
    <Panel title={t.apiKeys()}>
      <Stack gap={4}>
        <Text tone="dim">{t.withAKeyAnOverlayABot()}</Text>
        <Loaded
          query={query}
          what={t.yourKeys()}
          skeleton={
            <Skeleton label={t.loadingYourKeys()}>
              <SkeletonOf>{empty}</SkeletonOf>
            </Skeleton>
          }
          isEmpty={({ apiKeys }) => apiKeys.length === 0}
          empty={empty}
        >
          {({ apiKeys }) => (
            <>
              <List label={t.apiKeys()}>
                {apiKeys.map((key) => (
                  <KeyRow key={key.id} apiKey={key} onAct={(action) => dialog.open(`${action}:${key.id}`)} />
                ))}
              </List>
              <Row>{mayMake && make}</Row>
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
  return (
    <ListRow
      leading={<KeyRound size={20} aria-hidden="true" />}
      title={
        <Row gap={2}>
          {name}
          <Badge tone={canStake(scopes) ? 'warn' : 'neutral'}>{reachOf(scopes)}</Badge>
          {replacedAt !== null && <Badge tone="neutral">{t.replaced()}</Badge>}
        </Row>
      }
      detail={
        <Stack gap={1}>
          <span>
            <code>{shown}…</code> · <LastUse apiKey={apiKey} /> ·{' '}
            {replacedAt === null
              ? t.worksUntilExpires({ date: formatDate(expiresAt) })
              : t.worksUntilExpires({ date: formatDateTime(expiresAt) })}
          </span>
          <span>{scopeWordsOf(scopes).join(' · ')}</span>
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
        <Row gap={2} wrap={false}>
          {replacedAt === null && !isOverlay(apiKey) && (
            <Button size="small" aria-label={t.replaceName({ name })} onClick={() => onAct('replace')}>
              {t.replace()}
            </Button>
          )}
          <Button
            size="small"
            variant="ghost"
            aria-label={t.revokeNameShown({ name, shown })}
            onClick={() => onAct('revoke')}
          >
            {t.revoke()}
          </Button>
        </Row>
      }
    />
  );
}

function LastUse({ apiKey: { lastUsedAt, lastUsedAddress } }: Pick<KeyRowProps, 'apiKey'>) {
  if (lastUsedAt === null) return t.neverUsed();
  return t.usedFrom({
    relativeTime: <RelativeTime at={lastUsedAt} now={serverNow} />,
    address: lastUsedAddress ?? '',
  });
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
    toast({ title: t.keyRevoked() });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.revokeThisKey()}
      description={t.whateverUsesNameIsRefusedAtOnce({ name: apiKey.name })}
      confirmLabel={t.revokeKey()}
      variant="danger"
      onConfirm={confirm}
      busy={revoke.isRunning}
      refusal={revoke.failure?.sentence}
    />
  );
}
