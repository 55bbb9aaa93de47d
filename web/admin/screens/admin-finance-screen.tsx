import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Heading } from '../../ui/text.tsx';
import { WithdrawalQueue } from '../components/withdrawal-queue.tsx';

/** /admin/finance */
export const AdminFinanceScreen = () => (
  <Page title="Finance" subtitle="Withdrawals that wait for a decision, and what became of the others.">
    <Stack gap={4}>
      <Heading level={2}>Withdrawals</Heading>
      <WithdrawalQueue />
    </Stack>
  </Page>
);
