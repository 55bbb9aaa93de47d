import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Select } from '../../ui/form/select.tsx';
import { below } from '../../ui/tokens.ts';
import { type BattleFilter, REGION_OPTIONS, SORT_OPTIONS, STAKE_OPTIONS, filterGamesOf } from '../battle-filter.ts';

import { StakeBoundsDocument } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

export type FilterName = 'game' | 'stake' | 'region' | 'sort';

const grid = css({
  display: 'grid',
  gap: 'var(--space-2)',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [below.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '&[data-folded]': { display: 'none' } },
});

const FIELDS = [
  { name: 'stake', label: t.stake(), options: STAKE_OPTIONS },
  { name: 'region', label: t.region(), options: REGION_OPTIONS },
  { name: 'sort', label: t.order(), options: SORT_OPTIONS },
] as const;

interface BattleFiltersProps {
  readonly id: string;
  readonly filter: BattleFilter;
  /** On phones they are folded until asked for. */
  readonly isFolded: boolean;
  readonly onChange: (name: FilterName, value: string) => void;
}

/** What the open battles are narrowed down to, and in which order they stand. */
export function BattleFilters({ id, filter, isFolded, onChange }: BattleFiltersProps) {
  const games = useQuery(StakeBoundsDocument).data?.battleRules.games ?? null;
  const fields = [{ name: 'game', label: t.game(), options: filterGamesOf(games) }, ...FIELDS] as const;
  return (
    <search id={id} aria-label={t.narrowTheBattlesDown()} css={grid} data-folded={isFolded || undefined}>
      {fields.map(({ name, label, options }) => (
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
}
