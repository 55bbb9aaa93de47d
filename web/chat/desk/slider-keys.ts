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

/** Where a slider goes by a key: ten steps at once with Shift or a page key (AC-07); null where the browser's own way will do. */
export function stepped(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  value: number,
  { min, max, step }: Bounds,
): number | null {
  const way = WAYS[key];
  if (way === undefined || !(shiftKey || key.startsWith('Page'))) return null;
  return Math.min(max, Math.max(min, value + way * step * 10));
}
