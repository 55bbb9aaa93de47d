/** How much a run tries: `npm test` in short, `npm run test:full` whole, its step `deep` at length. */
const EXTENTS = ['gate', 'full', 'deep'] as const;
type Extent = (typeof EXTENTS)[number];

function readExtent(): Extent {
  const said = process.env['EXTENT'] ?? 'gate';
  const extent = EXTENTS.find((one) => one === said);
  if (!extent) throw new Error(`EXTENT is one of ${EXTENTS.join(', ')}, not ${said}`);
  return extent;
}

export const EXTENT = readExtent();

/** How often a property is tried for each mutant, of which there are thousands. */
const FOR_A_MUTANT = 50;

/**
 * What is tried of a list where all of it is tried on many things: in `npm test` a quarter, another one on each thing,
 * beginning with the `index`-th.
 */
export const some = <T>(list: readonly T[], index: number): readonly T[] =>
  EXTENT === 'gate' ? list.filter((_, at) => (at + index) % 4 === 0) : list;

/** At most so many of a list, from its first to its last and as far apart as can be. */
export const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, n) => list[Math.round((n * (list.length - 1)) / (most - 1))] as T);

/** How often something is tried: by extent, and seldom where the code is changed on purpose. */
export const runsOf = (runs: Readonly<Record<Extent, number>>): number =>
  process.env['MUTATED_PART'] === undefined ? runs[EXTENT] : FOR_A_MUTANT;
