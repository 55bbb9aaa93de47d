import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { STAFF_REASON_MAX } from '../../../domain/accounts/accounts.schemas.ts';
import { SEASON_PLACE, SEASON_TITLE_MAX, seasonMissionForm } from '../../../domain/missions/missions.schemas.ts';
import {
  SEASON_GOALS,
  SEASON_MISSION_STATES,
  SEASON_REWARD_MAX,
  SEASON_TARGET_MAX,
  type SeasonGoal,
} from '../../../domain/missions/season-missions.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCount } from '../../format/format.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AddSeasonMissionDocument } from '../operations/__generated__/add-season-mission.gql.ts';
import { EditSeasonMissionDocument } from '../operations/__generated__/edit-season-mission.gql.ts';
import { PreviewSeasonMissionDocument } from '../operations/__generated__/preview-season-mission.gql.ts';
import type { SeasonMissionRowFragment } from '../operations/__generated__/season-mission-row.gql.ts';
import { GOALS, STATES, goalOf, previewWords } from '../season-words.ts';

const GOAL_OPTIONS = SEASON_GOALS.map((value) => ({ value, label: GOALS[value].label }));
const STATE_OPTIONS = SEASON_MISSION_STATES.map((value) => ({ value, label: STATES[value].label }));
/** Long enough for a typed number: each preview reads four weeks of what players did. */
const DEBOUNCE_MS = 300;
const REWARDS = [
  { value: 'battlecoin', label: 'BC' },
  { value: 'xp', label: 'XP' },
];

interface SeasonMissionDialogProps {
  readonly set: { readonly season: string; readonly number: number; readonly missions: readonly unknown[] };
  /** As staff saw it when they began; null for a new one. */
  readonly row: SeasonMissionRowFragment | null;
  readonly onClose: () => void;
}

/** Staff add a mission to a season, or change, publish and remove one, with who would have completed it lately. */
export function SeasonMissionDialog({ set, row, onClose }: SeasonMissionDialogProps) {
  const toast = useToast();
  const adding = useAction(AddSeasonMissionDocument, { changes: 'everything' });
  const editing = useAction(EditSeasonMissionDocument, { changes: 'everything' });
  const isPublished = row?.state === 'PUBLISHED';
  const form = useForm({
    schema: seasonMissionForm,
    initial: {
      goal: row ? goalOf(row.goal) : 'win-battles',
      target: row ? String(row.target) : '',
      title: row?.title ?? '',
      rewardType: row?.rewardType === 'XP' ? 'xp' : 'battlecoin',
      rewardAmount: row ? String(row.rewardAmount) : '',
      place: String(row?.place ?? set.missions.length + 1),
      state: isPublished ? 'published' : 'draft',
      reason: '',
    },
    words: {
      goal: 'Choose what is counted.',
      target: 'Enter a whole number within the limit.',
      title: 'Give it a title.',
      rewardType: 'Choose what it pays.',
      rewardAmount: 'Enter a whole number within the limit.',
      place: `Enter ${SEASON_PLACE.min} to ${SEASON_PLACE.max}.`,
      state: 'Choose a state.',
      reason: 'Give the reason.',
    },
    sending: row ? editing : adding,
    send: async ({ state, goal, rewardType, ...edit }) => {
      const input = {
        ...edit,
        goal: GOALS[goal].name,
        rewardType: rewardType === 'xp' ? ('XP' as const) : ('BATTLECOIN' as const),
      };
      const isDone = row
        ? await editing.run({ input: { ...input, id: row.id, version: row.version, state: STATES[state].name } })
        : await adding.run({ input: { ...input, season: set.season } });
      if (!isDone) return;
      toast({ title: row ? STATES[state].label : 'Added as a draft', description: edit.title, tone: 'win' });
      onClose();
    },
  });
  const goal = SEASON_GOALS.find((one) => one === form.values.goal) ?? 'win-battles';
  const reward = form.values.rewardType === 'xp' ? 'xp' : 'battlecoin';
  return (
    <FormDialog
      {...form.wires}
      title={row ? `Edit ${row.title}` : `Add a mission to Season ${set.number}`}
      description={
        isPublished
          ? 'Players were promised this: its title, its place and a higher reward can change. What they have completed stays theirs, also when it is removed.'
          : 'No player sees it until it is published. From then on it counts the same and pays no less.'
      }
      submitLabel={row ? 'Save' : 'Add'}
      cancelLabel="Back"
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField label="Title" required autoComplete="off" maxLength={SEASON_TITLE_MAX} {...form.field('title')} />
      <Grid min={180} gap={4} align="start">
        <Select label="What is counted" options={GOAL_OPTIONS} disabled={isPublished} {...form.field('goal')} />
        <TextField
          label="Count needed"
          hint={`1 to ${formatCount(SEASON_TARGET_MAX[goal])}.`}
          required
          inputMode="numeric"
          disabled={isPublished}
          {...form.field('target')}
        />
      </Grid>
      <Preview goal={goal} typed={form.values.target} />
      <Grid min={180} gap={4} align="start">
        <Select label="Pays" options={REWARDS} disabled={isPublished} {...form.field('rewardType')} />
        <TextField
          label="How much"
          hint={`${formatCount(isPublished ? row.rewardAmount : 1)} to ${formatCount(SEASON_REWARD_MAX[reward])}.`}
          required
          inputMode="numeric"
          {...form.field('rewardAmount')}
        />
      </Grid>
      <Grid min={180} gap={4} align="start">
        <TextField label="Place in the list" required inputMode="numeric" {...form.field('place')} />
        {row && (
          <Select
            label="State"
            options={isPublished ? STATE_OPTIONS.filter(({ value }) => value !== 'draft') : STATE_OPTIONS}
            {...form.field('state')}
          />
        )}
      </Grid>
      <TextArea label="Reason" required maxLength={STAFF_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}

/** Who would have completed what is typed; nothing while that is no usable number. */
function Preview({ goal, typed }: { readonly goal: SeasonGoal; readonly typed: string }) {
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const target = /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : 0;
  const isUsable = target >= 1 && target <= SEASON_TARGET_MAX[goal];
  const { data, error } = useQuery(PreviewSeasonMissionDocument, {
    variables: { goal: GOALS[goal].name, target },
    skip: !isUsable,
    fetchPolicy: 'network-only',
  });
  const preview = isUsable ? data?.seasonMissionPreview : undefined;
  if (isUsable && error) return <Notice tone="warn">The preview cannot be read now.</Notice>;
  return (
    <Notice live>
      {preview
        ? previewWords(preview.previewDays, preview.completing, preview.players)
        : 'Enter the count to see who would have completed it lately.'}
    </Notice>
  );
}
