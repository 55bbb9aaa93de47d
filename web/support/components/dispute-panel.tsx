import { Stack } from '../../ui/layout/layout.tsx';
import { DisputeForm } from './dispute-form.tsx';
import { DisputeList } from './dispute-list.tsx';

/** 'Submit Dispute', and what became of those that were (HE-05, HE-07). */
export const DisputePanel = () => (
  <Stack gap={6}>
    <DisputeForm />
    <DisputeList isResolved={false} />
    <DisputeList isResolved />
  </Stack>
);
