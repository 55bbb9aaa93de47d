import { css } from '@emotion/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ToastProvider, useToast } from '../../ui/toast.tsx';
import { TooltipProvider } from '../../ui/tooltip.tsx';
import { MAIN_ID } from '../hooks/use-arrival.ts';
import { useChatPanel } from '../hooks/use-chat-panel.ts';
import { useLiveWallet } from '../hooks/use-live-wallet.ts';
import { useMedia } from '../hooks/use-media.ts';
import { useNavCollapse } from '../hooks/use-nav-collapse.ts';
import { useShortcuts } from '../hooks/use-shortcuts.ts';
import { useSignOut } from '../hooks/use-sign-out.ts';
import { BreakNotice } from '../../wallet/components/break-notice.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { Drawer } from './drawer.tsx';
import { CHAT_OVERLAYS, HEADER_HEIGHT } from './frame-layout.ts';
import { Header } from './header.tsx';
import { SideNav } from './side-nav.tsx';

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette);
const RealityCheck = lazyPart(
  async () => (await import('../../wallet/components/reality-check.tsx')).RealityCheck,
  () => null,
);

const WIDTH_OPEN = 232;
const WIDTH_COLLAPSED = 68;

const columns = css({ display: 'flex', alignItems: 'stretch', minHeight: `calc(100dvh - ${HEADER_HEIGHT}px)` });

const side = css({
  position: 'sticky',
  top: HEADER_HEIGHT,
  flex: 'none',
  height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
  padding: 'var(--space-3)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderRight: '1px solid var(--line)',
});

/** What is around every page for members (FR-14 to FR-26). */
export const Frame = () => (
  <TooltipProvider>
    <ToastProvider>
      <FrameWithToasts isFocused={false} />
    </ToastProvider>
  </TooltipProvider>
);

/** The same around the onboarding: the navigation waits behind the menu button, on wide screens too. */
export const FocusedFrame = () => (
  <TooltipProvider>
    <ToastProvider>
      <FrameWithToasts isFocused />
    </ToastProvider>
  </TooltipProvider>
);

function FrameWithToasts({ isFocused }: { readonly isFocused: boolean }) {
  const viewer = useViewer();
  const toast = useToast();
  const { pathname } = useLocation();
  const nav = useNavCollapse(isFocused);
  const isChatOver = useMedia(CHAT_OVERLAYS);
  const chat = useChatPanel(viewer?.id ?? '', isChatOver);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const openPalette = useCallback(() => setPaletteOpen(true), []);
  useShortcuts(openPalette);
  useLiveWallet();

  const tellFailure = useCallback(
    (sentence: string) => void toast({ title: 'You are still signed in', description: sentence, tone: 'loss' }),
    [toast],
  );
  const { signOut, isRunning } = useSignOut(tellFailure);

  const { closeDrawer } = nav;
  useEffect(() => closeDrawer(), [pathname, closeDrawer]);

  // The gate lets only members in; between a sign-out and the next page there is nobody to draw it for.
  if (!viewer) return null;

  const sideNav = (
    <SideNav
      isCollapsed={nav.isCollapsed}
      onSignOut={() => void signOut()}
      isSigningOut={isRunning}
      {...(nav.isDrawer ? { onFollow: nav.closeDrawer } : { onToggle: nav.toggle })}
    />
  );
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <Header
        viewer={viewer}
        hasMenu={nav.isDrawer}
        isMenuOpen={nav.isDrawerOpen}
        onMenu={nav.toggle}
        isChatOpen={chat.isOpen}
        onChat={chat.toggle}
        onSearch={openPalette}
      />
      <ConnectionNotice />
      <BreakNotice until={viewer.pausedUntil} />
      <div css={columns}>
        {nav.isDrawer ? (
          <Drawer title="Menu" side="left" isOpen={nav.isDrawerOpen} onClose={nav.closeDrawer}>
            {sideNav}
          </Drawer>
        ) : (
          <div css={side} style={{ width: nav.isCollapsed ? WIDTH_COLLAPSED : WIDTH_OPEN }}>
            {sideNav}
          </div>
        )}
        <main id={MAIN_ID} tabIndex={-1} css={{ flex: 1, minWidth: 0, outline: 'none' }}>
          <Outlet />
        </main>
        {chat.isOpen && <ChatPanel viewer={viewer} panel={chat} isOverlay={isChatOver} />}
      </div>
      <Suspense>
        <RealityCheck pausedUntil={viewer.pausedUntil} onSignOut={() => void signOut()} />
      </Suspense>
      {isPaletteOpen && (
        <Suspense>
          <Palette onClose={() => setPaletteOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
