import { Stack } from '../../ui/layout.tsx';
import { ExposureTable } from './exposure-table.tsx';
import { HeldBetsPanel } from './held-bets-panel.tsx';
import { FundPanel } from './fund-panel.tsx';

/** What the house risks in bets, for staff to stop, and the fund that pays for it. */
export const MarketDesk = () => (
  <Stack gap={6}>
    <ExposureTable>
      <FundPanel />
    </ExposureTable>
    <HeldBetsPanel />
  </Stack>
);
