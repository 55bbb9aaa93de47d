import { Stack } from '../layout/layout.tsx';
import { Switch } from './switch.tsx';

export const States = () => (
  <Stack gap={2}>
    <Switch label="Match results" defaultChecked hint="When a battle of yours is settled." />
    <Switch label="Marketing" />
    <Switch label="Wallet changes" defaultChecked disabled hint="Always on." />
  </Stack>
);
