import { css } from '@emotion/react';
import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { profilePath } from '../../../domain/profiles/profiles.paths.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { Face } from '../../ui/face/face.tsx';
import { Brand, BrandMark } from '../../ui/face/brand.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { below, low } from '../../ui/tokens.ts';
import { ConnectionLight } from './connection-light.tsx';
import { ChatToggle } from './chat-toggle.tsx';
import { HEADER_HEIGHT, HEADER_HEIGHT_ON_PHONES } from './frame-layout.ts';
import { FriendsPopover } from './friends-popover.tsx';
import { NotificationsPopover } from './notifications-popover.tsx';
import { SearchButton } from './search-button.tsx';
import { WalletChips } from './wallet-chips.tsx';
import * as t from '../__generated__/messages.ts';

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: 'var(--z-header)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: HEADER_HEIGHT,
  padding: '0 var(--space-4)',
  borderBottom: '1px solid var(--line)',
  background: 'var(--bg-0)',
  '& button > svg': { width: 20, height: 20 },
  [below.medium]: { flexWrap: 'nowrap', minHeight: HEADER_HEIGHT_ON_PHONES, padding: '0 var(--space-3)', gap: 0 },
  [low]: { position: 'static' },
  // That it is live needs no room there; that it is not is told by the notice as well.
  [below.small]: { padding: '0 var(--space-2)', '& > [role="img"]': { display: 'none' } },
});

const home = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--target-touch)',
  textDecoration: 'none',
  borderRadius: 'var(--radius-s)',
  // The mark alone is narrower than a finger.
  [below.medium]: { '::before': { content: '""', position: 'absolute', insetBlock: 0, insetInline: -8 } },
});

/** On a phone BattleCoin stands beside the balance where there is room for both; the drawer has both. */
const chips = css({
  display: 'flex',
  gap: 'var(--space-2)',
  [below.medium]: {
    flex: '1 1 0',
    flexWrap: 'wrap',
    minWidth: 'min-content',
    // What wraps is cut off; the ring of a focus is not.
    height: 'calc(var(--target-touch) + 6px)',
    padding: 3,
    overflow: 'hidden',
  },
  [below.small]: {
    columnGap: 'var(--space-1)',
    '& > a': { paddingInline: 6, fontSize: 'var(--size-12)' },
  },
});

/** On a phone it is in the drawer. */
const searchPlace = css({ display: 'flex', flex: '1 1 0', minWidth: 0, [below.medium]: { display: 'none' } });

const wideOnly = css({ display: 'flex', [below.medium]: { display: 'none' } });
const narrowOnly = css({ display: 'none', [below.medium]: { display: 'flex' } });

export interface HeaderProps {
  readonly viewer: Viewer;
  /** Where the navigation is a drawer. */
  readonly hasMenu: boolean;
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
  readonly isChatOpen: boolean;
  readonly onChat: () => void;
  readonly onSearch: () => void;
}

/** FR-14 to FR-21. */
export const Header = ({ viewer, hasMenu, isMenuOpen, onMenu, isChatOpen, onChat, onSearch }: HeaderProps) => (
  <header css={bar} data-top-bar>
    {hasMenu && (
      <IconButton label={t.menu()} aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={onMenu}>
        <Menu aria-hidden />
      </IconButton>
    )}
    <Link to={homePath} aria-label={t.gauntletHypeZone()} css={home}>
      <span css={wideOnly}>
        <Brand />
      </span>
      <span css={narrowOnly}>
        <BrandMark />
      </span>
    </Link>
    <div css={searchPlace}>
      <SearchButton onClick={onSearch} />
    </div>
    <div css={[chips, hasMenu && wideOnly]}>
      <WalletChips wallet={viewer.wallet} />
    </div>
    <FriendsPopover />
    <ChatToggle isOpen={isChatOpen} onToggle={onChat} />
    <NotificationsPopover unread={viewer.inbox.unread} />
    <ConnectionLight />
    <Link
      to={profilePath}
      aria-label={t.profileOfDisplayName({ displayName: viewer.displayName })}
      css={{
        position: 'relative',
        display: 'flex',
        marginInlineStart: 'var(--space-1)',
        borderRadius: 'var(--radius-full)',
        '::before': { content: '""', position: 'absolute', inset: -4 },
      }}
    >
      <Face id={viewer.id} src={viewer.avatarUrl} size={36} />
    </Link>
  </header>
);
