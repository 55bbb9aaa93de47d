import { css } from '@emotion/react';
import { Check } from 'lucide-react';
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
  [canHover]: { ':hover': { borderColor: 'var(--line-strong)' } },
  ':has(:checked)': { borderColor: 'var(--ember)', boxShadow: 'inset 0 0 0 1px var(--ember)' },
  ':has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
});
const words = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2)',
  padding: 'var(--space-2) var(--space-3)',
  '& > svg': { flex: 'none', color: 'var(--ember)' },
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
              <span css={words}>
                {option.label}
                {/* Tells the choice without colour; whoever hears it is told by the radio button. */}
                {value === option.value && <Check size={16} aria-hidden="true" />}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldSet>
  );
}
