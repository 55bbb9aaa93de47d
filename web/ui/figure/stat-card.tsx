import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Card } from '../list/card.tsx';
import { Figure } from '../layout/text.tsx';

interface StatCardProps {
  label: string;
  /** A figure: `Money`, `Coins`, a formatted count. */
  value: ReactNode;
  /** One line below: what it means, since when. */
  note?: ReactNode;
  icon?: ReactNode;
  /** How it came about, as a `Sparkline`. */
  course?: ReactNode;
  /** A button or link that belongs to it. */
  action?: ReactNode;
}

const headRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2)',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-14)',
  '& > svg': { width: 18, height: 18, flex: 'none' },
});
const valueRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2)',
  marginBlockStart: 'var(--space-1)',
});
const below = css({ marginBlockStart: 'var(--space-2)' });
const small = css({ color: 'var(--text-dim)', fontSize: 'var(--size-12)', marginBlockStart: 'var(--space-1)' });

/** One figure with its name. */
export function StatCard({ label, value, note, icon, course, action }: StatCardProps) {
  return (
    <Card padding={4}>
      <div css={headRow}>
        <span>{label}</span>
        {icon}
      </div>
      <div css={valueRow}>
        <Figure>{value}</Figure>
        {action}
      </div>
      {course !== undefined && <div css={below}>{course}</div>}
      {note !== undefined && <div css={small}>{note}</div>}
    </Card>
  );
}
