import { searchKeyOf } from '../../../domain/shared/search.ts';
import type { CommandEntry, CommandGroup } from './command-palette.tsx';

/** How well an entry fits, the lower the better; null when a typed word is nowhere in it. */
function rankOf({ label, keywords = [] }: CommandEntry, wanted: string): number | null {
  const name = searchKeyOf(label);
  if (name.startsWith(wanted)) return 0;
  if (name.split(/[^\p{L}\p{M}\p{N}_]+/u).some((word) => word.startsWith(wanted))) return 1;
  if (name.includes(wanted)) return 2;
  const all = searchKeyOf([label, ...keywords].join(' '));
  return wanted.split(/\s+/).every((word) => all.includes(word)) ? 3 : null;
}

/** The entries that hold every typed word, in their groups, the best first; a group without any is left out. */
export function findCommands(groups: readonly CommandGroup[], text: string): readonly CommandGroup[] {
  const wanted = searchKeyOf(text.trim());
  if (wanted === '') return groups;
  return groups
    .map(({ heading, entries }) => {
      const ranked = entries.flatMap((entry) => {
        const rank = rankOf(entry, wanted);
        return rank === null ? [] : [{ entry, rank }];
      });
      return { heading, entries: ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry) };
    })
    .filter(({ entries }) => entries.length > 0);
}
