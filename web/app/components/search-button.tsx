import { Search } from 'lucide-react';
import { visuallyHidden } from '../../ui/theme.tsx';
import { below } from '../../ui/tokens.ts';
import * as t from '../__generated__/messages.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the palette; for those who do not know its key, and for fingers. */
export const SearchButton = ({ onClick }: { readonly onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
    css={{
      display: 'flex',
      alignItems: 'center',
      gap: 'var(--space-2)',
      width: 'min(300px, 100%)',
      minHeight: 40,
      marginInline: 'auto',
      padding: '0 var(--space-3)',
      border: '1px solid var(--line)',
      borderRadius: 'var(--radius-m)',
      background: 'var(--bg-1)',
      color: 'var(--text-dim)',
      fontSize: 'var(--size-14)',
      cursor: 'pointer',
      flex: '0 1 300px',
      ':hover': { background: 'var(--bg-2)', color: 'var(--text)' },
      [below.large]: {
        flex: 'none',
        width: 'var(--target-touch)',
        minHeight: 'var(--target-touch)',
        marginInlineEnd: 0,
        padding: 0,
        justifyContent: 'center',
        border: 0,
        background: 'transparent',
        '& > span': visuallyHidden,
        '& > kbd': { display: 'none' },
      },
    }}
  >
    <Search size={18} aria-hidden />
    <span>{t.search()}</span>
    <kbd aria-hidden css={{ marginInlineStart: 'auto', fontFamily: 'inherit', fontSize: 'var(--size-12)' }}>
      {isApple ? '⌘K' : 'Ctrl K'}
    </kbd>
  </button>
);
