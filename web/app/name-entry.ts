/**
 * Gives the entry of the history at which the page has been opened a key of its own. The router keeps by these keys how
 * far a page was scrolled, and knows all entries that were opened by their address by one: each would begin where the
 * last of them was left.
 */
export function nameEntry(): void {
  const state = (history.state ?? {}) as { readonly key?: string };
  // Whoever comes back to it, or loads it again, finds the key that it has.
  if (state.key === undefined) history.replaceState({ ...state, key: performance.timeOrigin.toString(36) }, '');
}
