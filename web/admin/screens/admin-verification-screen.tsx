import { Page } from '../../ui/page.tsx';
import { VerificationQueue } from '../components/verification-queue.tsx';

/** /admin/verification: who players are, decided by staff (WA-03). */
export const AdminVerificationScreen = () => (
  <Page
    title="Verification"
    subtitle="Proofs of identity and address. Every look and every decision is kept."
    width="medium"
  >
    <VerificationQueue />
  </Page>
);
