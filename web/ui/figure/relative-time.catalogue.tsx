import { useState } from 'react';
import { Stack } from '../layout/layout.tsx';
import { RelativeTime } from './relative-time.tsx';

export const Distances = () => {
  const [now] = useState(() => Date.now());
  return (
    <Stack gap={1}>
      {[0, -5 * 60_000, -3 * 3_600_000, -26 * 3_600_000, 2 * 3_600_000].map((distance) => (
        <div key={distance}>
          <RelativeTime at={now + distance} />
        </div>
      ))}
    </Stack>
  );
};
