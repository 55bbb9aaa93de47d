import type { FormState } from '../../forms/use-form.ts';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type SettingsForm, VISIBILITIES } from '../settings-words.ts';

/** SE-02, SE-03: the server keeps back what is switched off here. */
export const PrivacySection = ({ form }: { readonly form: FormState<SettingsForm> }) => (
  <Panel title="Privacy and Visibility">
    <Stack gap={5}>
      <RadioGroup label="Profile Visibility" options={VISIBILITIES} {...form.field('profileVisibility')} />
      <Switch
        label="Show Stats"
        hint="Battle statistics, challenge history and achievements on your profile."
        {...form.field('showStats')}
      />
      <Switch
        label="Show Earnings"
        hint="What you have staked, won and lost. The stake of a running public battle is always seen."
        {...form.field('showEarnings')}
      />
    </Stack>
  </Panel>
);
