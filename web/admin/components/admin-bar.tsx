import { css } from '@emotion/react';
import { ChevronRight, ExternalLink, Menu, TriangleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { adminBattlesPath, adminFinancePath, adminPath } from '../../../domain/shared/admin.paths.ts';
import { withQuery } from '../../../domain/shared/path-to.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { CountBadge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { below } from '../../ui/tokens.ts';
import { areaAt, urgentOf } from '../admin-areas.ts';
import type { StaffDeskFieldsFragment } from '../../desk/operations/__generated__/staff-desk.gql.ts';
import * as t from '../__generated__/messages.ts';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-3)',
  minHeight: 52,
  padding: 'var(--space-1) var(--space-6)',
  borderBlockEnd: '1px solid var(--line)',
  [below.medium]: { padding: 'var(--space-1) var(--space-3)' },
});

const crumbs = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  minWidth: 0,
  fontSize: 'var(--size-14)',
  color: 'var(--text-dim)',
  '& li': { display: 'flex', alignItems: 'center', gap: 'var(--space-1)', minWidth: 0 },
  '& svg': { width: 14, height: 14, flex: 'none' },
  '& [aria-current]': { color: 'var(--text)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const person = css({
  display: 'grid',
  lineHeight: 1.25,
  fontSize: 'var(--size-14)',
  minWidth: 0,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > span': { color: 'var(--text-dim)', fontSize: 'var(--size-12)' },
  [below.medium]: { display: 'none' },
});

const wideOnly = css({ display: 'flex', flex: 'none', [below.medium]: { display: 'none' } });
const narrowOnly = css({ display: 'none', [below.medium]: { display: 'flex' } });

/** As the specification calls those who work here (AD-06, RO-03, RO-05). */
const STAFF_TITLES: Readonly<Record<string, string>> = {
  ADMINISTRATOR: t.systemAdministrator(),
  SENIOR_MODERATOR: t.seniorModerator2(),
  MODERATOR: t.moderator(),
};

interface AdminBarProps {
  readonly desk: StaffDeskFieldsFragment | null;
  readonly onMenu: () => void;
  readonly isMenuOpen: boolean;
}

/** Where one is, what is urgent, the way back to the players, and who is working (AD-01, AD-04 to AD-06). */
export function AdminBar({ desk, onMenu, isMenuOpen }: AdminBarProps) {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const area = areaAt(pathname);
  const isDashboard = pathname === adminPath;
  return (
    <div css={bar}>
      <div css={narrowOnly}>
        <IconButton label={t.openAdministrationMenu()} aria-expanded={isMenuOpen} onClick={onMenu}>
          <Menu aria-hidden />
        </IconButton>
      </div>
      <nav aria-label={t.breadcrumb()} css={{ minWidth: 0, marginInlineEnd: 'auto' }}>
        <ol css={crumbs}>
          <li>
            {isDashboard ? <span aria-current="page">{t.admin()}</span> : <Link to={adminPath}>{t.admin()}</Link>}
          </li>
          {area && !isDashboard && (
            <li>
              <ChevronRight aria-hidden />
              {pathname === area.to ? (
                <span aria-current="page">{area.label}</span>
              ) : (
                <Link to={area.to}>{area.label}</Link>
              )}
            </li>
          )}
        </ol>
      </nav>
      <UrgentBell desk={desk} />
      <div css={wideOnly}>
        <Button variant="ghost" size="small" asChild>
          <Link to="/">
            <ExternalLink aria-hidden /> {t.viewPlatform()}
          </Link>
        </Button>
      </div>
      {viewer && (
        <div css={person}>
          <strong>{viewer.displayName}</strong>
          <span>{STAFF_TITLES[viewer.role]}</span>
        </div>
      )}
    </div>
  );
}

/** AD-04 */
function UrgentBell({ desk }: Pick<AdminBarProps, 'desk'>) {
  const urgent = desk === null ? 0 : urgentOf(desk);
  const label = urgent > 0 ? t.urgentAlertsOpen({ count: urgent }) : t.urgentAlerts();
  return (
    <Popover
      label={t.urgentAlerts()}
      width={300}
      trigger={
        <IconButton label={label}>
          <TriangleAlert aria-hidden />
          <CountBadge count={urgent} said={t.urgentAlertsWaiting({ count: urgent })} corner />
        </IconButton>
      }
    >
      <Stack gap={2}>
        {desk === null || urgent === 0 ? (
          <Text tone="dim">{t.nothingUrgentIsOpen()}</Text>
        ) : (
          <>
            {desk.openAlerts > 0 && (
              <Button asChild>
                <Link to={withQuery(adminFinancePath, { tab: 'withdrawals' })}>
                  {t.openAlertsCount({ count: desk.openAlerts })}
                </Link>
              </Button>
            )}
            {desk.urgentDisputes > 0 && (
              <Button asChild>
                <Link to={withQuery(adminBattlesPath, { tab: 'disputes' })}>
                  {t.urgentDisputesCount({ count: desk.urgentDisputes })}
                </Link>
              </Button>
            )}
          </>
        )}
      </Stack>
    </Popover>
  );
}
