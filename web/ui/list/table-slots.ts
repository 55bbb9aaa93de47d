/** Where a value of a row stands on a phone. */
export type Slot = 'name' | 'sum' | 'line' | 'behind' | 'acts';

interface Placed {
  readonly align?: 'start' | 'end';
  readonly hideHeader?: boolean;
  readonly phone?: 'sum' | 'line' | 'behind';
}

/** With so many values nothing is put away: opening a row would take longer than reading it. */
const READ_AT_ONCE = 4;

/**
 * Which column stands where on a phone: the first is the name, its sum the first figure, and the line below has those that
 * are said to stand there, else the next one. What is in neither is behind the row. Of few values all are in sight.
 */
export function slotsOf(columns: readonly Placed[]): readonly Slot[] {
  const isValue = ({ hideHeader = false }: Placed, at: number) => at > 0 && !hideHeader;
  const named = columns.findIndex(({ phone }) => phone === 'sum');
  const sum =
    named === -1
      ? columns.findIndex((column, at) => isValue(column, at) && column.align === 'end' && column.phone === undefined)
      : named;
  const isFew = columns.filter(({ hideHeader = false }) => !hideHeader).length <= READ_AT_ONCE;
  const isSaid = columns.some(({ phone }) => phone === 'line');
  const next = columns.findIndex((column, at) => isValue(column, at) && at !== sum && column.phone === undefined);
  return columns.map((column, at) => {
    if (at === 0) return 'name';
    if (column.hideHeader === true) return 'acts';
    if (at === sum) return 'sum';
    if (column.phone === 'line' || column.phone === 'behind') return column.phone;
    return isFew || (!isSaid && at === next) ? 'line' : 'behind';
  });
}
