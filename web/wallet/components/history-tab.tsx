import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { useLines } from '../hooks/use-lines.ts';
import { HISTORY_FILTERS, historyFilter } from '../wallet-words.ts';
import type { WalletTab } from '../../../domain/wallet/wallet.paths.ts';
import { LineList } from './line-list.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE = 20;

/** Every booking of the USD account, narrowed down by the address's `kind` (WA-14). */
export function HistoryTab({ onOpen }: { readonly onOpen: (tab: WalletTab) => void }) {
  const [params, setParams] = useSearchParams();
  const filter = historyFilter(params.get('kind'));
  const read = useLines('USD', filter.kinds, PAGE);
  const choose = (value: string): void =>
    setParams(value === '' ? { tab: 'history' } : { tab: 'history', kind: value }, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Stack gap={5}>
      <div css={{ maxWidth: 280 }}>
        <Select
          label={t.show()}
          options={HISTORY_FILTERS}
          value={filter.value}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <LineList
        key={filter.value}
        caption={t.yourBookingsLabel({ label: filter.label })}
        currency="USD"
        read={read}
        empty={
          filter.kinds === null ? (
            <EmptyState
              title={t.nothingHasBeenBookedYet()}
              action={
                <Button variant="primary" onClick={() => onOpen('deposit')}>
                  {t.addFunds()}
                </Button>
              }
            >
              {t.depositsStakesPayoutsAndFeesAreListed()}
            </EmptyState>
          ) : (
            <EmptyState
              title={t.noneOfTheseYet({ what: filter.label })}
              action={<Button onClick={() => choose('')}>{t.showEverything()}</Button>}
            />
          )
        }
      />
    </Stack>
  );
}
