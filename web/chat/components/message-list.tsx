import { css } from '@emotion/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { Talk } from '../talk.ts';
import { rowsOf } from '../talk-rows.ts';
import { MessageRow } from './message-row.tsx';
import { MessageToolbar, type ToolbarProps } from './message-toolbar.tsx';
import * as t from '../__generated__/messages.ts';

/** GC-07: how long the actions of a message stay after a tap. */
const TAPPED_MS = 2 * SECOND;
const NEAR_END_PX = 60;
const NEAR_START_PX = 300;

const frame = css({ position: 'relative', flex: 1, minHeight: 0 });
const scroller = css({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  scrollbarWidth: 'thin',
  overflowAnchor: 'none',
  ':focus-visible': { outlineOffset: -2 },
});
const place = css({ position: 'absolute', top: 0, insetInlineStart: 0, width: '100%' });
const line = css({
  padding: 'var(--space-3) var(--space-3) var(--space-1)',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  textAlign: 'center',
});
const newLine = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  color: 'var(--ember)',
  fontWeight: 600,
  '::before, ::after': { content: '""', flex: 1, borderBlockStart: '1px solid currentColor' },
});
const pill = css({
  position: 'absolute',
  bottom: 'var(--space-2)',
  insetInline: 0,
  display: 'grid',
  placeItems: 'center',
});
const top = css({ position: 'absolute', insetInline: 0, top: 4, display: 'grid', placeItems: 'center', zIndex: 1 });

type Acts = Pick<ToolbarProps, 'onReact' | 'onPin' | 'onDelete' | 'onBlock' | 'onReport' | 'onMute'>;

export interface MessageListProps extends Acts {
  readonly channelName: string;
  readonly talk: Talk;
  /** The first message that was unread when the talk was opened; null for none. */
  readonly newFrom: string | null;
  readonly viewer: { readonly id: string; readonly username: string; readonly isStaff: boolean };
  /** Keeps order here, as staff do everywhere. */
  readonly isHost: boolean;
  readonly isLoadingOlder: boolean;
  readonly onOlder: () => void;
  /** The reader stands at the end, where the newest message is seen. */
  readonly onEnd: (isAtEnd: boolean) => void;
  /** New messages are not read aloud. */
  readonly isMuted: boolean;
}

