import { css } from '@emotion/react';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { findCommands } from './find-commands.ts';
import { IconButton } from '../form/icon-button.tsx';
import { SpinnerRing } from '../layout/spinner.tsx';
import { below } from '../tokens.ts';
import * as t from '../__generated__/messages.ts';

export interface CommandEntry {
  id: string;
  label: string;
  /** Further words that find it. */
  keywords?: readonly string[];
  icon?: ReactNode;
  /** At the end of the line: where it is, its keys. */
  note?: ReactNode;
  onSelect: () => void;
}

export interface CommandGroup {
  heading: string;
  entries: readonly CommandEntry[];
}

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly CommandGroup[];
  placeholder?: string;
  /** What stands in the field when it opens. */
  typed?: string;
  /** Told what is typed, for groups that the server finds. */
  onSearch?: (text: string) => void;
  /** While the server looks. */
  busy?: boolean;
  /** Why the server found nothing. */
  problem?: string | undefined;
}

const root = css({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  padding: '0 var(--space-4)',
  borderBlockEnd: '1px solid var(--line)',
  '& > svg': { width: 18, height: 18, flex: 'none', color: 'var(--text-dim)' },
  '& > input': {
    flex: 1,
    minWidth: 0,
    height: 52,
    border: 0,
    background: 'transparent',
    outline: 'none',
    '::placeholder': { color: 'var(--text-faint)', opacity: 1 },
  },
});

const results = css({
  height: 'min(380px, 60dvh)',
  overflowY: 'auto',
  padding: 'var(--space-2)',
  scrollPaddingBlock: 'var(--space-2)',
  [below.medium]: { height: 'auto', flex: 1 },
});

const groupHeading = css({
  padding: 'var(--space-3) var(--space-2) var(--space-1)',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
  fontWeight: 600,
});

const entryStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: 40,
  padding: '0 var(--space-2)',
  borderRadius: 'var(--radius-s)',
  fontSize: 'var(--size-14)',
  cursor: 'pointer',
  '& > svg': { width: 16, height: 16, flex: 'none', color: 'var(--text-dim)' },
  '&[aria-selected="true"]': { background: 'var(--bg-3)', boxShadow: 'inset 2px 0 0 var(--focus)' },
  [below.medium]: { minHeight: 'var(--target-touch)' },
});

// A phone has neither Escape nor anything beside the palette to press.
const closeButton = css({ display: 'none', [below.medium]: { display: 'inline-flex' } });
const noteStyle = css({ marginInlineStart: 'auto', color: 'var(--text-dim)', fontSize: 'var(--size-12)' });
const problemLine = css({
  padding: 'var(--space-3) var(--space-4)',
  borderBlockStart: '1px solid var(--line)',
  color: 'var(--text-dim)',
  fontSize: 'var(--size-12)',
});
const nothing = css({ padding: 'var(--space-8)', textAlign: 'center', color: 'var(--text-dim)' });

/**
 * Finds pages, players and actions by a few letters. Load it lazily, when it is first opened: nothing of it belongs
 * into the first load.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.commandPalette()}
      description={t.typeToSearchChooseWithTheArrow()}
      bare
    >
      <Finder {...props} />
    </Dialog>
  );
}

/** Mounted anew each time the palette opens, so that it starts with nothing of before. The focus stays in the field. */
function Finder({
  onOpenChange,
  groups,
  placeholder = t.search(),
  typed = '',
  onSearch,
  busy = false,
  problem,
}: CommandPaletteProps) {
  const id = useId();
  const [text, setText] = useState(typed);
  /** What was gone to; the first one as long as nothing was. What comes later moves nobody away. */
  const [goneTo, goTo] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = findCommands(groups, text);
  const entries = found.flatMap((group) => group.entries);
  const active = entries.find((entry) => entry.id === goneTo) ?? entries[0];

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  const search = (next: string): void => {
    setText(next);
    goTo(null);
    onSearch?.(next);
  };
  const choose = (entry: CommandEntry): void => {
    onOpenChange(false);
    entry.onSelect();
  };
  const press = (event: KeyboardEvent): void => {
    // Enter and the arrows belong to an input method as long as it composes.
    if (event.nativeEvent.isComposing || !active) return;
    const at = entries.indexOf(active);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter') choose(active);
    else if (step !== 0) goTo(entries.at((at + step) % entries.length)?.id ?? null);
    else return;
    event.preventDefault();
  };

  return (
    <div css={root}>
      <div css={line}>
        {busy ? <SpinnerRing size={18} /> : <Search aria-hidden="true" />}
        <input
          role="combobox"
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-expanded={active !== undefined}
          aria-controls={active && `${id}-list`}
          aria-activedescendant={active && `${id}-${active.id}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onChange={(event) => search(event.target.value)}
          onKeyDown={press}
        />
        <IconButton css={closeButton} label={t.close()} onClick={() => onOpenChange(false)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {active ? (
        <div css={results} ref={list} id={`${id}-list`} role="listbox" aria-label={t.results()}>
          {found.map((group) => (
            <div key={group.heading} role="group" aria-label={group.heading}>
              <div css={groupHeading} aria-hidden="true">
                {group.heading}
              </div>
              {group.entries.map((entry) => (
                <div
                  key={entry.id}
                  css={entryStyle}
                  id={`${id}-${entry.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={entry === active}
                  onPointerMove={() => goTo(entry.id)}
                  onClick={() => choose(entry)}
                  onKeyDown={press}
                >
                  {entry.icon}
                  {entry.label}
                  {entry.note !== undefined && <span css={noteStyle}>{entry.note}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
      ) : (
        <div css={[results, nothing]} role="status">
          {busy ? t.searching() : (problem ?? t.nothingFound())}
        </div>
      )}
      {active && problem !== undefined && (
        <div css={problemLine} role="status">
          {problem}
        </div>
      )}
    </div>
  );
}
