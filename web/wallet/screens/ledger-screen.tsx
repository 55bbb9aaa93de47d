import { useViewerState } from '../../session/use-viewer.ts';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { BalanceCheck } from '../components/balance-check.tsx';
import { ChainCheck } from '../components/chain-check.tsx';

/** /ledger: the books can be checked by anybody, the own balance by its owner. */
export function LedgerScreen() {
  const viewer = useViewerState();
  return (
    <Page title="Check the ledger" subtitle="You need not trust us: your own browser does the computing" width="medium">
      <Stack gap={5}>
        <ChainCheck />
        {viewer.kind === 'in' && <BalanceCheck />}
      </Stack>
    </Page>
  );
}
