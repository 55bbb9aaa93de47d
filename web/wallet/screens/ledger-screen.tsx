import { PlayMoney } from '../../parts/play-money.tsx';
import { useViewerState } from '../../session/use-viewer.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { BalanceCheck } from '../components/balance-check.tsx';
import { ChainCheck } from '../components/chain-check.tsx';
import * as t from '../__generated__/messages.ts';

/** /ledger: the books can be checked by anybody, the own balance by its owner. */
export function LedgerScreen() {
  const viewer = useViewerState();
  return (
    <Page title={t.checkTheLedger()} status={<PlayMoney />} subtitle={t.youNeedNotTrustUsYourOwn()} width="medium">
      <Stack gap={5}>
        <ChainCheck />
        {viewer.kind === 'in' && <BalanceCheck />}
      </Stack>
    </Page>
  );
}
