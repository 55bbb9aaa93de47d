import { useState } from 'react';
import { Stack } from '../layout/layout.tsx';
import { TimeBar } from './time-bar.tsx';

export function EarlyAndLate() {
  const [now] = useState(() => Date.now());
  return (
    <Stack gap={2}>
      <TimeBar startsAt={now - 1_000_000} endsAt={now + 5_000_000} />
      <TimeBar startsAt={now - 5_000_000} endsAt={now + 600_000} />
    </Stack>
  );
}
