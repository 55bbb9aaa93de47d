import { COLUMNS_PARAMETER } from '../../domain/shared/staff-views.ts';

const storedAs = (table: string): string => `gauntlet.columns.${table}`;
/** In the address, where an empty text would be no choice. */
const NONE = 'none';

function storedColumns(table: string): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedAs(table)) ?? 'null');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : null;
  } catch {
    return null;
  }
}

/** The columns that are shown: those of the address, else what was chosen last in this browser; null for the usual ones. */
export function shownColumns(table: string, address: URLSearchParams): readonly string[] | null {
  const named = address.get(COLUMNS_PARAMETER);
  if (named === null) return storedColumns(table);
  return named === NONE ? [] : named.split(',');
}

export const columnsText = (keys: readonly string[]): string => (keys.length === 0 ? NONE : keys.join(','));

/** Remembers a choice for the next visit. */
export function storeColumns(table: string, keys: readonly string[]): void {
  try {
    localStorage.setItem(storedAs(table), JSON.stringify(keys));
  } catch {
    // A browser that keeps nothing forgets the choice, no more.
  }
}
