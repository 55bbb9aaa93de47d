import { useSearchParams } from 'react-router-dom';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { type FormState, useForm } from '../../forms/use-form.ts';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useAction } from '../../data/use-action.ts';
import {
  ReadPreferencesDocument,
  ResetPreferencesDocument,
  SavePreferencesDocument,
} from '../operations/__generated__/preferences.gql.ts';
import {
  CHANNELS,
  type Section,
  type SettingsForm,
  type Toggle,
  TOPICS,
  formOf,
  isSame,
  sectionIn,
} from '../settings-words.ts';
import { LeaveDialog } from '../../forms/leave-dialog.tsx';
import { Part } from '../../parts/part.tsx';
import { BirthDatePanel } from './birth-date-panel.tsx';
import { PrivacySection } from './privacy-section.tsx';
import * as t from '../__generated__/messages.ts';

const RESET = 'reset';

/** The sections of the page; what is saved together is held here, so that another section does not lose it. */
export function SettingsEditor({ stored }: { readonly stored: SettingsForm }) {
  const [params, setParams] = useSearchParams();
  const dialog = useAddressDialog('dialog');
  const toast = useToast();
  const saving = useAction(SavePreferencesDocument, {
    update: (cache, { savePreferences: preferences }) =>
      cache.writeQuery({ query: ReadPreferencesDocument, data: { preferences } }),
  });
  const form = useForm<SettingsForm>({
    initial: stored,
    sending: saving,
    send: async (input) => {
      if (await saving.run({ input })) toast({ title: t.settingsSaved(), tone: 'win' });
    },
  });
  const isDirty = !isSame(form.values, stored);
  const { blocker } = useLeaveWarning(isDirty, ({ pathname }) => pathname);
  const section = sectionIn(params);
  const bar = <SaveBar form={form} isDirty={isDirty} onReset={() => dialog.open(RESET)} />;

  return (
    <>
      <Tabs<Section>
        label={t.settings()}
        value={section}
        onValueChange={(next) => setParams({ section: next })}
        tabs={[
          {
            value: 'notifications',
            label: t.notifications(),
            panel: (
              <Stack gap={5}>
                <Grid min={440} gap={5} align="start">
                  <Toggles title={t.whatWeTellYouAbout()} toggles={TOPICS} form={form} />
                  <Toggles title={t.whereWeTell()} toggles={CHANNELS} form={form} />
                </Grid>
                {bar}
                <Part of="notifications.push" />
              </Stack>
            ),
          },
          {
            value: 'privacy',
            label: t.privacy(),
            panel: (
              <Stack gap={5}>
                <PrivacySection form={form} />
                {bar}
              </Stack>
            ),
          },
          {
            value: 'security',
            label: t.security(),
            panel: (
              <Stack gap={5}>
                <Part of="security.settings" />
                <Part of="platform.connected" />
              </Stack>
            ),
          },
          {
            value: 'play',
            label: t.responsibleGaming(),
            panel: (
              <Stack gap={5}>
                <BirthDatePanel />
                <Part of="wallet.play-limits" />
              </Stack>
            ),
          },
          { value: 'data', label: t.yourData(), panel: <Part of="privacy.data" /> },
        ]}
      />
      {isDirty && section !== 'notifications' && section !== 'privacy' && bar}
      {dialog.value === RESET && (
        <ResetDialog
          onClose={dialog.close}
          onReset={(defaults) => {
            form.reset(defaults);
            dialog.close();
          }}
        />
      )}
      <LeaveDialog blocker={blocker} />
    </>
  );
}

interface TogglesProps {
  readonly title: string;
  readonly toggles: readonly (readonly [Toggle, string, string])[];
  readonly form: FormState<SettingsForm>;
}

const Toggles = ({ title, toggles, form }: TogglesProps) => (
  <Panel title={title}>
    <Stack gap={4}>
      {toggles.map(([name, label, hint]) => (
        <Switch key={name} label={label} hint={hint} {...form.field(name)} />
      ))}
    </Stack>
  </Panel>
);

interface SaveBarProps {
  readonly form: FormState<SettingsForm>;
  readonly isDirty: boolean;
  readonly onReset: () => void;
}

/** SE-08, SE-09 */
const SaveBar = ({ form, isDirty, onReset }: SaveBarProps) => (
  <Stack gap={3}>
    <Failed failure={form.notice} />
    <Row gap={3}>
      <Button variant="primary" busy={form.isSending} onClick={() => void form.wires.onSubmit()}>
        {t.saveAllChanges()}
      </Button>
      <Button disabled={form.isSending} onClick={onReset}>
        {t.resetToDefaults()}
      </Button>
      <Text as="span" size={14} tone="dim" role="status">
        {isDirty ? t.youHaveUnsavedChanges() : t.everythingIsSaved()}
      </Text>
    </Row>
  </Stack>
);

interface ResetDialogProps {
  readonly onClose: () => void;
  readonly onReset: (defaults: SettingsForm) => void;
}

function ResetDialog({ onClose, onReset }: ResetDialogProps) {
  const toast = useToast();
  const resetting = useAction(ResetPreferencesDocument, {
    update: (cache, { resetPreferences: preferences }) =>
      cache.writeQuery({ query: ReadPreferencesDocument, data: { preferences } }),
  });
  const confirm = async (): Promise<void> => {
    const answer = await resetting.run({});
    if (!answer) return;
    toast({ title: t.theDefaultSettingsAreBack() });
    onReset(formOf(answer.resetPreferences));
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.resetToDefaultsQuestion()}
      description={t.notificationsAndPrivacyGoBack()}
      confirmLabel={t.resetToDefaults()}
      variant="danger"
      refusal={resetting.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
