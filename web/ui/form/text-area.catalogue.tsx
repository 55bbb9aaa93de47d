import { Grid } from '../layout/layout.tsx';
import { TextArea } from './text-area.tsx';

export const States = () => (
  <Grid min={260}>
    <TextArea label="Description" placeholder="House rules, maps, time" maxLength={500} />
    <TextArea label="What happened?" error="Tell us what happened." maxLength={1_000} defaultValue="He" />
  </Grid>
);
