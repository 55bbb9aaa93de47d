import { Link } from 'react-router-dom';
import { adminRiskCasePath } from '../../../domain/admin/admin.paths.ts';
import { formatDateTime } from '../../format/format.ts';
import { failureWords, methodWords } from '../../format/payment-words.ts';
import { serverNow } from '../../live/server-clock.ts';
import type { WithdrawalAction } from '../../data/__generated__/schema-types.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Heading } from '../../ui/text.tsx';
import type { WithdrawalRequestRowFragment } from '../operations/__generated__/withdrawal-request-row.gql.ts';
import { partText } from '../risk-words.ts';
import { ACTION_WORDS, QUEUE_STAGES, approvalNote } from '../withdrawal-words.ts';
import * as t from '../__generated__/messages.ts';

interface WithdrawalCardProps {
  readonly request: WithdrawalRequestRowFragment;
  readonly actions: readonly WithdrawalAction[];
  readonly onAct: (action: WithdrawalAction) => void;
}

/** One request with what staff weigh (EN-57). */
export function WithdrawalCard({ request, actions, onAct }: WithdrawalCardProps) {
  const { username, withdrawal, riskCase } = request;
  const stage = QUEUE_STAGES.find(({ status }) => status === withdrawal.status);
  const note = approvalNote(request);
  return (
    <Card as="li">
      <Stack gap={4}>
        <Row justify="space-between">
          <Row gap={2}>
            <Heading level={3}>{username}</Heading>
            {stage && <Badge tone={stage.tone}>{stage.label}</Badge>}
          </Row>
          <Row gap={2}>
            {actions.map((action) => (
              <Button
                key={action}
                aria-label={t.decideTheWithdrawal({ action, username })}
                onClick={() => onAct(action)}
              >
                {ACTION_WORDS[action]}
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
              ...(withdrawal.isCreatorPayout ? [{ term: t.kind(), detail: t.payoutOfACreatorsIncome() }] : []),
              { term: t.method(), detail: methodWords(withdrawal.methodName) },
              ...(withdrawal.methodDetails === '' ? [] : [{ term: t.account(), detail: withdrawal.methodDetails }]),
              { term: t.requested(), detail: <RelativeTime at={withdrawal.requestedAt} now={serverNow} /> },
              ...(withdrawal.changedAt === withdrawal.requestedAt
                ? []
                : [{ term: t.lastChange(), detail: formatDateTime(withdrawal.changedAt) }]),
              ...(withdrawal.reason === null ? [] : [{ term: t.reason(), detail: failureWords(withdrawal.reason) }]),
            ]}
          />
        </Grid>
      </Stack>
    </Card>
  );
}

/** What is known of whoever is to be paid; the decision stays with whoever makes it. */
const OpenRiskCase = ({ found }: { readonly found: NonNullable<WithdrawalRequestRowFragment['riskCase']> }) => (
  <Notice tone="warn">
    <Link to={adminRiskCasePath(found.id)}>{found.state === 'WATCHED' ? t.watchedRiskCase() : t.openRiskCase()}</Link>
    {': '}
    {found.parts.map(partText).join(', ')}.
  </Notice>
);
