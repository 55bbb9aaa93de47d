import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ExposureTable } from './exposure-table.tsx';
import { FundPanel } from './fund-panel.tsx';
import { HeldBetsPanel } from './held-bets-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';
import * as t from '../__generated__/messages.ts';

/** /admin/bets: what the house risks in bets, for staff to stop, the fund that pays for it, and what came of it. */
export const BetsDeskScreen = () => (
  <Page title={t.bets()} subtitle={t.whatTheHouseRisksInBets()}>
    <Stack gap={6}>
      <FundPanel>
        <ExposureTable>
          <HeldBetsPanel />
          <ResultsPanel />
        </ExposureTable>
      </FundPanel>
    </Stack>
  </Page>
);
