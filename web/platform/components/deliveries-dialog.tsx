import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { TEST_TYPE } from '../../../domain/platform/webhook.ts';
import { useAction } from '../../data/use-action.ts';
import { formatDateTime } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import {
  ReplayWebhookDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  WebhookDeliveriesDocument,
  type WebhookDeliveryRowFragment,
  type WebhookRowFragment,
  WebhooksDocument,
} from '../operations/__generated__/webhook.gql.ts';
import { STATE_WORDS } from '../webhook-words.ts';
import { SentText } from './sent-text.tsx';
import { ShownSecret } from './shown-secret.tsx';
import * as t from '../__generated__/messages.ts';

interface DeliveriesDialogProps {
  readonly webhook: WebhookRowFragment;
  /** Shows the event log, from an event on. */
  readonly onEvent: (logSeq: number) => void;
  readonly onClose: () => void;
}

/** The last hundred deliveries, with what was sent and what was answered. */
export function DeliveriesDialog({ webhook, onEvent, onClose }: DeliveriesDialogProps) {
  const { id, url } = webhook;
  const query = useQuery(WebhookDeliveriesDocument, {
    variables: { webhookId: id },
    fetchPolicy: 'cache-and-network',
  });
  const changes = [WebhookDeliveriesDocument, WebhooksDocument];
  const tryIt = useAction(TestWebhookDocument, { changes });
  const replay = useAction(ReplayWebhookDocument, { changes });
  const rotate = useAction(RotateWebhookSecretDocument, { changes: [WebhooksDocument] });
  const [made, setMade] = useState<{ readonly secret: string; readonly overlap: string | null } | null>(null);
  const rotateNow = async (): Promise<void> => {
    const answer = (await rotate.run({ id }))?.rotateWebhookSecret;
    if (!answer) return;
    const { earlierUntil } = answer.webhook;
    setMade({ secret: answer.secret, overlap: earlierUntil === null ? null : formatDateTime(earlierUntil) });
  };
  if (made !== null) return <ShownSecret what="secret" {...made} onClose={() => setMade(null)} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.deliveries()}
      description={url}
      footer={
        <>
          <Button variant="ghost" busy={rotate.isRunning} onClick={() => void rotateNow()}>
            {t.replaceSecret()}
          </Button>
          <Button variant="primary" busy={tryIt.isRunning} onClick={() => void tryIt.run({ id })}>
            {t.sendATest()}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Failed failure={tryIt.failure ?? replay.failure ?? rotate.failure} />
        <Loaded
          query={query}
          what={t.deliveries2()}
          skeleton={[3, 56]}
          isEmpty={({ webhookDeliveries }) => webhookDeliveries.length === 0}
          empty={<EmptyState title={t.nothingSentYet()}>{t.sendATestToSeeWhether()}</EmptyState>}
        >
          {({ webhookDeliveries }) => (
            <List label={t.deliveries()}>
              {webhookDeliveries.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  isBusy={replay.runningId === delivery.id}
                  onEvent={onEvent}
                  onReplay={() => void replay.run({ deliveryId: delivery.id }, delivery.id)}
                />
              ))}
            </List>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

interface DeliveryRowProps {
  readonly delivery: WebhookDeliveryRowFragment;
  readonly isBusy: boolean;
  readonly onEvent: (logSeq: number) => void;
  readonly onReplay: () => void;
}

function DeliveryRow({ delivery, isBusy, onEvent, onReplay }: DeliveryRowProps) {
  const { type, seq, logSeq, state, tries, status, answer, body, createdAt, isTest } = delivery;
  const { word, tone } = STATE_WORDS[state];
  const name = type === TEST_TYPE ? t.test() : `${type} ${seq}`;
  return (
    <ListRow
      title={
        <Row gap={2}>
          {name}
          <Badge tone={tone}>{word}</Badge>
        </Row>
      }
      detail={
        <Stack gap={2}>
          <span>
            {t.sentTimes({
              relativeTime: <RelativeTime at={createdAt} now={serverNow} />,
              tries,
            })}
            {tries > 0 && ` · ${status === null ? t.noAnswer() : t.answerStatus({ status })}`}
          </span>
          <details>
            <summary aria-label={t.detailsOfName({ name })}>{t.details()}</summary>
            <Stack gap={2}>
              <SentText>{body}</SentText>
              {answer !== null && (
                <>
                  <Text size={14} tone="dim">
                    {status === null ? t.whatWentWrong() : t.answerStatus2({ status })}
                  </Text>
                  <SentText>{answer === '' ? t.empty() : answer}</SentText>
                </>
              )}
            </Stack>
          </details>
        </Stack>
      }
      trailing={
        <Row gap={2}>
          {logSeq !== null && (
            <Button
              size="small"
              variant="ghost"
              aria-label={t.eventInTheEventLog({ seq: logSeq })}
              onClick={() => onEvent(logSeq)}
            >
              {t.eventNumber({ seq: logSeq })}
            </Button>
          )}
          {state !== 'WAITING' && !isTest && (
            <Button size="small" aria-label={t.sendNameAgain({ name })} busy={isBusy} onClick={onReplay}>
              {t.sendAgain()}
            </Button>
          )}
        </Row>
      }
    />
  );
}
