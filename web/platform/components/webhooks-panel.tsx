import { useQuery } from '@apollo/client/react';
import { Webhook } from 'lucide-react';
import { WEBHOOKS_MAX } from '../../../domain/platform/webhook.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  RemoveWebhookDocument,
  type WebhookRowFragment,
  WebhooksDocument,
} from '../operations/__generated__/webhook.gql.ts';
import { typeWordsOf } from '../webhook-words.ts';
import * as t from '../__generated__/messages.ts';

const DeliveriesDialog = lazyDialog(async () => (await import('./deliveries-dialog.tsx')).DeliveriesDialog);
const EventLogDialog = lazyDialog(async () => (await import('./event-log-dialog.tsx')).EventLogDialog);
const WebhookDialog = lazyDialog(async () => (await import('./webhook-dialog.tsx')).WebhookDialog);

const NEW = 'new';
const LOG = 'log';

/** Addresses that are told what happens to the player (CR-20). */
export function WebhooksPanel() {
  const query = useQuery(WebhooksDocument, { fetchPolicy: 'cache-and-network' });
  const dialog = useAddressDialog('webhook');
  const webhooks = query.data?.webhooks ?? [];
  const mayAdd = query.data !== undefined && webhooks.length < WEBHOOKS_MAX;
  const add = <Button onClick={() => dialog.open(NEW)}>{t.addAWebhook2()}</Button>;
  const empty = (
    <EmptyState title={t.noWebhooksYet()} icon={<Webhook aria-hidden="true" />} action={add}>
      {t.addOneForABot()}
    </EmptyState>
  );
  const named = (action: string) => webhooks.find(({ id }) => dialog.value === `${action}:${id}`);
  const [, upTo] = /^log:(\d{1,9})$/.exec(dialog.value ?? '') ?? [];
  const [shown, changed, doomed] = [named('deliveries'), named('change'), named('remove')];
  return (
    <Panel
      title={t.webhooks()}
      aside={
        <Button size="small" variant="ghost" onClick={() => dialog.open(LOG)}>
          {t.eventLog2()}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text tone="dim">{t.weCallAnAddressOfYours()}</Text>
        <Loaded
          query={query}
          what={t.yourWebhooks()}
          skeleton={
            <Skeleton label={t.loadingYourWebhooks()}>
              <SkeletonOf>{empty}</SkeletonOf>
            </Skeleton>
          }
          isEmpty={({ webhooks: none }) => none.length === 0}
          empty={empty}
        >
          {({ webhooks: all }) => (
            <>
              <List label={t.webhooks()}>
                {all.map((webhook) => (
                  <WebhookRow
                    key={webhook.id}
                    webhook={webhook}
                    onAct={(action) => dialog.open(`${action}:${webhook.id}`)}
                  />
                ))}
              </List>
              <Row>{mayAdd && add}</Row>
            </>
          )}
        </Loaded>
      </Stack>
      {/* However many there are by now: it shows the secret of the one that was just added. */}
      {query.data && dialog.value === NEW && <WebhookDialog webhook={null} onClose={dialog.close} />}
      {changed && <WebhookDialog webhook={changed} onClose={dialog.close} />}
      {shown && (
        <DeliveriesDialog
          webhook={shown}
          onEvent={(logSeq) => dialog.open(`${LOG}:${logSeq}`)}
          onClose={dialog.close}
        />
      )}
      {(dialog.value === LOG || upTo !== undefined) && (
        <EventLogDialog
          upTo={upTo === undefined ? null : Number(upTo)}
          onLatest={() => dialog.open(LOG)}
          onClose={dialog.close}
        />
      )}
      {doomed && <RemoveWebhookDialog webhook={doomed} onClose={dialog.close} />}
    </Panel>
  );
}

interface WebhookRowProps {
  readonly webhook: WebhookRowFragment;
  readonly onAct: (action: 'deliveries' | 'change' | 'remove') => void;
}

function WebhookRow({ webhook, onAct }: WebhookRowProps) {
  const { url, types, version, failingSince, switchedOffAt } = webhook;
  return (
    <ListRow
      leading={<Webhook size={20} aria-hidden="true" />}
      title={<span css={{ overflowWrap: 'anywhere' }}>{url}</span>}
      detail={
        <Stack gap={1}>
          <span>{t.typesAndVersion({ types: typeWordsOf(types), version })}</span>
          {switchedOffAt !== null ? (
            <Row gap={2}>
              <Badge tone="loss">{t.switchedOff()}</Badge>
              <span>{t.changeItToSwitchItOnAgain()}</span>
            </Row>
          ) : (
            failingSince !== null && (
              <Row gap={2}>
                <Badge tone="warn">{t.failing()}</Badge>
                <span>{t.since({ relativeTime: <RelativeTime at={failingSince} now={serverNow} /> })}</span>
              </Row>
            )
          )}
        </Stack>
      }
      trailing={
        <Row gap={2}>
          <Button size="small" aria-label={t.deliveriesToUrl({ url })} onClick={() => onAct('deliveries')}>
            {t.deliveries()}
          </Button>
          <Button size="small" aria-label={t.changeUrl({ url })} onClick={() => onAct('change')}>
            {t.change()}
          </Button>
          <Button size="small" variant="ghost" aria-label={t.removeUrl({ url })} onClick={() => onAct('remove')}>
            {t.remove()}
          </Button>
        </Row>
      }
    />
  );
}

interface RemoveWebhookDialogProps {
  readonly webhook: WebhookRowFragment;
  readonly onClose: () => void;
}

function RemoveWebhookDialog({ webhook, onClose }: RemoveWebhookDialogProps) {
  const toast = useToast();
  const remove = useAction(RemoveWebhookDocument, { changes: [WebhooksDocument] });
  const confirm = async (): Promise<void> => {
    if (!(await remove.run({ id: webhook.id }))) return;
    toast({ title: t.webhookRemoved() });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.removeThisWebhook()}
      description={t.urlIsToldNothingAnyMore({ url: webhook.url })}
      confirmLabel={t.removeWebhook()}
      variant="danger"
      onConfirm={confirm}
      busy={remove.isRunning}
      refusal={remove.failure?.sentence}
    />
  );
}
