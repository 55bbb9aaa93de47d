import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Figure } from './text.tsx';

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

const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2)',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-14)',
  '& > svg': { width: 18, height: 18, flex: 'none' },
});
const Line = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-2)',
  marginBlockStart: 'var(--space-1)',
});
const Course = styled.div({ marginBlockStart: 'var(--space-2)' });
const Note = styled.div({ color: 'var(--text-dim)', fontSize: 'var(--size-12)', marginBlockStart: 'var(--space-1)' });

/** One figure with its name. */
export function StatCard({ label, value, note, icon, course, action }: StatCardProps) {
  return (
    <Card padding={4}>
      <Head>
        <span>{label}</span>
        {icon}
      </Head>
      <Line>
        <Figure>{value}</Figure>
        {action}
      </Line>
      {course !== undefined && <Course>{course}</Course>}
      {note !== undefined && <Note>{note}</Note>}
    </Card>
  );
}
