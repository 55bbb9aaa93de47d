import { Button } from '../form/button.tsx';
import { Stack } from './layout.tsx';
import { Notice } from './notice.tsx';

export const Tones = () => (
  <Stack gap={3}>
    <Notice>Scores count when the server has replayed the run.</Notice>
    <Notice tone="win" title="Thank You!">
      Watch your inbox for updates.
    </Notice>
    <Notice tone="warn" title="Result is final in 30 minutes">
      Report another result if you disagree.
    </Notice>
    <Notice tone="loss">This stake is above the $47.50 that you can bet now.</Notice>
  </Stack>
);
export const WithAction = () => (
  <Notice tone="warn" title="Two-factor authentication is off" action={<Button size="small">Set up</Button>}>
    Payments above $100 ask for a code.
  </Notice>
);
