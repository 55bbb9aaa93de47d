import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type SettingsForm, VISIBILITIES } from '../settings-words.ts';

interface PrivacySectionProps {
  readonly form: SettingsForm;
  readonly onChange: (part: Partial<SettingsForm>) => void;
}

/** SE-02, SE-03: the server keeps back what is switched off here. */
export const PrivacySection = ({ form, onChange }: PrivacySectionProps) => (
  <Panel title="Privacy and Visibility">
    <Stack gap={5}>
      <RadioGroup
        label="Profile Visibility"
        name="profileVisibility"
        options={VISIBILITIES}
        value={form.profileVisibility}
        onChange={({ target }) => {
          const chosen = VISIBILITIES.find(({ value }) => value === target.value);
          if (chosen) onChange({ profileVisibility: chosen.value });
        }}
      />
      <Switch
        label="Show Stats"
        hint="Battle statistics, challenge history and achievements on your profile."
        checked={form.showStats}
        onChange={({ target }) => onChange({ showStats: target.checked })}
      />
      <Switch
        label="Show Earnings"
        hint="What you have staked, won and lost. The stake of a running public battle is always seen."
        checked={form.showEarnings}
        onChange={({ target }) => onChange({ showEarnings: target.checked })}
      />
    </Stack>
  </Panel>
);
