import { Grid } from '../layout/layout.tsx';
import { RadioGroup } from './radio-group.tsx';

export const Privacy = () => (
  <Grid min={260}>
    <RadioGroup
      label="Privacy"
      name="privacy"
      defaultValue="public"
      options={[
        { value: 'public', label: 'Public - Anyone can join' },
        { value: 'friends', label: 'Friends Only' },
        { value: 'invite', label: 'Invite Only', hint: 'With a code or by your invitation.' },
      ]}
    />
    <RadioGroup
      label="Who won?"
      name="winner"
      error="Name the winner."
      options={[
        { value: 'demo', label: 'demo' },
        { value: 'rival', label: 'rival' },
        { value: 'nobody', label: 'Nobody', disabled: true },
      ]}
    />
  </Grid>
);
