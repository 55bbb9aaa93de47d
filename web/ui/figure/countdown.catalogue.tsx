import { useState } from 'react';
import { Countdown } from './countdown.tsx';
import { Stack } from '../layout/layout.tsx';
import { Figure } from '../layout/text.tsx';

export const Running = () => {
  const [endsAt] = useState(() => Date.now() + 26 * 3_600_000);
  return (
    <Stack gap={2}>
      <Countdown endsAt={endsAt} label="Seat open for" />
      <Figure size={40}>
        <Countdown endsAt={endsAt} />
      </Figure>
    </Stack>
  );
};
export const Over = () => <Countdown endsAt={0} />;
