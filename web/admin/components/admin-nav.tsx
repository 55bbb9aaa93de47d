import { css } from '@emotion/react';
import {
  Banknote,
  BadgeCheck,
  Dices,
  Gauge,
  LifeBuoy,
  type LucideIcon,
  MessageSquareWarning,
  PanelLeftClose,
  PanelLeftOpen,
  Server,
  ShieldAlert,
  Swords,
  Users,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import {
  adminBattlesPath,
  adminBetsPath,
  adminContentPath,
  adminFinancePath,
  adminPath,
  adminRiskPath,
  adminSupportPath,
  adminSystemPath,
  adminUsersPath,
  adminVerificationPath,
} from '../../../domain/shared/admin.paths.ts';
import { below, toneSurface, toneText } from '../../ui/tokens.ts';
import { visuallyHidden } from '../../ui/theme.tsx';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { ADMIN_AREAS, type AdminArea, isHere, shortCount } from '../admin-areas.ts';
import type { StaffDeskFieldsFragment } from '../../desk/operations/__generated__/staff-desk.gql.ts';
import * as t from '../__generated__/messages.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  [adminPath]: Gauge,
  [adminUsersPath]: Users,
  [adminBattlesPath]: Swords,
  [adminFinancePath]: Banknote,
  [adminContentPath]: MessageSquareWarning,
  [adminSystemPath]: Server,
  [adminVerificationPath]: BadgeCheck,
  [adminSupportPath]: LifeBuoy,
  [adminRiskPath]: ShieldAlert,
  [adminBetsPath]: Dices,
};

const list = css({ display: 'grid', gap: 2 });

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  width: '100%',
  minHeight: 40,
  padding: '0 var(--space-3)',
  border: 0,
  borderRadius: 'var(--radius-m)',
  background: 'transparent',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-14)',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: 'var(--bg-2)', color: 'var(--text)' },
  '&[aria-current="page"]': { background: 'var(--bg-2)', color: 'var(--text)' },
  '& > svg': { flex: 'none', width: 18, height: 18 },
  [below.medium]: { minHeight: 'var(--target-touch)' },
});

const badge = css({
  marginInlineStart: 'auto',
  padding: '1px 7px',
  borderRadius: 'var(--radius-full)',
  fontSize: 'var(--size-12)',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

interface AdminNavProps {
  readonly desk: StaffDeskFieldsFragment | null;
  /** Only icons; the labels stay readable for screen readers and as tooltips. */
  readonly isCollapsed: boolean;
  /** Collapses or expands; absent in the overlay, which closes as a whole. */
  readonly onToggle?: () => void;
}

/** The areas of the administrators, with what waits in each (AD-01 to AD-03). */
export function AdminNav({ desk, isCollapsed, onToggle }: AdminNavProps) {
  const { pathname } = useLocation();
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  const hidden = isCollapsed ? visuallyHidden : undefined;
  const item = (area: AdminArea) => {
    const Icon = ICONS[area.to] ?? Gauge;
    const link = (
      <Link to={area.to} css={line} aria-current={isHere(area, pathname) ? 'page' : undefined}>
        <Icon aria-hidden />
        <span css={hidden}>{area.label}</span>
        {area.badge && desk && <AreaBadge count={area.badge.of(desk)} badge={area.badge} isHidden={isCollapsed} />}
      </Link>
    );
    return (
      <li key={area.to}>
        {isCollapsed ? (
          <Tooltip content={area.label} side="end">
            {link}
          </Tooltip>
        ) : (
          link
        )}
      </li>
    );
  };
  return (
    <nav aria-label={t.administration()}>
      <ul css={list}>
        {ADMIN_AREAS.map(item)}
        {onToggle && (
          <li>
            <button type="button" css={line} aria-expanded={!isCollapsed} onClick={onToggle}>
              <Toggle aria-hidden />
              <span css={hidden}>{isCollapsed ? t.expandAdministrationMenu() : t.collapseMenu()}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface AreaBadgeProps {
  readonly count: number;
  readonly badge: NonNullable<AdminArea['badge']>;
  readonly isHidden: boolean;
}

function AreaBadge({ count, badge: { words, isUrgent }, isHidden }: AreaBadgeProps) {
  if (count === 0) return null;
  const tone = isUrgent ? 'loss' : 'neutral';
  return (
    <span css={isHidden ? visuallyHidden : badge} style={{ background: toneSurface(tone), color: toneText(tone) }}>
      <span aria-hidden="true">{shortCount(count)}</span>
      <VisuallyHidden> {words({ count })}</VisuallyHidden>
    </span>
  );
}
