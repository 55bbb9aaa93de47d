import { Page } from '../../ui/layout/page.tsx';
import { VerificationQueue } from './verification-queue.tsx';
import * as t from '../__generated__/messages.ts';

/** /admin/verification: who players are, decided by staff (WA-03). */
export const VerificationScreen = () => (
  <Page title={t.verification()} subtitle={t.proofsOfIdentityAndAddressEveryLook()} width="medium">
    <VerificationQueue />
  </Page>
);
