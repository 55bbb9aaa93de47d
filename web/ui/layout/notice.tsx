import { css } from '@emotion/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { toneSurface } from '../tokens.ts';

type NoticeTone = 'info' | 'win' | 'warn' | 'loss';

const ICONS = { info: Info, win: CircleCheck, warn: TriangleAlert, loss: CircleAlert } as const;

const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-3)',
  padding: 'var(--space-3) var(--space-4)',
  borderRadius: 'var(--radius-m)',
  border: '1px solid var(--line)',
  fontSize: 'var(--size-14)',
});

const iconPlace = css({ flex: 'none', marginBlockStart: 1.5, '& > svg': { width: 18, height: 18 } });
const body = css({ display: 'flex', alignItems: 'flex-start', gap: 'var(--space-3)', flex: '1 1 220px', minWidth: 0 });
const words = css({ flex: 1, minWidth: 0 });

interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** Instead of the tone's own. */
  icon?: ReactNode;
  /** What can be done about it, at the end. */
  action?: ReactNode;
  /** Read aloud as it appears: for answers to what the user just did. */
  live?: boolean;
}

/** A sentence that belongs to this place on the page: a refusal of a form, a condition, a success that stays. */
export function Notice({ tone = 'info', title, children, icon, action, live = false }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div css={notice} style={{ background: toneSurface(tone) }} role={live ? 'status' : undefined}>
      <div css={body}>
        <span css={iconPlace} style={{ color: `var(--${tone})` }}>
          {icon ?? <Icon aria-hidden="true" />}
        </span>
        <div css={words}>
          {title !== undefined && <strong>{title}</strong>}
          {children !== undefined && <div>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
