import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Heading } from '../../ui/text.tsx';
import { BooksPanel } from '../components/books-panel.tsx';
import { WithdrawalQueue } from '../components/withdrawal-queue.tsx';

/** /admin/finance */
export const AdminFinanceScreen = () => (
  <Page title="Finance" subtitle="Withdrawals that wait for a decision, and whether the books agree.">
    <Stack gap={6}>
      <BooksPanel />
      <Stack gap={4}>
        <Heading level={2}>Withdrawals</Heading>
        <WithdrawalQueue />
      </Stack>
    </Stack>
  </Page>
);
