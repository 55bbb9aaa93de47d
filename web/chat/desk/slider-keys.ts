interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const WAYS: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  PageUp: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageDown: -1,
};

/** Where a slider goes by a key: ten steps at once with Shift or a page key (AC-07); null where the browser's own way will do. @param lineWay which way lines are read */
export function stepped(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  value: number,
  { min, max, step }: Bounds,
  lineWay: 1 | -1 = 1,
): number | null {
  const way = WAYS[key];
  if (way === undefined || !(shiftKey || key.startsWith('Page'))) return null;
  const turned = key === 'ArrowRight' || key === 'ArrowLeft' ? lineWay : 1;
  return Math.min(max, Math.max(min, value + turned * way * step * 10));
}
