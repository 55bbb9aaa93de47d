import { css } from '@emotion/react';
import { Check } from 'lucide-react';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { visuallyHidden } from '../../ui/theme.tsx';
import { below } from '../../ui/tokens.ts';
import * as t from '../__generated__/messages.ts';

interface StepsProps {
  readonly label: string;
  readonly names: readonly string[];
  /** How many are done; the next one is under way, if there is one. */
  readonly done: number;
}

const list = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 'var(--space-3)',
  [below.medium]: { gridAutoColumns: 'auto', justifyContent: 'start' },
});
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-14)',
  '&[aria-current]': { color: 'var(--text)', fontWeight: 600 },
});
const mark = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  border: '1.5px solid var(--line-strong)',
  borderRadius: 'var(--radius-full)',
  fontVariantNumeric: 'tabular-nums',
  '[aria-current] > &': { borderColor: 'var(--ember)', color: 'var(--ember)' },
});
/** Small screens have room for the name of the step under way. */
const roomy = css({ [below.medium]: visuallyHidden });
const doneMark = css({ '&&': { borderColor: 'var(--win)', color: 'var(--win)' } });

/** Steps that are done one after the other. */
export const Steps = ({ label, names, done }: StepsProps) => (
  <ol css={list} aria-label={label}>
    {names.map((name, n) => (
      <li key={name} css={item} aria-current={n === done ? 'step' : undefined}>
        <span css={[mark, n < done && doneMark]}>{n < done ? <Check size={16} aria-hidden /> : n + 1}</span>
        <span css={n === done ? undefined : roomy}>{name}</span>
        {n < done && <VisuallyHidden>{t.done()}</VisuallyHidden>}
      </li>
    ))}
  </ol>
);
