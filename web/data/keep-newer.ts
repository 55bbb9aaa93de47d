import type { FieldPolicy, Reference } from '@apollo/client';

interface Connection {
  readonly edges: readonly { readonly node: Reference }[];
}

/**
 * For a list with the newest first that is also told live: what was told while an answer was on its way stays in front
 * of it.
 */
export const keepNewer: FieldPolicy<Connection> = {
  merge(shown, answer) {
    const answered = new Set(answer.edges.map(({ node }) => node.__ref));
    const firstKnown = shown?.edges.findIndex(({ node }) => answered.has(node.__ref)) ?? -1;
    return firstKnown > 0
      ? { ...answer, edges: [...(shown?.edges.slice(0, firstKnown) ?? []), ...answer.edges] }
      : answer;
  },
};
