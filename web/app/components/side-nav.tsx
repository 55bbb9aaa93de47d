import { LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { visuallyHidden } from '../../ui/theme.tsx';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import type { MenuEntry } from '../../parts/define-room.ts';
import { NAV_ENTRIES, STAFF_ENTRIES, isActive } from '../navigation.ts';
import { navItem } from './nav-item.ts';
import { NavIcon } from './nav-icon.tsx';
import * as t from '../__generated__/messages.ts';

export interface SideNavProps {
  /** Only icons; the labels stay readable for screen readers and as tooltips. */
  readonly isCollapsed: boolean;
  /** Collapses or expands; absent in the drawer, which closes as a whole. */
  readonly onToggle?: () => void;
  /** After an entry was followed. */
  readonly onFollow?: () => void;
  readonly onSignOut: () => void;
  readonly isSigningOut: boolean;
}

/** FR-22 to FR-26. */
export function SideNav({ isCollapsed, onToggle, onFollow, onSignOut, isSigningOut }: SideNavProps) {
  const { pathname } = useLocation();
  const item = (entry: MenuEntry) => (
    <li key={entry.to}>
      <Labelled label={entry.label} isCollapsed={isCollapsed}>
        <Link
          to={entry.to}
          aria-current={isActive(entry, pathname) ? 'page' : undefined}
          css={navItem(isCollapsed)}
          onClick={onFollow}
        >
          <NavIcon name={entry.icon} />
          <span css={isCollapsed ? visuallyHidden : undefined}>{entry.label}</span>
        </Link>
      </Labelled>
    </li>
  );
  const CollapseIcon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav aria-label={t.main()} css={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
      <ul css={{ display: 'grid', gap: 2 }}>{NAV_ENTRIES.map(item)}</ul>
      <ul
        css={{
          display: 'grid',
          gap: 2,
          marginTop: 'auto',
          paddingTop: 'var(--space-3)',
          borderTop: '1px solid var(--line)',
        }}
      >
        {STAFF_ENTRIES.map(item)}
        <li>
          <Labelled label={t.signOut()} isCollapsed={isCollapsed}>
            <button type="button" css={navItem(isCollapsed)} onClick={onSignOut} disabled={isSigningOut}>
              <LogOut size={20} aria-hidden />
              <span css={isCollapsed ? visuallyHidden : undefined}>{t.signOut()}</span>
            </button>
          </Labelled>
        </li>
        {onToggle && (
          <li>
            <Labelled label={t.expandNavigation()} isCollapsed={isCollapsed}>
              <button type="button" aria-expanded={!isCollapsed} css={navItem(isCollapsed)} onClick={onToggle}>
                <CollapseIcon size={20} aria-hidden />
                <span css={isCollapsed ? visuallyHidden : undefined}>
                  {isCollapsed ? t.expandNavigation() : t.collapse()}
                </span>
              </button>
            </Labelled>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly isCollapsed: boolean;
  readonly children: React.ReactElement;
}

const Labelled = ({ label, isCollapsed, children }: LabelledProps) =>
  isCollapsed ? (
    <Tooltip content={label} side="end">
      {children}
    </Tooltip>
  ) : (
    children
  );
