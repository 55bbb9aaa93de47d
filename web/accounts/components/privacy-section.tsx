import type { FormState } from '../../forms/use-form.ts';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { type SettingsForm, VISIBILITIES } from '../settings-words.ts';
import * as t from '../__generated__/messages.ts';

/** SE-02, SE-03: the server keeps back what is switched off here. */
export const PrivacySection = ({ form }: { readonly form: FormState<SettingsForm> }) => (
  <Panel title={t.privacyAndVisibility()}>
    <Stack gap={5}>
      <RadioGroup label={t.profileVisibility()} options={VISIBILITIES} {...form.field('profileVisibility')} />
      <Switch label={t.showStats()} hint={t.battleStatisticsChallengeHistory()} {...form.field('showStats')} />
      <Switch label={t.showEarnings()} hint={t.whatYouHaveStakedWonAndLost()} {...form.field('showEarnings')} />
    </Stack>
  </Panel>
);
