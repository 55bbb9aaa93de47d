/** Where a value of a row stands on a phone. */
export type Slot = 'name' | 'sum' | 'line' | 'behind' | 'acts';

interface Placed {
  readonly align?: 'start' | 'end';
  readonly hideHeader?: boolean;
  readonly phone?: 'sum' | 'line' | 'behind';
}

/** Of so few values beside the name none is put away: opening a row would take longer than reading it. */
const FEW = 3;

/**
 * Which column stands where on a phone: the first is the name, its sum the first figure, and the line below has those that
 * are said to stand there, else the next one. What is in neither is behind the row. Of few values all are in sight.
 */
export function slotsOf(columns: readonly Placed[]): readonly Slot[] {
  const values = columns.filter(({ hideHeader }, at) => at > 0 && !hideHeader);
  const sum =
    values.find(({ phone }) => phone === 'sum') ?? values.find(({ align, phone }) => align === 'end' && !phone);
  const rest = values.filter((one) => one !== sum && !one.phone);
  const isSaid = values.some(({ phone }) => phone === 'line');
  const line = values.length <= FEW ? rest : isSaid ? [] : rest.slice(0, 1);
  return columns.map((one, at) => {
    if (at === 0) return 'name';
    if (one.hideHeader) return 'acts';
    return one === sum ? 'sum' : (one.phone ?? (line.includes(one) ? 'line' : 'behind'));
  });
}
