import { Stack } from '../layout/layout.tsx';
import { Progress } from './progress.tsx';

export const Determinate = () => (
  <Stack gap={5}>
    <Progress label="Match progress" value={65} showLabel />
    <Progress label="Win 2 battles" value={50} valueText="1 of 2" showLabel tone="coin" />
    <Progress label="Season pass" value={100} showLabel tone="win" />
  </Stack>
);
export const Indeterminate = () => <Progress label="Checking the recording" value={null} showLabel tone="info" />;
