import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { type Fold, FilterPanel } from '../../parts/filters.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { below } from '../../ui/tokens.ts';
import { type StreamFilter, chipsOf } from '../stream-filter.ts';
import { CATEGORY_OPTIONS, GAME_OPTIONS, SORT_OPTIONS } from '../stream-words.ts';
import * as t from '../__generated__/messages.ts';

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
  gap: 'var(--space-3)',
  alignItems: 'end',
  [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

interface StreamFiltersProps {
  readonly filter: StreamFilter;
  readonly fold: Fold;
  readonly onApply: (filter: StreamFilter) => void;
}

/** Category, game and order; nothing happens until 'Apply', and what is applied can be taken back (SM-04 to SM-06). */
export function StreamFilters({ filter, fold, onApply }: StreamFiltersProps) {
  const [draft, setDraft] = useState(filter);
  const [applied, setApplied] = useState(filter);
  // What the address says goes before what was chosen and not applied.
  if (applied.category !== filter.category || applied.game !== filter.game || applied.sort !== filter.sort) {
    setApplied(filter);
    setDraft(filter);
  }
  const choose = (name: keyof StreamFilter) => (event: { target: { value: string } }) =>
    setDraft((before) => ({ ...before, [name]: event.target.value }));
  const active = chipsOf(filter);
  return (
    <Stack gap={3}>
      <FilterPanel fold={fold} label={t.filterStreams()}>
        <div css={fields}>
          <Select
            label={t.category()}
            options={CATEGORY_OPTIONS}
            value={draft.category}
            onChange={choose('category')}
          />
          <Select label={t.game()} options={GAME_OPTIONS} value={draft.game} onChange={choose('game')} />
          <Select label={t.sortBy()} options={SORT_OPTIONS} value={draft.sort} onChange={choose('sort')} />
          <Button
            variant="primary"
            onClick={() => {
              onApply(draft);
              fold.close();
            }}
          >
            {t.apply()}
          </Button>
        </div>
      </FilterPanel>
      {active.length > 0 && (
        <ul css={chips} aria-label={t.appliedFilters()}>
          {active.map(({ name, label }) => (
            <li key={name}>
              <Button
                size="small"
                aria-label={t.removeLabel({ label })}
                icon={<X size={14} aria-hidden />}
                onClick={() => onApply({ ...filter, [name]: '' })}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
