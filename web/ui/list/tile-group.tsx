import { css } from '@emotion/react';
import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';
import { FieldSet, type FieldProps } from '../form/field.tsx';
import { canHover } from '../tokens.ts';

export interface TileOption {
  value: string;
  label: string;
  /** Above the label: the art of a game. */
  picture: ReactNode;
}

interface TileGroupProps extends FieldProps {
  /** Ties the tiles to one question. */
  name: string;
  options: readonly TileOption[];
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
  gap: 'var(--space-2)',
});
const tile = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-2)',
  fontSize: 'var(--size-14)',
  fontWeight: 600,
  cursor: 'pointer',
  '& > :last-child': { padding: 'var(--space-2) var(--space-3)' },
  [canHover]: { ':hover': { borderColor: 'var(--line-strong)' } },
  ':has(:checked)': { borderColor: 'var(--ember)', boxShadow: 'inset 0 0 0 1px var(--ember)' },
  ':has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  // Also told without colour: the choice has a mark.
  ':has(:checked) > :last-child::after': { content: '"✓"', float: 'inline-end', color: 'var(--ember)' },
});
/** Over the whole tile, so that it is pressed wherever the tile is. */
const cover = css({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** One of a few that are known by their pictures. */
export function TileGroup({ label, hideLabel, hint, error, name, options, value, onChange, onBlur }: TileGroupProps) {
  return (
    <FieldSet label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(wiring) => (
        <div css={grid}>
          {options.map((option) => (
            <label key={option.value} css={tile}>
              <input
                css={cover}
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                data-invalid={wiring['aria-invalid']}
                onChange={onChange}
                onBlur={onBlur}
              />
              {option.picture}
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldSet>
  );
}
