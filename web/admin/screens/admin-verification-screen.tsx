import { Page } from '../../ui/page.tsx';
import { VerificationQueue } from '../components/verification-queue.tsx';
import * as t from '../__generated__/messages.ts';

/** /admin/verification: who players are, decided by staff (WA-03). */
export const AdminVerificationScreen = () => (
  <Page title={t.verification()} subtitle={t.proofsOfIdentityAndAddressEveryLook()} width="medium">
    <VerificationQueue />
  </Page>
);
