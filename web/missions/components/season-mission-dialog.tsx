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
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { CoinField } from '../../ui/form/money-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  AddSeasonMissionDocument,
  EditSeasonMissionDocument,
  PreviewSeasonMissionDocument,
  type SeasonMissionRowFragment,
} from '../operations/__generated__/season-missions.gql.ts';
import { GOALS, STATES, goalOf, previewWords } from '../season-words.ts';
import * as t from '../__generated__/messages.ts';

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
      goal: t.chooseWhatIsCounted(),
      target: t.enterAWholeNumberWithinTheLimit(),
      title: t.giveItATitle(),
      rewardType: t.chooseWhatItPays(),
      rewardAmount: t.enterAWholeNumberWithinTheLimit(),
      place: t.enterMinToMax({ min: SEASON_PLACE.min, max: SEASON_PLACE.max }),
      state: t.chooseAState(),
      reason: t.giveTheReason(),
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
      toast({ title: row ? STATES[state].label : t.addedAsADraft(), description: edit.title, tone: 'win' });
      onClose();
    },
  });
  const goal = SEASON_GOALS.find((one) => one === form.values.goal) ?? 'win-battles';
  const reward = form.values.rewardType === 'xp' ? 'xp' : 'battlecoin';
  const howMuch = {
    label: t.howMuch(),
    hint: t.leastToMost({
      least: formatCount(isPublished ? row.rewardAmount : 1),
      most: formatCount(SEASON_REWARD_MAX[reward]),
    }),
    required: true,
    ...form.field('rewardAmount'),
  };
  return (
    <FormDialog
      {...form.wires}
      title={row ? t.editTitle({ title: row.title }) : t.addAMissionToSeasonNumber({ number: set.number })}
      description={isPublished ? t.playersWerePromisedThisItsTitle() : t.noPlayerSees()}
      submitLabel={row ? t.save() : t.add()}
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField label={t.title()} required autoComplete="off" maxLength={SEASON_TITLE_MAX} {...form.field('title')} />
      <Grid min={180} gap={4} align="start">
        <Select label={t.whatIsCounted()} options={GOAL_OPTIONS} disabled={isPublished} {...form.field('goal')} />
        <TextField
          label={t.countNeeded()}
          hint={t.leastToMost({ least: 1, most: formatCount(SEASON_TARGET_MAX[goal]) })}
          required
          inputMode="numeric"
          disabled={isPublished}
          {...form.field('target')}
        />
      </Grid>
      <Preview goal={goal} typed={form.values.target} />
      <Grid min={180} gap={4} align="start">
        <Select label={t.pays()} options={REWARDS} disabled={isPublished} {...form.field('rewardType')} />
        {reward === 'xp' ? <TextField inputMode="numeric" {...howMuch} /> : <CoinField {...howMuch} />}
      </Grid>
      <Grid min={180} gap={4} align="start">
        <TextField label={t.placeInTheList()} required inputMode="numeric" {...form.field('place')} />
        {row && (
          <Select
            label={t.state()}
            options={isPublished ? STATE_OPTIONS.filter(({ value }) => value !== 'draft') : STATE_OPTIONS}
            {...form.field('state')}
          />
        )}
      </Grid>
      <TextArea label={t.reason()} required maxLength={STAFF_REASON_MAX} {...form.field('reason')} />
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
  if (isUsable && error) return <Notice tone="warn">{t.thePreviewCannotBeReadNow()}</Notice>;
  return (
    <Notice live>
      {preview
        ? previewWords(preview.previewDays, preview.completing, preview.players)
        : t.enterTheCountToSeeWhoWould()}
    </Notice>
  );
}
