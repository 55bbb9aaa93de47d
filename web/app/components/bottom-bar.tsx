import { css } from '@emotion/react';
import { Menu, Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { battlegroundsPath, challengePattern, dashboardPath } from '../../../domain/battles/battles.paths.ts';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { walletPath } from '../../../domain/wallet/wallet.paths.ts';
import { low } from '../../ui/tokens.ts';
import { NavIcon } from './nav-icon.tsx';
import * as t from '../__generated__/messages.ts';

const bar = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 'var(--z-header)',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  alignItems: 'stretch',
  height: 'calc(var(--bottom-bar) + env(safe-area-inset-bottom, 0px))',
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  borderBlockStart: '1px solid var(--line)',
  background: 'var(--bg-0)',
  // The keyboard takes the foot of the window; what is typed needs what is left.
  '@media (pointer: coarse)': {
    ':root:has(input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"]):focus, textarea:focus) &': {
      display: 'none',
    },
  },
  // The end of the page instead of the foot of the window.
  [low]: { position: 'static', height: 'auto', minHeight: 56 },
});

const entry = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -4 },
  '&[aria-current="page"]': { color: 'var(--text)' },
  '&[aria-current="page"] > svg': { color: 'var(--ember)' },
});

const create = css({
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: 'var(--radius-full)',
    background: 'var(--bg-3)',
    color: 'var(--text)',
  },
  '&[aria-current="page"] > span': { color: 'var(--ember)' },
});

/** What the addresses of single battles begin with. */
const [BATTLE = challengePattern] = challengePattern.split('/:');

interface BottomBarProps {
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
}

/** The navigation of a phone: what is reached with a thumb. All the rest is behind 'More'. */
export function BottomBar({ isMenuOpen, onMenu }: BottomBarProps) {
  const { pathname, search } = useLocation();
  const isCreating = pathname === dashboardPath && new URLSearchParams(search).get('tab') === 'create';
  const isAtBattles = (pathname === dashboardPath && !isCreating) || pathname.startsWith(BATTLE);
  const current = (isHere: boolean) => (isHere ? 'page' : undefined);
  return (
    <nav css={bar} aria-label={t.quick()} data-bottom-bar>
      <Link to={homePath} css={entry} aria-current={current(pathname === homePath)}>
        <NavIcon name="home" />
        {t.home()}
      </Link>
      <Link to={battlegroundsPath('live-battles')} css={entry} aria-current={current(isAtBattles)}>
        <NavIcon name="battles" />
        {t.battles()}
      </Link>
      <Link
        to={battlegroundsPath('create')}
        css={[entry, create]}
        aria-label={t.createBattle()}
        aria-current={current(isCreating)}
      >
        <span>
          <Plus size={22} aria-hidden />
        </span>
      </Link>
      <Link to={walletPath} css={entry} aria-current={current(pathname.startsWith(walletPath))}>
        <NavIcon name="wallet" />
        {t.wallet()}
      </Link>
      <button
        type="button"
        css={entry}
        aria-label={t.moreOpensTheMenu()}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <Menu size={20} aria-hidden />
        {t.more()}
      </button>
    </nav>
  );
}
