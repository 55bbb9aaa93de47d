import { Swords } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { Stack } from './layout.tsx';
import { EmptyState, ErrorState, StaleNotice } from './states.tsx';

export const Empty = () => (
  <EmptyState
    title="No active battles"
    icon={<Swords aria-hidden="true" />}
    action={<Button variant="primary">Create New Battle</Button>}
  >
    Create one and others see it at once.
  </EmptyState>
);
export const Failed = () => {
  const [busy, setBusy] = useState(false);
  const retry = (): void => {
    setBusy(true);
    setTimeout(() => setBusy(false), 1_500);
  };
  return (
    <ErrorState title="Failed to load battles" onRetry={retry} busy={busy}>
      The server did not answer. Your battles and your money are not affected.
    </ErrorState>
  );
};
export const Stale = () => {
  const [loadedAt] = useState(() => Date.now() - 5 * 60_000);
  const [busy, setBusy] = useState(false);
  return (
    <Stack gap={3}>
      <StaleNotice at={loadedAt} busy={busy} onRetry={() => setBusy((was) => !was)} />
      <StaleNotice at={loadedAt} reason="offline" />
    </Stack>
  );
};
