/**
 * Our own words in the reader's language; what players, staff or a provider wrote stays as it is.
 * @param own what the server says in English, each with what the reader's language has for it
 */
export const inOwnWords = (own: Readonly<Record<string, string>>, text: string): string =>
  Object.hasOwn(own, text) ? (own[text] ?? text) : text;
