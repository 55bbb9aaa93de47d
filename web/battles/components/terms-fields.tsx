import { GAME_OPTIONS, MODE_OPTIONS } from '../../forms/battle-options.ts';
import type { UseFormReturn } from 'react-hook-form';
import { DESCRIPTION_MAX, TITLE_MAX } from '../../../domain/battles/create-battle.ts';
import { formatCents } from '../../format/format.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { BattleRulesQuery } from '../operations/__generated__/battle-rules.gql.ts';
import { PRIVACY_OPTIONS, type TermsForm } from '../terms-form.ts';

interface TermsFieldsProps {
  readonly form: UseFormReturn<TermsForm>;
  /** Null while they are not known. */
  readonly rules: BattleRulesQuery['battleRules'] | null;
  readonly availableCents: number | null;
}

/** The fields of the Create Battle form (BG-13 to BG-17). */
export function TermsFields({ form, rules, availableCents }: TermsFieldsProps) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const bounds =
    rules === null ? [] : [`Between ${formatCents(rules.minStakeCents)} and ${formatCents(rules.maxStakeCents)}`];
  const available = availableCents === null ? [] : [`${formatCents(availableCents)} available to bet`];
  const hint = [...bounds, ...available].join('; ');
  return (
    <Stack gap={5}>
      <Grid min={220}>
        <Select label="Game" options={GAME_OPTIONS} error={errors.game?.message} {...register('game')} />
        <Select label="Game Mode" options={MODE_OPTIONS} error={errors.mode?.message} {...register('mode')} />
      </Grid>
      <MoneyField
        label="Stake Amount"
        required
        hint={hint === '' ? undefined : hint}
        error={errors.stake?.message}
        {...register('stake')}
      />
      <TextField
        label="Battle Title"
        hint="Left empty, the battle is called after its game."
        maxLength={TITLE_MAX}
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label="Description"
        maxLength={DESCRIPTION_MAX}
        value={watch('description')}
        error={errors.description?.message}
        {...register('description')}
      />
      <RadioGroup label="Privacy" options={PRIVACY_OPTIONS} error={errors.privacy?.message} {...register('privacy')} />
    </Stack>
  );
}
