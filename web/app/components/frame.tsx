import { css } from '@emotion/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { isSettingUp } from '../../session/is-setting-up.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { useOpened } from '../../ui/overlay/use-opened.ts';
import { ToastProvider, useToast } from '../../ui/overlay/toast.tsx';
import { MAIN_ID } from '../hooks/use-arrival.ts';
import { useChatPanel } from '../hooks/use-chat-panel.ts';
import { useLiveWallet } from '../hooks/use-live-wallet.ts';
import { low } from '../../ui/tokens.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useNavCollapse } from '../hooks/use-nav-collapse.ts';
import { useHasStood } from '../hooks/use-has-stood.ts';
import { useOverlaysAhead } from '../hooks/use-overlays-ahead.ts';
import { useShortcuts } from '../hooks/use-shortcuts.ts';
import { useSignOut } from '../hooks/use-sign-out.ts';
import { useWorker } from '../hooks/use-worker.ts';
import { useOpenDay } from '../../missions/hooks/use-open-day.ts';
import { BreakNotice } from '../../wallet/components/break-notice.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { CHAT_OVERLAYS, HEADER_HEIGHT, HEADER_HEIGHT_ON_PHONES, NAV_OVERLAYS } from './frame-layout.ts';
import { PublicFrame } from './gates.tsx';
import { Header } from './header.tsx';
import { SearchButton } from './search-button.tsx';
import { SideNav } from './side-nav.tsx';
import { TypedAhead } from './typed-ahead.tsx';
import { WalletChips } from './wallet-chips.tsx';
import * as t from '../__generated__/messages.ts';

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette);
const Drawer = lazyPart(async () => (await import('./drawer.tsx')).Drawer);
const RealityCheck = lazyPart(
  async () => (await import('../../wallet/components/reality-check.tsx')).RealityCheck,
  () => null,
);

const LegalNotice = lazyPart(
  async () => (await import('../../support/components/legal-notice.tsx')).LegalNotice,
  () => null,
);

const MaintenanceBanner = lazyPart(
  async () => (await import('../../admin/components/maintenance-banner.tsx')).MaintenanceBanner,
  () => null,
);

const InspectionBanner = lazyPart(async () => (await import('./inspection-banner.tsx')).InspectionBanner);

const QueueStrip = lazyPart(
  async () => (await import('../../matchmaking/components/queue-strip.tsx')).QueueStrip,
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
  borderInlineEnd: '1px solid var(--line)',
  [low]: { position: 'static', height: 'auto', overflowY: 'visible' },
});

/** What the header of a phone has no room for. */
const folded = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  marginBlockEnd: 'var(--space-3)',
});

/** What is around every page for members (FR-14 to FR-26); around an open one for visitors what they know from others. */
export function Frame() {
  const isMember = useViewer() !== null;
  return (
    <ToastProvider>
      {isMember ? (
        <FrameWithToasts isFocused={false} />
      ) : (
        <PublicFrame>
          <Outlet />
        </PublicFrame>
      )}
    </ToastProvider>
  );
}

/** The same around the onboarding: the navigation waits behind the menu button, on wide screens too. */
export const FocusedFrame = () => (
  <ToastProvider>
    <FrameWithToasts isFocused />
  </ToastProvider>
);

function FrameWithToasts({ isFocused }: { readonly isFocused: boolean }) {
  const viewer = useViewer();
  const toast = useToast();
  const { pathname } = useLocation();
  const nav = useNavCollapse(isFocused);
  const wasDrawerOpened = useOpened(nav.isDrawerOpen);
  // A phone has its navigation at the foot; an onboarding that is under way is not left by a slip of the thumb.
  const hasBottomBar = useMedia(NAV_OVERLAYS) && !isFocused;
  const isChatOver = useMedia(CHAT_OVERLAYS);
  const chat = useChatPanel(viewer?.id ?? '', isChatOver || (viewer !== null && isSettingUp(viewer)));
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const openPalette = useCallback(() => setPaletteOpen(true), []);
  const closePalette = useCallback(() => {
    setPaletteOpen(false);
    setTyped('');
  }, []);
  const hasStood = useHasStood();
  useShortcuts(openPalette);
  useLiveWallet();
  useOverlaysAhead();
  useWorker();
  useOpenDay(!isFocused && (viewer?.inspecting ?? null) === null);

  const tellFailure = useCallback(
    (sentence: string) => void toast({ title: t.youAreStillSignedIn(), description: sentence, tone: 'loss' }),
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
        hasMenu={nav.isDrawer && !hasBottomBar}
        isMenuOpen={nav.isDrawerOpen}
        onMenu={nav.toggle}
        isChatOpen={chat.isOpen}
        onChat={chat.toggle}
        onSearch={openPalette}
      />
      <ConnectionNotice />
      <BreakNotice until={viewer.pausedUntil} />
      <Suspense>
        {viewer.inspecting && <InspectionBanner viewer={viewer} inspecting={viewer.inspecting} />}
        <MaintenanceBanner />
        <LegalNotice />
      </Suspense>
      <div css={columns}>
        {nav.isDrawer ? (
          wasDrawerOpened && (
            <Suspense>
              <Drawer
                title={t.menu()}
                closeLabel={t.closeMenu()}
                side="start"
                isOpen={nav.isDrawerOpen}
                onClose={nav.closeDrawer}
              >
                {hasBottomBar && (
                  <div css={folded}>
                    <WalletChips wallet={viewer.wallet} />
                    <SearchButton
                      onClick={() => {
                        nav.closeDrawer();
                        openPalette();
                      }}
                    />
                  </div>
                )}
                {sideNav}
              </Drawer>
            </Suspense>
          )
        ) : (
          <div css={side} style={{ width: nav.isCollapsed ? WIDTH_COLLAPSED : WIDTH_OPEN }}>
            {sideNav}
          </div>
        )}
        <main
          id={MAIN_ID}
          tabIndex={-1}
          css={{
            flex: 1,
            minWidth: 0,
            paddingBlockEnd: 'calc(var(--bottom-bar) + env(safe-area-inset-bottom, 0px))',
            outline: 'none',
          }}
        >
          {!isFocused && (
            <Suspense>
              <QueueStrip top={hasBottomBar ? HEADER_HEIGHT_ON_PHONES : HEADER_HEIGHT} />
            </Suspense>
          )}
          <Outlet />
        </main>
        {chat.isOpen && <ChatPanel viewer={viewer} panel={chat} isOverlay={isChatOver} />}
      </div>
      {hasBottomBar && <BottomBar isMenuOpen={nav.isDrawerOpen} onMenu={nav.toggle} />}
      {hasStood && (
        <Suspense>
          <RealityCheck pausedUntil={viewer.pausedUntil} onSignOut={() => void signOut()} />
        </Suspense>
      )}
      {isPaletteOpen && (
        <Suspense fallback={<TypedAhead onType={setTyped} onClose={closePalette} />}>
          <Palette typed={typed} onClose={closePalette} onSignOut={() => void signOut()} />
        </Suspense>
      )}
    </>
  );
}
