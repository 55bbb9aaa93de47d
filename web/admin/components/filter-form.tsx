import { useQuery } from '@apollo/client/react';
import { type KeyboardEvent, useState } from 'react';
import { CONTENT_RULES, MODERATION_BOUNDS, blockingAt } from '../../../domain/chat/moderation.ts';
import { useAction } from '../../data/use-action.ts';
import { formatPercent } from '../../format/format.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { RangeField } from '../../ui/range-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { ModerationSettingsFieldsFragment } from '../operations/__generated__/moderation-settings-fields.gql.ts';
import { ReadModerationDocument } from '../operations/__generated__/read-moderation.gql.ts';
import { SaveModerationDocument } from '../operations/__generated__/save-moderation.gql.ts';
import { FilterTest } from './filter-test.tsx';
import { stepped } from '../slider-keys.ts';

const listed = new Intl.ListFormat('en');

/** What a sensitivity does with messages that break a rule. */
function sensitivityHint(sensitivity: number): string {
  const blocking = blockingAt(sensitivity);
  const flagging = CONTENT_RULES.filter((rule) => !blocking.includes(rule));
  if (blocking.length === 0) return 'Blocks nothing; shows staff whatever breaks a rule above.';
  const blocks = `Blocks ${listed.format(blocking)}`;
  return flagging.length === 0 ? `${blocks}.` : `${blocks}; shows staff ${listed.format(flagging)}.`;
}

/** How messages are judged from now on (AC-05 to AC-07). */
export function FilterForm() {
  const query = useQuery(ReadModerationDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title="Filters">
      <Loaded query={{ ...query, data: query.data?.moderationSettings }} what="the filters" skeleton={[4, 56]}>
        {(settings) => <Filters stored={settings} />}
      </Loaded>
    </Panel>
  );
}

type Settings = Omit<ModerationSettingsFieldsFragment, '__typename'>;

function Filters({ stored }: { readonly stored: ModerationSettingsFieldsFragment }) {
  const toast = useToast();
  const action = useAction(SaveModerationDocument, { changes: [ReadModerationDocument] });
  const [changed, setChanged] = useState<Partial<Settings>>({});
  const { profanityFilter, spamDetection, linkBlocking, capsLimit, slowMode, followersOnly, autoModSeverity } = stored;
  const shown: Settings = {
    profanityFilter,
    spamDetection,
    linkBlocking,
    capsLimit,
    slowMode,
    followersOnly,
    autoModSeverity,
    ...changed,
  };
  const set = (change: Partial<Settings>): void => setChanged({ ...changed, ...change });
  const toggle = (label: string, name: 'profanityFilter' | 'spamDetection' | 'linkBlocking' | 'followersOnly') => (
    <Switch label={label} checked={shown[name]} onChange={(event) => set({ [name]: event.target.checked })} />
  );
  const slider = (label: string, name: keyof typeof MODERATION_BOUNDS, words: string, hint?: string) => (
    <RangeField
      label={label}
      hint={hint}
      min={0}
      max={MODERATION_BOUNDS[name].max}
      step={MODERATION_BOUNDS[name].stride}
      value={shown[name]}
      valueText={words}
      onChange={(event) => set({ [name]: Number(event.target.value) })}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        const next = stepped(event, shown[name], {
          min: 0,
          max: MODERATION_BOUNDS[name].max,
          step: MODERATION_BOUNDS[name].stride,
        });
        if (next === null) return;
        event.preventDefault();
        set({ [name]: next });
      }}
    />
  );
  const save = async (): Promise<void> => {
    if (!(await action.run({ input: shown }))) return;
    setChanged({});
    toast({ title: 'Filters saved', tone: 'win' });
  };
  return (
    <Stack gap={5}>
      {toggle('Profanity filter', 'profanityFilter')}
      {toggle('Spam detection', 'spamDetection')}
      {toggle('Link blocking', 'linkBlocking')}
      {slider('Caps limit', 'capsLimit', formatPercent(shown.capsLimit))}
      {slider('Slow mode', 'slowMode', `${shown.slowMode}s`)}
      {toggle('Followers only', 'followersOnly')}
      {slider(
        'Auto-mod sensitivity',
        'autoModSeverity',
        formatPercent(shown.autoModSeverity),
        sensitivityHint(shown.autoModSeverity),
      )}
      <Failed failure={action.failure} />
      <Row justify="flex-end">
        <Button
          variant="primary"
          busy={action.isRunning}
          disabled={Object.keys(changed).length === 0}
          onClick={() => void save()}
        >
          Save filters
        </Button>
      </Row>
      <FilterTest settings={shown} />
    </Stack>
  );
}
