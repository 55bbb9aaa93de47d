import { Link } from 'react-router-dom';
import { adminRiskCasePath } from '../../../domain/shared/admin.paths.ts';
import { dayStart } from '../../../domain/shared/time.ts';
import { formatDateTime, formatUtcDate } from '../../format/format.ts';
import { failureWords, methodWords } from '../../format/payment-words.ts';
import { serverNow } from '../../live/server-clock.ts';
import type { ProviderPayoutStatus, WithdrawalAction } from '../../data/__generated__/schema-types.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { DescriptionList, type Detail } from '../../ui/list/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import type { WithdrawalRequestRowFragment } from '../operations/__generated__/withdrawal.gql.ts';
import { partText } from '../../desk/signal-words.ts';
import {
  ACTION_WORDS,
  END_WORDS,
  type Judge,
  QUEUE_STAGES,
  approvalNote,
  comebackNote,
  offeredActions,
} from './withdrawal-words.ts';
import * as t from '../__generated__/messages.ts';

interface WithdrawalCardProps {
  readonly request: WithdrawalRequestRowFragment;
  readonly judge: Judge;
  readonly onAct: (action: WithdrawalAction) => void;
  readonly onShow: () => void;
  readonly onEnd: (end: ProviderPayoutStatus) => void;
}

/** One request with what staff weigh (EN-57). */
export function WithdrawalCard({ request, judge, onAct, onShow, onEnd }: WithdrawalCardProps) {
  const { username, withdrawal, riskCase, payoutEnds } = request;
  const stage = QUEUE_STAGES.find(({ status }) => status === withdrawal.status);
  const note = approvalNote(request) ?? comebackNote(request, judge);
  return (
    <Card as="li">
      <Stack gap={4}>
        <Row justify="space-between">
          <Row gap={2}>
            <Heading level={3}>{username}</Heading>
            {stage && <Badge tone={stage.tone}>{stage.label}</Badge>}
          </Row>
          <Row gap={2}>
            {offeredActions(request, judge).map((action) => (
              <Button
                key={action}
                aria-label={t.decideTheWithdrawal({ action, username })}
                onClick={() => onAct(action)}
              >
                {ACTION_WORDS[action]}
              </Button>
            ))}
            {payoutEnds.includes('PAID') && (
              <Button aria-label={t.showAccountOf({ username })} onClick={onShow}>
                {t.showAccount()}
              </Button>
            )}
            {payoutEnds.map((end) => (
              <Button key={end} aria-label={t.endOfThePayout({ end, username })} onClick={() => onEnd(end)}>
                {END_WORDS[end]}
              </Button>
            ))}
          </Row>
        </Row>
        {note !== null && <Notice tone="warn">{note}</Notice>}
        {riskCase !== null && <OpenRiskCase found={riskCase} />}
        <Grid min={260} gap={5}>
          <DescriptionList
            items={[
              { term: t.amount(), detail: <Money cents={withdrawal.amountCents} /> },
              { term: t.fee(), detail: <Money cents={withdrawal.feeCents} /> },
              {
                term: t.total(),
                detail: <Money cents={withdrawal.amountCents + withdrawal.feeCents} />,
                total: true,
              },
            ]}
          />
          <DescriptionList
            items={[
              ...(withdrawal.isCreatorPayout
                ? [{ term: t.kind({ sense: 'desk' }), detail: t.payoutOfACreatorsIncome() }]
                : []),
              { term: t.method(), detail: methodWords(withdrawal.methodName) },
              ...(withdrawal.methodDetails === '' ? [] : [{ term: t.account(), detail: withdrawal.methodDetails }]),
              { term: t.requested(), detail: <RelativeTime at={withdrawal.requestedAt} now={serverNow} /> },
              ...(withdrawal.changedAt === withdrawal.requestedAt
                ? []
                : [{ term: t.lastChange(), detail: formatDateTime(withdrawal.changedAt) }]),
              ...handling(request),
              ...(withdrawal.reason === null ? [] : [{ term: t.reason(), detail: failureWords(withdrawal.reason) }]),
            ]}
          />
        </Grid>
      </Stack>
    </Card>
  );
}

/** Who had a payout by hand in hand last, and what the bank says of it. */
function handling({
  handler,
  handledAt,
  withdrawal: { bankReference, sentOn },
}: WithdrawalRequestRowFragment): Detail[] {
  const sentAt = sentOn === null ? null : dayStart(sentOn);
  return [
    ...(handler === null || handledAt === null
      ? []
      : [{ term: t.lastHandledBy(), detail: `${handler}, ${formatDateTime(handledAt)}` }]),
    ...(bankReference === null ? [] : [{ term: t.bankReference(), detail: bankReference }]),
    ...(sentAt === null ? [] : [{ term: t.dayOfTheTransfer(), detail: formatUtcDate(sentAt) }]),
  ];
}

/** What is known of whoever is to be paid; the decision stays with whoever makes it. */
const OpenRiskCase = ({ found }: { readonly found: NonNullable<WithdrawalRequestRowFragment['riskCase']> }) => (
  <Notice tone="warn">
    <Link to={adminRiskCasePath(found.id)}>{found.state === 'WATCHED' ? t.watchedRiskCase() : t.openRiskCase()}</Link>
    {': '}
    {found.parts.map(partText).join(', ')}.
  </Notice>
);
