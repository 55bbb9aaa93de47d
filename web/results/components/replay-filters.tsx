import { css } from '@emotion/react';
import { type Fold, FilterPanel } from '../../parts/filters.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { below } from '../../ui/tokens.ts';
import { GAME_OPTIONS, RESULT_OPTIONS, type ReplayFilter, WAGER_OPTIONS } from '../replay-filter.ts';
import { ReplaySearch } from './replay-search.tsx';
import * as t from '../__generated__/messages.ts';

const fields = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
  [below.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > :first-of-type': { gridColumn: '1 / -1' } },
  [below.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > :nth-of-type(2)': { gridColumn: '1 / -1' } },
});

interface ReplayFiltersProps {
  readonly filter: ReplayFilter;
  readonly fold: Fold;
  readonly onChange: (name: 'q' | 'game' | 'result' | 'wager', value: string) => void;
  /** The same for the search alone, kept between two renders. */
  readonly onSearch: (text: string) => void;
}

/** What the replays are narrowed down to (RP-02 to RP-04). */
export function ReplayFilters({ filter, fold, onChange, onSearch }: ReplayFiltersProps) {
  const { search, game, result, wager, view } = filter;
  return (
    <FilterPanel fold={fold} label={t.narrowTheReplaysDown()}>
      <div css={fields}>
        <ReplaySearch value={search} onSearch={onSearch} />
        <Select
          label={t.game()}
          options={GAME_OPTIONS}
          value={game}
          onChange={(e) => onChange('game', e.target.value)}
        />
        <Select
          label={t.result()}
          options={RESULT_OPTIONS}
          value={result}
          onChange={(e) => onChange('result', e.target.value)}
        />
        <Select
          label={t.wager()}
          options={WAGER_OPTIONS}
          value={wager}
          onChange={(e) => onChange('wager', e.target.value)}
        />
      </div>
      {view === 'community' && result !== '' && (
        <Text size={14} tone="dim" css={{ marginBlockStart: 'var(--space-2)' }}>
          {t.inTheCommunityAWinOrLoss()}
        </Text>
      )}
    </FilterPanel>
  );
}
