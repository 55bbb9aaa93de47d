/** A name, and what stands in its place. */
export interface Cover {
  readonly name: string;
  readonly label: string;
}

const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[a-z][\w-]*)+\/\S*/giu;
const ADDRESS = /\S+@[\w-]+(?:\.[\w-]+)+/gu;
const MENTION = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.-]+/gu;
/** As the player of a game platform is written: name and number. */
const TAGGED = /[\p{L}\p{N}_-]+#\d{3,5}\b/gu;

const literal = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/**
 * A text in which links, addresses and the given names are covered, whatever their case. A name that is spelled in
 * another way stays: no list can know it.
 */
export function withoutNames(text: string, covers: readonly Cover[]): string {
  let covered = text.replaceAll(LINK, '(link)').replaceAll(ADDRESS, '(address)');
  for (const { name, label } of covers.toSorted((a, b) => b.name.length - a.name.length)) {
    if (name.trim() === '') continue;
    covered = covered.replaceAll(
      new RegExp(`(?<![\\p{L}\\p{N}_])@?${literal(name)}(?:#\\d{3,5})?(?![\\p{L}\\p{N}_])`, 'giu'),
      () => label,
    );
  }
  return covered.replaceAll(TAGGED, '(name)').replaceAll(MENTION, '(name)');
}
