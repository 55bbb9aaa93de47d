import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface Detail {
  term: string;
  detail: ReactNode;
  /** The line that counts: a sum, set off from what it is made of. */
  total?: boolean;
}

const list = css({ display: 'flex', flexDirection: 'column', gap: 'var(--space-3)' });

const entry = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  '& > dt': { minWidth: 0, color: 'var(--text-dim)', fontSize: 'var(--size-14)', overflowWrap: 'anywhere' },
  '& > dd': {
    textAlign: 'end',
    flex: 'none',
    maxWidth: '65%',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

const sum = css({
  borderBlockStart: '1px solid var(--line)',
  paddingBlockStart: 'var(--space-3)',
  '& > dt': { color: 'var(--text)', fontWeight: 600 },
  '& > dd': { fontWeight: 700 },
});

/** Terms on the left, what they are on the right; figures stand in a column. */
export function DescriptionList({ items }: { items: readonly Detail[] }) {
  return (
    <dl css={list}>
      {items.map(({ term, detail, total = false }) => (
        <div key={term} css={[entry, total && sum]}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
