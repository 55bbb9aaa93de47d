import { type KeyboardEvent, useRef } from 'react';

/** What is typed into is left alone; a box to mark something takes no letters. */
const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Where the focus goes that comes to a row. */
const targetOf = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-row-link]') ??
  row.querySelector<HTMLElement>('a[href]') ??
  row.querySelector<HTMLElement>('button:not(:disabled)');

/** The rows of a list or table that the focus can come to, without what is listed inside of one. */
function rowsOf(box: HTMLElement): HTMLElement[] {
  const all = [...box.querySelectorAll<HTMLElement>('li, tbody > tr')];
  return all.filter((row) => targetOf(row) !== null && !all.some((other) => other !== row && other.contains(row)));
}

/**
 * Keys for those who work in a list all day: j and k go from row to row, e does the first thing that a row offers, and
 * Enter opens it, as it does for any link. They hold while the focus is in the list, so that they are nobody else's.
 * @param own what else a key does at a row, by its place; whether it was one of its own
 */
export function useRowKeys(own: (key: string, at: number) => boolean = () => false) {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const box = ref.current;
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || box === null || !(target instanceof HTMLElement)) return;
    // What a row has opened over the page is no part of the list.
    if (!box.contains(target) || target.matches(TYPED_INTO)) return;
    const rows = rowsOf(box);
    const at = rows.findIndex((row) => row.contains(target));
    const row = rows[at];
    if (key === 'j' || key === 'k') {
      const next = rows[at === -1 ? 0 : at + (key === 'j' ? 1 : -1)];
      if (next) targetOf(next)?.focus();
    } else if (!own(key, at)) {
      if (key !== 'e' || !row) return;
      row.querySelector<HTMLButtonElement>('button:not(:disabled)')?.click();
    }
    event.preventDefault();
  };
  // Keys are heard where they come up; what they do can be done with links and buttons as well.
  return { ref, role: 'presentation', onKeyDown } as const;
}