/** The messages of a channel, only those in sight in the page; it stays where the reader is. */
export function MessageList(props: MessageListProps) {
  const { channelName, talk, newFrom, viewer, isHost, isLoadingOlder, onOlder, onEnd, isMuted, ...acts } = props;
  const scrollRef = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => rowsOf(talk.messages, talk.older === null, serverNow(), newFrom),
    [talk.messages, talk.older, newFrom],
  );
  /** The line above what is new, as it was opened; -1 for none. */
  const [opensAt] = useState(() => rows.findIndex(({ kind }) => kind === 'new'));
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => 56,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END_PX,
    paddingStart: 24,
    paddingEnd: 8,
  });

  const last = talk.messages.at(-1);
  const [seenId, setSeenId] = useState(() => {
    const newAt = talk.messages.findIndex(({ id }) => id === newFrom);
    return (newAt < 0 ? last : talk.messages[newAt - 1])?.id ?? '';
  });
  const isAtEnd = useRef(opensAt < 0);
  const height = useRef(0);
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const open = (): void => (opensAt < 0 ? virtual.scrollToEnd() : virtual.scrollToIndex(opensAt, { align: 'start' }));
    // Rows are measured when they are there; the end is known a moment later.
    open();
    const frameId = requestAnimationFrame(open);
    return () => cancelAnimationFrame(frameId);
  }, [virtual, opensAt]);

  const look = useCallback((): void => {
    const box = scrollRef.current;
    // Where a change of size has moved it, the reader has not.
    if (!box || box.clientHeight !== height.current) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_END_PX;
    onEnd(isAtEnd.current);
    if (isAtEnd.current) setSeenId(last?.id ?? '');
    if (box.scrollTop < NEAR_START_PX && hasArrived) onOlder();
  }, [hasArrived, last?.id, onEnd, onOlder]);

  // A keyboard on the screen takes the room of the newest messages.
  useEffect(() => {
    const box = scrollRef.current;
    if (!box) return undefined;
    height.current = box.clientHeight;
    let frameId = 0;
    const sized = new ResizeObserver(() => {
      height.current = box.clientHeight;
      cancelAnimationFrame(frameId);
      frameId = requestAnimationFrame(() => {
        if (isAtEnd.current) virtual.scrollToEnd();
        look();
      });
    });
    sized.observe(box);
    return () => {
      sized.disconnect();
      cancelAnimationFrame(frameId);
    };
  }, [virtual, look]);

  // What the reader has written is where the reader wants to be.
  const lastId = last?.id;
  const isOwnLast = last?.author.id === viewer.id;
  const openedWith = useRef(lastId);
  useEffect(() => {
    if (lastId === undefined) return undefined;
    const isSaid = lastId !== openedWith.current;
    if ((isOwnLast && isSaid) || isAtEnd.current) virtual.scrollToEnd();
    const frameId = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frameId);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each new message
  }, [lastId]);
  useEffect(() => {
    const timer = setTimeout(() => setArrived(true), 400);
    return () => clearTimeout(timer);
  }, []);

  const seenAt = talk.messages.findIndex(({ id }) => id === seenId);
  const waiting =
    seenAt < 0 ? 0 : talk.messages.slice(seenAt + 1).filter(({ author }) => author.id !== viewer.id).length;

  const { shownId, show, hide, hold, tap } = useShown();
  const focusId = shownId ?? last?.id ?? null;

  const move = (event: KeyboardEvent, from: number): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || event.target !== event.currentTarget) return;
    event.preventDefault();
    let index = from + step;
    while (rows[index] !== undefined && rows[index]?.kind !== 'message') index += step;
    const key = rows[index]?.key;
    if (key === undefined) return;
    virtual.scrollToIndex(index, { align: 'auto' });
    requestAnimationFrame(() => {
      scrollRef.current
        ?.querySelector<HTMLElement>(`[data-message="${CSS.escape(key)}"]`)
        ?.focus({ preventScroll: true });
    });
  };

  return (
    <div css={frame}>
      {isLoadingOlder && (
        <div css={top}>
          <Spinner label={t.loadingOlderMessages()} />
        </div>
      )}
      <div
        ref={scrollRef}
        css={scroller}
        role="log"
        aria-live="off"
        aria-label={t.messagesIn({ channelName })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        onScroll={look}
      >
        <div css={{ position: 'relative', width: '100%' }} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            if (!row) return null;
            const isMessage = row.kind === 'message';
            return (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                css={place}
                style={{ transform: `translateY(${start}px)`, zIndex: isMessage && row.key === shownId ? 1 : 0 }}
              >
                {row.kind === 'start' && <p css={line}>{t.thisIsTheBeginningOf({ channelName })}</p>}
                {row.kind === 'day' && <p css={line}>{row.label}</p>}
                {row.kind === 'new' && <p css={[line, newLine]}>{row.label}</p>}
                {isMessage && (
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its actions are buttons; this only shows them
                  <article
                    data-message={row.key}
                    aria-label={t.messageOfUsername({ username: row.message.username })}
                    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one stop for all messages, arrows go on from there
                    tabIndex={row.key === focusId ? 0 : -1}
                    onKeyDown={(event) => move(event, index)}
                    onFocus={() => show(row.key)}
                    onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && hide(row.key)}
                    onPointerEnter={(event) => event.pointerType === 'mouse' && show(row.key)}
                    onPointerLeave={(event) => event.pointerType === 'mouse' && hide(row.key)}
                    onPointerUp={(event) => event.pointerType === 'touch' && tap(row.key)}
                  >
                    <MessageRow
                      message={row.message}
                      isNext={row.isNext}
                      viewerName={viewer.username}
                      isShown={row.key === shownId}
                      onReact={acts.onReact}
                      toolbar={
                        <MessageToolbar
                          message={row.message}
                          isOwn={row.message.author.id === viewer.id}
                          isStaff={viewer.isStaff}
                          isHost={isHost}
                          onHold={hold}
                          {...acts}
                        />
                      }
                    />
                  </article>
                )}
              </div>
            );
          })}
        </div>
      </div>
      {waiting > 0 && (
        <div css={pill}>
          <Button size="small" variant="primary" icon={<ArrowDown aria-hidden />} onClick={() => virtual.scrollToEnd()}>
            {t.newMessages({ count: waiting })}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span aria-live="polite">
          {hasArrived && !isMuted && last && !last.isDeleted && last.author.id !== viewer.id
            ? `${last.username}: ${last.message}`
            : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** The one message whose actions are shown: under the pointer, with the focus, or for a moment after a tap. */
function useShown() {
  const [shownId, setShown] = useState<string | null>(null);
  const isHeld = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => stop, []);
  const hide = (id: string): void => {
    if (!isHeld.current) setShown((now) => (now === id ? null : now));
  };
  const show = (id: string): void => {
    if (!isHeld.current) setShown(id);
  };
  return {
    shownId,
    show,
    hide,
    hold: (isOpen: boolean): void => {
      isHeld.current = isOpen;
      stop();
    },
    tap: (id: string): void => {
      stop();
      show(id);
      timer.current = setTimeout(() => hide(id), TAPPED_MS);
    },
  };
}
