import { css } from '@emotion/react';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AdminBar } from '../../admin/components/admin-bar.tsx';
import { AdminGate } from '../../admin/components/admin-gate.tsx';
import { AdminNav } from '../../admin/components/admin-nav.tsx';
import { useStaffDesk } from '../../admin/hooks/use-staff-desk.ts';
import { useOpened } from '../../ui/overlay/use-opened.ts';
import { low } from '../../ui/tokens.ts';
import { useMedia } from '../../ui/use-media.ts';
import { Drawer } from './drawer.tsx';
import { HEADER_HEIGHT, NAV_OVERLAYS } from './frame-layout.ts';
import * as t from '../__generated__/messages.ts';

const STORED_AS = 'gauntlet.admin-nav';

const columns = css({ display: 'flex', alignItems: 'stretch', minHeight: '100%' });

const side = css({
  position: 'sticky',
  top: HEADER_HEIGHT,
  flex: 'none',
  alignSelf: 'flex-start',
  height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
  padding: 'var(--space-3)',
  overflowY: 'auto',
  borderInlineEnd: '1px solid var(--line)',
  [low]: { position: 'static', height: 'auto', overflowY: 'visible' },
});

function storedChoice(): boolean {
  try {
    return localStorage.getItem(STORED_AS) === 'collapsed';
  } catch {
    return false;
  }
}

function storeChoice(isCollapsed: boolean): void {
  try {
    localStorage.setItem(STORED_AS, isCollapsed ? 'collapsed' : 'open');
  } catch {
    // A browser that keeps nothing still collapses; it only forgets.
  }
}

/** The administrators' pages; the gate says so to everybody else (C-05). */
export const AdminArea = () => (
  <AdminGate>
    <AdminFrame />
  </AdminGate>
);

/** What is around every page of staff (AD-01). */
function AdminFrame() {
  const { pathname, key } = useLocation();
  const desk = useStaffDesk(pathname);
  const isNarrow = useMedia(NAV_OVERLAYS);
  const [isCollapsed, setCollapsed] = useState(storedChoice);
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Following a link of the overlay closes it.
  const isOpen = isNarrow && openAt === key;
  const wasOpened = useOpened(isOpen);
  const toggle = (): void => {
    setCollapsed(!isCollapsed);
    storeChoice(!isCollapsed);
  };
  return (
    <div css={columns}>
      {!isNarrow && (
        <div css={side} style={{ width: isCollapsed ? 66 : 208 }}>
          <AdminNav desk={desk} isCollapsed={isCollapsed} onToggle={toggle} />
        </div>
      )}
      <div css={{ flex: 1, minWidth: 0 }}>
        <AdminBar desk={desk} isMenuOpen={isOpen} onMenu={() => setOpenAt(key)} />
        <Outlet />
      </div>
      {wasOpened && (
        <Suspense>
          <Drawer
            title={t.administration()}
            closeLabel={t.closeAdministration()}
            side="start"
            isOpen={isOpen}
            onClose={() => setOpenAt(null)}
          >
            <AdminNav desk={desk} isCollapsed={false} />
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}
