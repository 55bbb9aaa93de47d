import { useQuery } from '@apollo/client/react';
import { Webhook } from 'lucide-react';
import { WEBHOOKS_MAX } from '../../../domain/platform/webhook.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
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
import { RemoveWebhookDocument } from '../operations/__generated__/remove-webhook.gql.ts';
import type { WebhookRowFragment } from '../operations/__generated__/webhook-row.gql.ts';
import { WebhooksDocument } from '../operations/__generated__/webhooks.gql.ts';
import { typeWordsOf } from '../webhook-words.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { EventLogDialog } from './event-log-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

const NEW = 'new';
const LOG = 'log';

/** Addresses that are told what happens to the player (CR-20). */
export function WebhooksPanel() {
  const query = useQuery(WebhooksDocument, { fetchPolicy: 'cache-and-network' });
  const dialog = useAddressDialog('webhook');
  const webhooks = query.data?.webhooks ?? [];
  const mayAdd = query.data !== undefined && webhooks.length < WEBHOOKS_MAX;
  const add = mayAdd && <Button onClick={() => dialog.open(NEW)}>Add a Webhook</Button>;
  const named = (action: string) => webhooks.find(({ id }) => dialog.value === `${action}:${id}`);
  const [, upTo] = /^log:(\d{1,9})$/.exec(dialog.value ?? '') ?? [];
  const [shown, changed, doomed] = [named('deliveries'), named('change'), named('remove')];
  return (
    <Panel
      title="Webhooks"
      aside={
        <Button size="small" variant="ghost" onClick={() => dialog.open(LOG)}>
          Event Log
        </Button>
      }
    >
      <Stack gap={4}>
        <Text tone="dim">
          We call an address of yours when something happens, signed by Standard Webhooks. What it does not take is sent
          again for three days, in order. All of it stands in the event log for 30 days as well, so that nothing is lost
          while an address is away.
        </Text>
        <Loaded
          query={query}
          what="your webhooks"
          skeleton={[1, 72]}
          isEmpty={({ webhooks: none }) => none.length === 0}
          empty={
            <EmptyState title="No webhooks yet" icon={<Webhook aria-hidden="true" />} action={add || undefined}>
              Add one for a bot or a site that should not have to ask again and again.
            </EmptyState>
          }
        >
          {({ webhooks: all }) => (
            <>
              <List label="Webhooks">
                {all.map((webhook) => (
                  <WebhookRow
                    key={webhook.id}
                    webhook={webhook}
                    onAct={(action) => dialog.open(`${action}:${webhook.id}`)}
                  />
                ))}
              </List>
              <Row>{add}</Row>
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
          <span>
            {typeWordsOf(types)} · Version {version}
          </span>
          {switchedOffAt !== null ? (
            <Row gap={2}>
              <Badge tone="loss">Switched off</Badge>
              <span>Change it to switch it on again.</span>
            </Row>
          ) : (
            failingSince !== null && (
              <Row gap={2}>
                <Badge tone="warn">Failing</Badge>
                <span>
                  since <RelativeTime at={failingSince} now={serverNow} />
                </span>
              </Row>
            )
          )}
        </Stack>
      }
      trailing={
        <Row gap={2}>
          <Button size="small" aria-label={`Deliveries to ${url}`} onClick={() => onAct('deliveries')}>
            Deliveries
          </Button>
          <Button size="small" aria-label={`Change ${url}`} onClick={() => onAct('change')}>
            Change
          </Button>
          <Button size="small" variant="ghost" aria-label={`Remove ${url}`} onClick={() => onAct('remove')}>
            Remove
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
    toast({ title: 'Webhook removed' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Remove this webhook?"
      description={`${webhook.url} is told nothing any more, and what it was told is forgotten.`}
      confirmLabel="Remove Webhook"
      variant="danger"
      onConfirm={confirm}
      busy={remove.isRunning}
      refusal={remove.failure?.sentence}
    />
  );
}
