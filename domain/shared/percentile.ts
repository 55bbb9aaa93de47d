/** The smallest of the numbers that so many of a hundred do not exceed (nearest rank); null of none. */
export function percentileOf(numbers: readonly number[], percent: number): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? null;
}
