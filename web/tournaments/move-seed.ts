/** A list with one of its things at another place; beyond the ends it stands at the end. */
export function moved<T>(list: readonly T[], one: T, to: number): T[] {
  const others = list.filter((other) => other !== one);
  return others.toSpliced(Math.min(Math.max(0, to), others.length), 0, one);
}
