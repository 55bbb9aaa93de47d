/** The span of an axis and the values written beside it, lowest first. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

const ROUND = [1, 2, 2.5, 5, 10] as const;

/** The least round step (1, 2, 2.5 or 5 times a power of ten) of which `parts` cover the span. */
function roundStep(span: number, parts: number): number {
  const rough = span / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (ROUND.find((factor) => factor * power >= rough) ?? 10) * power;
}

/**
 * An axis of round figures around the values. It begins at zero unless all values lie so far from it that their
 * differences could not be seen.
 */
export function scaleOf(values: readonly number[], parts = 3): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const least = Math.min(...values);
  const from = least > high / 2 && least < high ? least : low;
  const step = Math.max(1, roundStep(Math.max(high - from, 1), parts));
  const min = Math.floor(from / step) * step;
  const max = Math.max(Math.ceil(high / step) * step, min + step);
  const count = Math.round((max - min) / step);
  return { min, max, ticks: Array.from({ length: count + 1 }, (_, n) => min + n * step) };
}
