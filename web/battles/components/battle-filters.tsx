import { css } from '@emotion/react';
import { Select } from '../../ui/select.tsx';
import { below } from '../../ui/tokens.ts';
import { type BattleFilter, GAME_OPTIONS, REGION_OPTIONS, SORT_OPTIONS, STAKE_OPTIONS } from '../battle-filter.ts';

export type FilterName = 'game' | 'stake' | 'region' | 'sort';

const fields = css({
  display: 'grid',
  gap: 'var(--space-2)',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [below.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '&[data-folded]': { display: 'none' } },
});

const FIELDS = [
  { name: 'game', label: 'Game', options: GAME_OPTIONS },
  { name: 'stake', label: 'Stake', options: STAKE_OPTIONS },
  { name: 'region', label: 'Region', options: REGION_OPTIONS },
  { name: 'sort', label: 'Order', options: SORT_OPTIONS },
] as const;

interface BattleFiltersProps {
  readonly id: string;
  readonly filter: BattleFilter;
  /** On phones they are folded until asked for. */
  readonly isFolded: boolean;
  readonly onChange: (name: FilterName, value: string) => void;
}

/** What the open battles are narrowed down to, and in which order they stand. */
export const BattleFilters = ({ id, filter, isFolded, onChange }: BattleFiltersProps) => (
  <search id={id} aria-label="Narrow the battles down" css={fields} data-folded={isFolded || undefined}>
    {FIELDS.map(({ name, label, options }) => (
      <Select
        key={name}
        label={label}
        hideLabel
        options={options}
        value={filter[name]}
        onChange={(event) => onChange(name, event.target.value)}
      />
    ))}
  </search>
);
