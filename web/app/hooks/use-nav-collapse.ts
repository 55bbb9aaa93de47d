import { useCallback, useState } from 'react';
import { NAV_OVERLAYS } from '../components/frame-layout.ts';
import { useMedia } from '../../ui/use-media.ts';

const STORED_AS = 'gauntlet.nav';

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

export interface NavCollapse {
  /** The navigation is a drawer over the page, closed until asked for: below 768 px, or where the page wants it so. */
  readonly isDrawer: boolean;
  /** Beside the page: only icons. Always false for a drawer. */
  readonly isCollapsed: boolean;
  readonly isDrawerOpen: boolean;
  readonly toggle: () => void;
  readonly closeDrawer: () => void;
}

/** How the side navigation stands (FR-22). The choice on wide screens is remembered in this browser. */
export function useNavCollapse(isAlwaysDrawer = false): NavCollapse {
  const isNarrow = useMedia(NAV_OVERLAYS);
  const isDrawer = isNarrow || isAlwaysDrawer;
  const [isChosen, setChosen] = useState(storedChoice);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isDrawer) {
      setDrawerOpen((was) => !was);
      return;
    }
    setChosen(!isChosen);
    storeChoice(!isChosen);
  }, [isChosen, isDrawer]);

  return {
    isDrawer,
    isCollapsed: !isDrawer && isChosen,
    isDrawerOpen: isDrawer && isDrawerOpen,
    toggle,
    closeDrawer: useCallback(() => setDrawerOpen(false), []),
  };
}
