import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatCents, formatCoins, formatDateTime } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import type { Tone } from '../../ui/tokens.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  type AccountOrderFieldsFragment,
  AccountOrdersDocument,
  ReturnLineDocument,
} from '../operations/__generated__/return.gql.ts';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import * as t from '../__generated__/messages.ts';

type Line = AccountOrderFieldsFragment['lines'][number];

const LINE_WORDS: Readonly<Record<Line['state'], { word: string; tone: Tone }>> = {
  RETURNABLE: { word: t.unused(), tone: 'neutral' },
  USED: { word: t.used(), tone: 'neutral' },
  MONEY: { word: t.coinsSpent(), tone: 'neutral' },
  RETURNED: { word: t.takenBack({ sense: 'line' }), tone: 'warn' },
};

interface Chosen {
  readonly orderId: string;
  readonly line: Line;
}

/** What the player has bought in the store; an administrator takes back what was not used. */
export function AccountOrders({ accountId }: { readonly accountId: string }) {
  const viewer = useViewer();
  const read = usePages(AccountOrdersDocument, 'accountOrders', { variables: { accountId }, first: 20 });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const mayReturn = viewer?.role === 'ADMINISTRATOR' && viewer.id !== accountId;
  return (
    <>
      <PagedList
        read={read}
        what={t.thePurchases()}
        skeleton={[3, 64]}
        empty={<EmptyState title={t.nothingWasBought()}>{t.whatThePlayerBuysInTheStore()}</EmptyState>}
      >
        {(orders) => (
          <List label={t.purchases()}>
            {orders.flatMap(({ id: orderId, at, lines }) =>
              lines.map((line) => (
                <ListRow
                  key={line.id}
                  title={`${line.quantity} × ${line.name}`}
                  detail={detailOf(line, at)}
                  trailing={
                    <Row gap={2}>
                      <Badge tone={LINE_WORDS[line.state].tone}>{LINE_WORDS[line.state].word}</Badge>
                      {mayReturn && line.state === 'RETURNABLE' && (
                        <Button
                          size="small"
                          onClick={() => setChosen({ orderId, line })}
                          aria-label={t.takeBackName({ name: line.name })}
                        >
                          {t.takeBack()}
                        </Button>
                      )}
                    </Row>
                  }
                />
              )),
            )}
          </List>
        )}
      </PagedList>
      {chosen && <ReturnDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** What comes back of a line: the coins of it, or the money of a bundle. */
const backOf = ({ currency, coins, cents }: Line): string =>
  currency === 'USD' ? formatCents(cents) : formatCoins(coins);

function detailOf(line: Line, at: number): string {
  const { priceSum, quantity, currency, returnedAt } = line;
  const price = priceSum.value;
  const sum = currency === 'USD' ? formatCents(price * quantity) : formatCoins(price * quantity);
  const back =
    returnedAt === null ? '' : ` · ${t.amountCameBackAt({ amount: backOf(line), when: formatDateTime(returnedAt) })}`;
  return `${sum} · ${formatDateTime(at)}${back}`;
}

function ReturnDialog({ orderId, line, onClose }: Chosen & { readonly onClose: () => void }) {
  const toast = useToast();
  const action = useAction(ReturnLineDocument, {
    changes: [AccountOrdersDocument, 'ReadAccount', 'AccountAudit'],
  });
  const { productId, name, quantity, priceSum, currency } = line;
  const isBundle = currency === 'USD';
  return (
    <ReasonDialog
      title={t.takeBackName({ name })}
      description={isBundle ? t.itsCoinsLeaveTheWallet() : t.itLeavesTheInventory()}
      submitLabel={t.giveBackAmount({ amount: backOf(line) })}
      variant="danger"
      sending={action}
      onSend={async (reason) => {
        const answer = await action.run({ input: { orderId, productId, reason } });
        if (answer)
          toast({ title: t.nameWasTakenBack({ name }), description: t.amountCameBack({ amount: backOf(line) }) });
        return answer;
      }}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          {
            term: t.price(),
            detail: isBundle ? formatCents(priceSum.value * quantity) : formatCoins(priceSum.value * quantity),
          },
          {
            term: isBundle ? t.comesBack() : t.comesBackLessDiscountAndLoyalty(),
            detail: backOf(line),
            total: true,
          },
        ]}
      />
    </ReasonDialog>
  );
}
