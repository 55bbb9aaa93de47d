import {
  BRACKET_CAPACITY,
  PREMIUM_CAPACITIES,
  CAPACITY_MAX,
  CHECK_IN_MINUTES,
  ENTRANTS_MIN,
  GROUP_SIZES,
  SWISS_ROUNDS_MAX,
} from '../../../domain/tournaments/tournament.ts';
import { TEAM_SIZES } from '../../../domain/tournaments/lineup.ts';
import { TOURNAMENT_RULES_MAX, TOURNAMENT_TITLE_MAX } from '../../../domain/tournaments/tournaments.schemas.ts';
import type { TournamentKind } from '../../data/__generated__/schema-types.ts';
import { GAME_OPTIONS } from '../../forms/battle-options.ts';
import type { StakeRules } from '../../forms/stake-problem.ts';
import type { FormState } from '../../forms/use-form.ts';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { GameArt } from '../../ui/game-art.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TileGroup } from '../../ui/tile-group.tsx';
import { BEST_OF_OPTIONS, type CreateForm } from '../create-form.ts';
import { formatsOf } from '../tournament-filter.ts';
import { REGION_WORDS, SEEDING_WORDS } from '../tournament-words.ts';

const GAME_TILES = GAME_OPTIONS.map((option) => ({
  ...option,
  picture: <GameArt gameId={option.value.toLowerCase()} ratio={2} flush />,
}));

const SEEDINGS = [
  { value: 'RATING', label: SEEDING_WORDS.RATING, hint: 'The best rated meet late.' },
  { value: 'HAND', label: SEEDING_WORDS.HAND, hint: 'You set the order until the start.' },
  {
    value: 'DRAWN',
    label: SEEDING_WORDS.DRAWN,
    hint: 'By a secret whose hash is shown first, so that everybody can check it.',
  },
];

const PRIVACIES = [
  { value: 'PUBLIC', label: 'Public', hint: 'Listed; everybody may enter.' },
  { value: 'CODE', label: 'With an entry code', hint: 'Only those who know the code see it and may enter.' },
];

const REGIONS = [
  { value: '', label: 'All regions' },
  ...Object.entries(REGION_WORDS).map(([value, label]) => ({ value: value.toLowerCase(), label })),
];

/** As many of them play for a team. */
const ENTERING = [
  { value: '', label: 'Players, each for themselves' },
  ...Array.from({ length: TEAM_SIZES.max - TEAM_SIZES.min + 1 }, (_, n) => ({
    value: String(TEAM_SIZES.min + n),
    label: `Teams of ${TEAM_SIZES.min + n}`,
  })),
];

interface CreateFieldsProps {
  readonly form: FormState<CreateForm>;
  readonly kind: TournamentKind;
  readonly bounds: StakeRules | null;
}

const PREMIUM_PLACES = PREMIUM_CAPACITIES.map((places) => ({ value: String(places), label: `${places} places` }));

/** The fields of a tournament. */
export function CreateFields({ form, kind, bounds }: CreateFieldsProps) {
  const { format, teamSize } = form.values;
  const isOfTeams = teamSize !== '';
  const isTable = format === 'ROBIN' || format === 'SWISS';
  return (
    <Stack gap={5}>
      <Panel title="What is played">
        <TextField
          label="Title"
          required
          autoComplete="off"
          maxLength={TOURNAMENT_TITLE_MAX}
          {...form.field('title')}
        />
        <TileGroup label="Game" options={GAME_TILES} {...form.field('game')} />
        <Select label="Type" options={formatsOf(kind)} {...form.field('format')} />
        {format === 'SINGLE' && <Checkbox label="Third place is played for" {...form.field('hasThird')} />}
        {format === 'SWISS' && (
          <TextField
            label="Rounds"
            hint={`Left empty, as many as the field needs; never more than ${SWISS_ROUNDS_MAX}.`}
            inputMode="numeric"
            {...form.field('swissRounds')}
          />
        )}
        {format === 'GROUPS' && (
          <TextField
            label={isOfTeams ? 'Teams in a group' : 'Players in a group'}
            hint={`${GROUP_SIZES.min} to ${GROUP_SIZES.max}; the best two of each go through.`}
            inputMode="numeric"
            {...form.field('groupSize')}
          />
        )}
        <Grid min={180} gap={4}>
          <Select
            label={isTable ? 'Matches' : 'Matches before the final'}
            options={BEST_OF_OPTIONS}
            {...form.field('bestOf')}
          />
          {!isTable && <Select label="Final" options={BEST_OF_OPTIONS} {...form.field('finalBestOf')} />}
        </Grid>
        <TextArea label="Rules" maxLength={TOURNAMENT_RULES_MAX} {...form.field('rules')} />
      </Panel>
      <Panel title="Money and places">
        <Grid min={180} gap={4} align="start">
          <MoneyField
            label="Buy-in"
            hint={
              bounds === null
                ? '0 for a free one.'
                : `0 for a free one, or ${formatCents(bounds.minStakeCents)} to ${formatCents(bounds.maxStakeCents)}.`
            }
            {...form.field('buyIn')}
          />
          <MoneyField
            label="Prize money you add"
            hint="Held from your wallet when you announce, and paid out whole. You do not play for it."
            {...form.field('guarantee')}
          />
          <TextField
            label="Prize shares"
            hint="Percents of the pool, best place first."
            autoComplete="off"
            {...form.field('prizeTable')}
          />
        </Grid>
        <Grid min={180} gap={4} align="start">
          {kind === 'PREMIUM' && <Select label="Places" options={PREMIUM_PLACES} {...form.field('capacity')} />}
          {kind === 'TOURNAMENT' && (
            <TextField
              label="Places"
              hint={`${ENTRANTS_MIN} to ${CAPACITY_MAX}.`}
              inputMode="numeric"
              {...form.field('capacity')}
            />
          )}
          <TextField
            label={isOfTeams ? 'Teams at least' : 'Players at least'}
            hint={
              kind === 'BRACKET'
                ? `Of ${BRACKET_CAPACITY} places. With fewer at the start it is cancelled.`
                : 'With fewer at the start it is cancelled and all money goes back.'
            }
            inputMode="numeric"
            {...form.field('minEntrants')}
          />
        </Grid>
      </Panel>
      <Panel title="Times">
        <Grid min={200} gap={4} align="start">
          <TextField label="Registration opens" type="datetime-local" required {...form.field('opensAt')} />
          <TextField label="Starts" type="datetime-local" required {...form.field('startsAt')} />
          <TextField
            label="Check-in, minutes"
            hint={`${CHECK_IN_MINUTES.min} to ${CHECK_IN_MINUTES.max}, before the start.`}
            inputMode="numeric"
            {...form.field('checkInMinutes')}
          />
        </Grid>
      </Panel>
      <Panel title="Who may enter">
        <Select
          label="Players or teams"
          hint="Buy-in and prizes are those of a team; its players share them evenly."
          options={ENTERING}
          {...form.field('teamSize')}
        />
        <RadioGroup label="Entry" options={PRIVACIES} {...form.field('privacy')} />
        <Select label="Region" options={REGIONS} {...form.field('region')} />
        <Checkbox label="Verified players only" {...form.field('isVerifiedOnly')} />
        <Checkbox
          label="Exclusive"
          hint="For VIPs, and for those to whom you give the entry code."
          {...form.field('isExclusive')}
        />
        <RadioGroup label="Seeding" options={SEEDINGS} {...form.field('seeding')} />
      </Panel>
    </Stack>
  );
}
