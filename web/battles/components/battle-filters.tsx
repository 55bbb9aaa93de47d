import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type Fold, FilterPanel } from '../../parts/filters.tsx';
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
  [below.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const FIELDS = [
  { name: 'stake', label: t.stake(), options: STAKE_OPTIONS },
  { name: 'region', label: t.region(), options: REGION_OPTIONS },
  { name: 'sort', label: t.order(), options: SORT_OPTIONS },
] as const;

interface BattleFiltersProps {
  readonly filter: BattleFilter;
  readonly fold: Fold;
  /** Before the others; null where it stands elsewhere. */
  readonly searchBox: ReactNode;
  readonly onChange: (name: FilterName, value: string) => void;
}

/** What the open battles are narrowed down to, and in which order they stand. */
export function BattleFilters({ filter, fold, searchBox, onChange }: BattleFiltersProps) {
  const games = useQuery(StakeBoundsDocument).data?.battleRules.games ?? null;
  const fields = [{ name: 'game', label: t.game(), options: filterGamesOf(games) }, ...FIELDS] as const;
  return (
    <FilterPanel fold={fold} label={t.narrowTheBattlesDown()}>
      <div css={grid}>
        {searchBox !== null && <div css={{ gridColumn: '1 / -1' }}>{searchBox}</div>}
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
      </div>
    </FilterPanel>
  );
}
