import { css, keyframes } from '@emotion/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import { Button } from '../form/button.tsx';
import { IconButton } from '../form/icon-button.tsx';
import { inlineWay } from '../inline-way.ts';
import { SHOWN_FOR_MS, type ToastEntry } from './toast-store.ts';
import { below } from '../tokens.ts';
import * as t from '../__generated__/messages.ts';

/** Row FR-28. */
export const SWIPE_PX = 50;

const ICONS = { info: Info, win: CircleCheck, warn: TriangleAlert, loss: CircleAlert } as const;

const arrive = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0, transform: 'translateX(calc(var(--inline-way) * 24px))' } });

const viewport = css({
  position: 'fixed',
  insetBlockEnd: 'var(--space-6)',
  insetInlineEnd: 'var(--space-6)',
  zIndex: 'var(--z-toast)',
  width: 'min(380px, calc(100vw - 2 * var(--space-4)))',
  outline: 'none',
  // The buttons of a dialog are at the foot of a small screen; one that fills it has its title at the top.
  [below.medium]: {
    insetBlock: 'calc(max(env(safe-area-inset-top), var(--top-bar), var(--dialog-head)) + var(--space-2)) auto',
    insetInlineEnd: 'var(--space-4)',
  },
});

const toast = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 'var(--space-3)',
  paddingBlock: 'var(--space-3)',
  paddingInline: 'var(--space-4) var(--space-3)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-2)',
  boxShadow: 'var(--shadow-float)',
  fontSize: 'var(--size-14)',
  touchAction: 'pan-y',
  '& > svg': { width: 18, height: 18, flex: 'none', marginBlockStart: 6 },
  '&[data-state="open"]': { animation: `${arrive} var(--duration-calm) var(--ease)` },
  '&[data-state="closed"]': { animation: `${leave} var(--duration-calm) var(--ease) forwards` },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform var(--duration-calm) var(--ease)' },
  '&[data-swipe="end"]': { animation: `${leave} var(--duration-fast) var(--ease) forwards` },
});

const words = css({ flex: 1, minWidth: 0, paddingBlock: 'var(--space-1)' });
const detail = css({ color: 'var(--text-dim)' });

function ToastCard({ entry, onDismiss }: { entry: ToastEntry; onDismiss: () => void }) {
  const { title, description, tone = 'info', action, open } = entry;
  const Icon = ICONS[tone];
  return (
    <Radix.Root
      css={toast}
      open={open}
      onOpenChange={(next) => !next && onDismiss()}
      type={tone === 'loss' ? 'foreground' : 'background'}
    >
      <Icon aria-hidden="true" color={`var(--${tone})`} />
      <div css={words}>
        <Radix.Title asChild>
          <strong>{title}</strong>
        </Radix.Title>
        {description !== undefined && <Radix.Description css={detail}>{description}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action asChild altText={action.label}>
          <Button size="small" onClick={action.onPress}>
            {action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label={t.dismiss()} size="small">
          <X aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}

interface ToastPlaceProps {
  entry: ToastEntry | null;
  onDismiss: (id: number) => void;
}

/** Where the one toast is shown. */
export const ToastPlace = ({ entry, onDismiss }: ToastPlaceProps) => (
  <Radix.Provider
    label={t.notification()}
    duration={SHOWN_FOR_MS}
    swipeDirection={inlineWay() === 1 ? 'right' : 'left'}
    swipeThreshold={SWIPE_PX}
  >
    {entry && <ToastCard key={entry.id} entry={entry} onDismiss={() => onDismiss(entry.id)} />}
    <Radix.Viewport css={viewport} label={t.notificationsByKey({ key: '{hotkey}' })} />
  </Radix.Provider>
);
