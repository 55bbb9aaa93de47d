import { useState } from 'react';
import { CountRing } from './count-ring.tsx';

export const Running = () => {
  const [endsAt] = useState(() => Date.now() + 20_000);
  return <CountRing endsAt={endsAt} lastsMs={20_000} label="Time left to confirm" />;
};
export const Over = () => <CountRing endsAt={0} lastsMs={20_000} label="Time left to confirm" />;
