/** How often a property is tried for each mutant, of which there are thousands. */
const FOR_A_MUTANT = 50;

/** How often a property is tried: in every run, where one digs, and seldom where the code is changed on purpose. */
export function runsOf(usual: number, deep: number): number {
  if (process.env['MUTATED_PART'] !== undefined) return FOR_A_MUTANT;
  return process.env['DEEP'] === '1' ? deep : usual;
}
