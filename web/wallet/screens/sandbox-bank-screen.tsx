import { useQuery } from '@apollo/client/react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCents } from '../../format/format.ts';
import { methodWords } from '../../format/payment-words.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import {
  AnswerSandboxBankDocument,
  type DepositRowFragment,
  ReadDepositDocument,
} from '../operations/__generated__/payment.gql.ts';
import { depositPath, walletTabPath } from '../../../domain/wallet/wallet.paths.ts';
import * as t from '../__generated__/messages.ts';

/** /sandbox-bank/:depositId: what a player's bank would ask, played by the sandbox. */
export function SandboxBankScreen() {
  const { depositId = '' } = useParams();
  const query = useQuery(ReadDepositDocument, { variables: { id: depositId }, fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t.testBank()} subtitle={t.confirmYourPayment()} width="narrow">
      <Loaded query={{ ...query, data: query.data?.deposit }} what={t.thePayment()} skeleton={[1, 260]}>
        {(deposit) => <Question deposit={deposit} />}
      </Loaded>
    </Page>
  );
}

function Question({ deposit }: { readonly deposit: DepositRowFragment }) {
  const { id, amountCents, methodName, status, actionUrl } = deposit;
  const answer = usePayment(AnswerSandboxBankDocument);
  const navigate = useNavigate();
  const say = async (approves: boolean): Promise<void> => {
    if (await answer.run({ depositId: id, approves })) await navigate(depositPath(id), { replace: true });
  };
  if (!answer.isRunning && (status !== 'PENDING' || actionUrl === null)) {
    return (
      <EmptyState
        title={t.thisPaymentHasBeenAnswered()}
        action={
          <Button variant="primary" asChild>
            <Link to={depositPath(id)}>{t.seeHowItWent()}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Card padding={6}>
      <Stack gap={5}>
        <Notice tone="warn" title={t.thisIsNotARealBank()}>
          {t.itIsTheTestBank()}
        </Notice>
        <DescriptionList
          items={[
            { term: t.paymentTo(), detail: 'Gauntlet' },
            { term: t.from(), detail: methodWords(methodName) },
            { term: t.amount(), detail: <Money cents={amountCents} />, total: true },
          ]}
        />
        <Failed failure={answer.failure} />
        <Row gap={3}>
          <Button variant="primary" busy={answer.isRunning} onClick={() => void say(true)}>
            {t.approveAmount({ amount: formatCents(amountCents) })}
          </Button>
          <Button disabled={answer.isRunning} onClick={() => void say(false)}>
            {t.decline()}
          </Button>
        </Row>
        <Link to={walletTabPath('deposit')}>{t.backToTheWalletWithoutAnAnswer()}</Link>
      </Stack>
    </Card>
  );
}
