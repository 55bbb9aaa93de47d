import { useQuery } from '@apollo/client/react';
import { type KeyboardEvent, useState } from 'react';
import { CONTENT_RULES, MODERATION_BOUNDS, blockingAt } from '../../../domain/chat/moderation.ts';
import { useAction } from '../../data/use-action.ts';
import { formatPercent } from '../../format/format.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { RangeField } from '../../ui/form/range-field.tsx';
import { inlineWay } from '../../ui/inline-way.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  type ModerationSettingsFieldsFragment,
  ReadModerationDocument,
  SaveModerationDocument,
} from '../operations/__generated__/moderation.gql.ts';
import { FilterTest } from './filter-test.tsx';
import { stepped } from './slider-keys.ts';
import { listed } from '../../desk/listed.ts';
import * as t from '../__generated__/messages.ts';

const namesOf = (rules: readonly string[]): string => listed(rules.map((rule) => t.ruleName({ rule })));

/** What a sensitivity does with messages that break a rule. */
function sensitivityHint(sensitivity: number): string {
  const blocking = blockingAt(sensitivity);
  const flagging = CONTENT_RULES.filter((rule) => !blocking.includes(rule));
  if (blocking.length === 0) return t.blocksNothingShowsStaffWhateverBreaks();
  const blocked = namesOf(blocking);
  return flagging.length === 0
    ? t.blocksBlocking({ blocked })
    : t.blocksAndShowsStaff({ blocked, flagged: namesOf(flagging) });
}

/** How messages are judged from now on (AC-05 to AC-07). */
export function FilterForm() {
  const query = useQuery(ReadModerationDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.filters()}>
      <Loaded query={{ ...query, data: query.data?.moderationSettings }} what={t.theFilters()} skeleton={[1, 750]}>
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
        const bounds = { min: 0, max: MODERATION_BOUNDS[name].max, step: MODERATION_BOUNDS[name].stride };
        const next = stepped(event, shown[name], bounds, inlineWay());
        if (next === null) return;
        event.preventDefault();
        set({ [name]: next });
      }}
    />
  );
  const save = async (): Promise<void> => {
    if (!(await action.run({ input: shown }))) return;
    setChanged({});
    toast({ title: t.filtersSaved(), tone: 'win' });
  };
  return (
    <Stack gap={5}>
      {toggle(t.profanityFilter(), 'profanityFilter')}
      {toggle(t.spamDetection(), 'spamDetection')}
      {toggle(t.linkBlocking(), 'linkBlocking')}
      {slider(t.capsLimit(), 'capsLimit', formatPercent(shown.capsLimit))}
      {slider(t.slowMode(), 'slowMode', t.secondsShort({ seconds: shown.slowMode }))}
      {toggle(t.followersOnly(), 'followersOnly')}
      {slider(
        t.autoModSensitivity(),
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
          {t.saveFilters()}
        </Button>
      </Row>
      <FilterTest settings={shown} />
    </Stack>
  );
}
