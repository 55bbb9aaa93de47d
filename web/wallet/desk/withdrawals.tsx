import { Stack } from '../../ui/layout/layout.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { BooksPanel } from './books-panel.tsx';
import { WithdrawalQueue } from './withdrawal-queue.tsx';
import * as t from '../__generated__/messages.ts';

/** Whether the books agree, and what is to be paid. */
export const Withdrawals = () => (
  <Stack gap={6}>
    <BooksPanel />
    <Stack gap={4}>
      <Heading level={2}>{t.withdrawals()}</Heading>
      <WithdrawalQueue />
    </Stack>
  </Stack>
);
