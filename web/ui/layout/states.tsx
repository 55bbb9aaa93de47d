import { css } from '@emotion/react';
import { CloudOff, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { Notice } from './notice.tsx';
import { RelativeTime } from '../figure/relative-time.tsx';
import * as t from '../__generated__/messages.ts';

const place = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-10) var(--space-6)',
  border: '1px dashed var(--line)',
  borderRadius: 'var(--radius-l)',
  textAlign: 'center',
  '& > svg': { width: 32, height: 32, color: 'var(--text-dim)' },
  '& > p': { maxWidth: '48ch', color: 'var(--text-dim)', fontSize: 'var(--size-14)' },
});

const titleStyle = css({ maxWidth: '100%', fontWeight: 600, overflowWrap: 'anywhere' });
const actionPlace = css({ marginBlockStart: 'var(--space-2)' });

interface EmptyStateProps {
  /** The specified sentence. */
  title: string;
  /** What would fill this place. */
  children?: ReactNode;
  /** The next thing to do: a button or a link that looks like one. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div css={place}>
      {icon}
      <div css={titleStyle}>{title}</div>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <div css={actionPlace}>{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** What failed: 'Failed to load battles'. */
  title: string;
  /** Why, or what is certain all the same ('No money was moved.'); with the request id where there is one. */
  children?: ReactNode;
  onRetry: () => void;
  /** While the retry runs. */
  busy?: boolean | undefined;
}

/** What failed, and a way to try again. */
export function ErrorState({ title, children, onRetry, busy }: ErrorStateProps) {
  return (
    <div css={place} role="alert">
      <TriangleAlert aria-hidden="true" />
      <div css={titleStyle}>{title}</div>
      {children !== undefined && <p>{children}</p>}
      <div css={actionPlace}>
        <Button icon={<RotateCw aria-hidden="true" />} busy={busy} onClick={onRetry}>
          {t.retry()}
        </Button>
      </div>
    </div>
  );
}

interface StaleNoticeProps {
  /** When the shown data was true, in epoch milliseconds. */
  at: number;
  /** The present in epoch milliseconds; the server's where it is known. */
  now?: () => number;
  /** Why nothing newer is shown. */
  reason?: 'offline' | 'failed';
  onRetry?: () => void;
  busy?: boolean | undefined;
}

/** Says how old the data below is when nothing newer can be had. */
export function StaleNotice({ at, now, reason = 'failed', onRetry, busy }: StaleNoticeProps) {
  const time = <RelativeTime at={at} now={now} />;
  return (
    <Notice
      tone="warn"
      live
      icon={reason === 'offline' ? <CloudOff aria-hidden="true" /> : undefined}
      action={
        onRetry && (
          <Button size="small" busy={busy} onClick={onRetry}>
            {t.refresh()}
          </Button>
        )
      }
    >
      {reason === 'offline' ? t.youAreOfflineShownAsOf({ time }) : t.couldNotBeLoadedShownAsOf({ time })}
    </Notice>
  );
}
