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
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { GameArt } from '../../ui/face/game-art.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { TileGroup } from '../../ui/list/tile-group.tsx';
import { BEST_OF_OPTIONS, type CreateForm } from '../create-form.ts';
import { formatsOf } from '../tournament-filter.ts';
import { REGION_WORDS, SEEDING_WORDS } from '../tournament-words.ts';
import * as t from '../__generated__/messages.ts';

const GAME_TILES = GAME_OPTIONS.map((option) => ({
  ...option,
  picture: <GameArt gameId={option.value.toLowerCase()} ratio={2} flush />,
}));

const SEEDINGS = [
  { value: 'RATING', label: SEEDING_WORDS.RATING, hint: t.theBestRatedMeetLate() },
  { value: 'HAND', label: SEEDING_WORDS.HAND, hint: t.youSetTheOrderUntilTheStart() },
  {
    value: 'DRAWN',
    label: SEEDING_WORDS.DRAWN,
    hint: t.byASecretWhoseHashIsShown(),
  },
];

const PRIVACIES = [
  { value: 'PUBLIC', label: t.public(), hint: t.listedEverybodyMayEnter() },
  { value: 'CODE', label: t.withAnEntryCode(), hint: t.onlyThoseWhoKnowTheCodeSee() },
];

const REGIONS = [
  { value: '', label: t.allRegions() },
  ...Object.entries(REGION_WORDS).map(([value, label]) => ({ value: value.toLowerCase(), label })),
];

/** As many of them play for a team. */
const ENTERING = [
  { value: '', label: t.playersEachForThemselves() },
  ...Array.from({ length: TEAM_SIZES.max - TEAM_SIZES.min + 1 }, (_, n) => ({
    value: String(TEAM_SIZES.min + n),
    label: t.teamsOf({ size: TEAM_SIZES.min + n }),
  })),
];

interface CreateFieldsProps {
  readonly form: FormState<CreateForm>;
  readonly kind: TournamentKind;
  readonly bounds: StakeRules | null;
}

const PREMIUM_PLACES = PREMIUM_CAPACITIES.map((places) => ({
  value: String(places),
  label: t.soManyPlaces({ places }),
}));

/** The fields of a tournament. */
export function CreateFields({ form, kind, bounds }: CreateFieldsProps) {
  const { format, teamSize } = form.values;
  const isOfTeams = teamSize !== '';
  const isTable = format === 'ROBIN' || format === 'SWISS';
  return (
    <Stack gap={5}>
      <Panel title={t.whatIsPlayed()}>
        <TextField
          label={t.title()}
          required
          autoComplete="off"
          maxLength={TOURNAMENT_TITLE_MAX}
          {...form.field('title')}
        />
        <TileGroup label={t.game()} options={GAME_TILES} {...form.field('game')} />
        <Select label={t.type()} options={formatsOf(kind)} {...form.field('format')} />
        {format === 'SINGLE' && <Checkbox label={t.thirdPlaceIsPlayedFor()} {...form.field('hasThird')} />}
        {format === 'SWISS' && (
          <TextField
            label={t.rounds()}
            hint={t.leftEmptyAsManyAsTheField({ max: SWISS_ROUNDS_MAX })}
            inputMode="numeric"
            {...form.field('swissRounds')}
          />
        )}
        {format === 'GROUPS' && (
          <TextField
            label={isOfTeams ? t.teamsInAGroup() : t.playersInAGroup()}
            hint={t.minToMaxTheBestTwo({ min: GROUP_SIZES.min, max: GROUP_SIZES.max })}
            inputMode="numeric"
            {...form.field('groupSize')}
          />
        )}
        <Grid min={180} gap={4}>
          <Select
            label={isTable ? t.matches() : t.matchesBeforeTheFinal()}
            options={BEST_OF_OPTIONS}
            {...form.field('bestOf')}
          />
          {!isTable && <Select label={t.final()} options={BEST_OF_OPTIONS} {...form.field('finalBestOf')} />}
        </Grid>
        <TextArea label={t.rules()} maxLength={TOURNAMENT_RULES_MAX} {...form.field('rules')} />
      </Panel>
      <Panel title={t.moneyAndPlaces()}>
        <Grid min={180} gap={4} align="start">
          <MoneyField
            label={t.buyIn()}
            hint={
              bounds === null
                ? t.zeroForAFreeOne()
                : t.zeroForAFreeOneOrAStake({
                    minStake: formatCents(bounds.minStakeCents),
                    maxStake: formatCents(bounds.maxStakeCents),
                  })
            }
            {...form.field('buyIn')}
          />
          <MoneyField
            label={t.prizeMoneyYouAdd()}
            hint={t.heldFromYourWalletWhenYouAnnounce()}
            {...form.field('guarantee')}
          />
          <TextField
            label={t.prizeShares()}
            hint={t.percentsOfThePoolBestPlaceFirst()}
            autoComplete="off"
            {...form.field('prizeTable')}
          />
        </Grid>
        <Grid min={180} gap={4} align="start">
          {kind === 'PREMIUM' && <Select label={t.places()} options={PREMIUM_PLACES} {...form.field('capacity')} />}
          {kind === 'TOURNAMENT' && (
            <TextField
              label={t.places()}
              hint={t.minToMax({ min: ENTRANTS_MIN, max: CAPACITY_MAX })}
              inputMode="numeric"
              {...form.field('capacity')}
            />
          )}
          <TextField
            label={isOfTeams ? t.teamsAtLeast() : t.playersAtLeast()}
            hint={
              kind === 'BRACKET' ? t.ofSoManyPlacesWithFewer({ capacity: BRACKET_CAPACITY }) : t.withFewerAtTheStart()
            }
            inputMode="numeric"
            {...form.field('minEntrants')}
          />
        </Grid>
      </Panel>
      <Panel title={t.times()}>
        <Grid min={200} gap={4} align="start">
          <TextField label={t.registrationOpens()} type="datetime-local" required {...form.field('opensAt')} />
          <TextField label={t.starts()} type="datetime-local" required {...form.field('startsAt')} />
          <TextField
            label={t.checkInMinutes()}
            hint={t.minToMaxBeforeTheStart({ min: CHECK_IN_MINUTES.min, max: CHECK_IN_MINUTES.max })}
            inputMode="numeric"
            {...form.field('checkInMinutes')}
          />
        </Grid>
      </Panel>
      <Panel title={t.whoMayEnter()}>
        <Select
          label={t.playersOrTeams()}
          hint={t.buyInAndPrizesAreThose()}
          options={ENTERING}
          {...form.field('teamSize')}
        />
        <RadioGroup label={t.entry()} options={PRIVACIES} {...form.field('privacy')} />
        <Select label={t.region()} options={REGIONS} {...form.field('region')} />
        <Grid min={180} gap={4} align="start">
          <TextField
            label={t.lowestRating()}
            hint={t.leftEmptyForAnyAlsoTheUnrated()}
            inputMode="numeric"
            {...form.field('minRating')}
          />
          <TextField
            label={t.highestRating()}
            hint={t.leftEmptyForAnyTheUnratedMayEnter()}
            inputMode="numeric"
            {...form.field('maxRating')}
          />
        </Grid>
        <Checkbox label={t.verifiedPlayersOnly()} {...form.field('isVerifiedOnly')} />
        <Checkbox label={t.exclusive()} hint={t.forVIPsAndForThoseToWhom()} {...form.field('isExclusive')} />
        <RadioGroup label={t.seeding()} options={SEEDINGS} {...form.field('seeding')} />
      </Panel>
    </Stack>
  );
}
