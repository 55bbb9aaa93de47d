import { useQuery } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { DeskList } from '../../parts/desk-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { formatDateTime, formatUtcDate } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import {
  PendingVerificationsDocument,
  type PendingVerificationsQuery,
} from '../operations/__generated__/verification.gql.ts';
import { VerificationDialog } from './verification-dialog.tsx';
import * as t from '../__generated__/messages.ts';

/** As many as the gateway answers at once. */
const SHOWN_MAX = 100;

export type PendingVerification = PendingVerificationsQuery['pendingVerifications']['edges'][number]['node'];

/** Documents that wait for a decision, the longest waiting first (WA-03). */
export function VerificationQueue() {
  const query = useQuery(PendingVerificationsDocument, {
    variables: { first: SHOWN_MAX, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const dialog = useAddressDialog('request');
  const waiting = query.data?.pendingVerifications.edges.map(({ node }) => node);
  const chosen = waiting?.find(({ id }) => id === dialog.value);
  return (
    <Loaded query={{ ...query, data: waiting }} what={t.theRequests()} skeleton={[2, 180]}>
      {(requests) => (
        <Stack gap={4}>
          <Row justify="space-between">
            <Heading level={2}>{t.waitingRequests()}</Heading>
            <Button busy={query.loading} onClick={() => void query.refetch().catch(() => undefined)}>
              {t.refresh()}
            </Button>
          </Row>
          {requests.length === 0 ? (
            <EmptyState title={t.noRequestsWait()}>{t.everyPlayerWhoHandedInDocuments()}</EmptyState>
          ) : (
            <DeskList>
              <Stack as="ul" gap={4}>
                {requests.map((request) => (
                  <RequestCard key={request.id} request={request} onDecide={() => dialog.open(request.id)} />
                ))}
              </Stack>
            </DeskList>
          )}
          {chosen && <VerificationDialog request={chosen} onClose={dialog.close} />}
        </Stack>
      )}
    </Loaded>
  );
}

const DOCUMENTS = [
  ['identity', t.identityProof(), t.identityProofOfUsername],
  ['address', t.proofOfAddress(), t.proofOfAddressOfUsername],
] as const;

interface RequestCardProps {
  readonly request: PendingVerification;
  readonly onDecide: () => void;
}

function RequestCard({ request, onDecide }: RequestCardProps) {
  const { id, username, displayName, addressIssuedOn, submittedAt, isOwn } = request;
  return (
    <Card as="li" padding={5}>
      <Stack gap={4}>
        <Row justify="space-between">
          <Heading level={3}>{username}</Heading>
          <Badge tone="warn">{t.handedInAgo({ time: <RelativeTime at={submittedAt} now={serverNow} /> })}</Badge>
        </Row>
        <DescriptionList
          items={[
            { term: t.displayName(), detail: displayName },
            { term: t.handedIn(), detail: formatDateTime(submittedAt) },
            { term: t.dateOnTheProofOfAddress(), detail: formatUtcDate(Date.parse(`${addressIssuedOn}T00:00:00Z`)) },
          ]}
        />
        {isOwn ? (
          <Badge tone="info">{t.theseAreYourOwnDocumentsSomebodyElse()}</Badge>
        ) : (
          <Row gap={2}>
            {DOCUMENTS.map(([document, label, labelOf]) => (
              <Button key={document} icon={<Download size={16} aria-hidden />} asChild>
                <a
                  href={`/api/verification/${encodeURIComponent(id)}/${document}`}
                  download
                  aria-label={labelOf({ username })}
                >
                  {label}
                </a>
              </Button>
            ))}
            <Button variant="primary" onClick={onDecide}>
              {t.decide()}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
