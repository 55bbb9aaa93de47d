/**
 * Of two versions of something, what differs, as the audit log keeps it; of something new all of it. Both texts are empty
 * where nothing does.
 */
export function changesOf<Name extends string, Thing extends Readonly<Record<Name, unknown>>>(
  names: readonly Name[],
  before: Thing | null,
  after: Thing,
  partOf: (thing: Thing, name: Name) => string = (thing, name) => `${name}: ${String(thing[name])}`,
): { readonly from: string; readonly to: string } {
  const changed = names.filter((name) => before?.[name] !== after[name]);
  const whole = (thing: Thing): string => changed.map((name) => partOf(thing, name)).join('; ');
  return { from: before ? whole(before) : '', to: whole(after) };
}
