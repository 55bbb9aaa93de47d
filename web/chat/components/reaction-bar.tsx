import { css } from '@emotion/react';
import { formatCompact } from '../../format/format.ts';
import { below } from '../../ui/tokens.ts';
import type { Message } from '../talk.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1)',
  marginBlockStart: 'var(--space-1)',
  [below.medium]: { gap: 'var(--space-3) var(--space-1)', marginBlock: 'var(--space-2)' },
});

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: '0 var(--space-2)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-full)',
  background: 'var(--bg-2)',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':hover': { background: 'var(--bg-3)' },
  '&[aria-pressed="true"]': { borderColor: 'var(--ember)', background: 'var(--ember-soft)', color: 'var(--text)' },
  // The finger's target reaches beyond the chip that one sees.
  [below.medium]: {
    position: 'relative',
    justifyContent: 'center',
    minWidth: 'var(--target-touch)',
    minHeight: 32,
    '::before': { content: '""', position: 'absolute', insetInline: 0, insetBlock: -7, height: 'var(--target-touch)' },
  },
});

interface ReactionBarProps {
  readonly message: Message;
  readonly onReact: (message: Message, emoji: string) => void;
}

/** What others answered (GC-05); pressing one gives or takes back the own. */
export function ReactionBar({ message, onReact }: ReactionBarProps) {
  if (message.reactions.length === 0) return null;
  return (
    <div css={bar}>
      {message.reactions.map(({ emoji, count, isOwn }) => (
        <button
          key={emoji}
          type="button"
          css={chip}
          aria-pressed={isOwn ?? false}
          aria-label={`${emoji} ${count}`}
          onClick={() => onReact(message, emoji)}
        >
          <span aria-hidden="true">{emoji}</span>
          <span aria-hidden="true">{formatCompact(count)}</span>
        </button>
      ))}
    </div>
  );
}
