/**
 * What the app says where a text of ours came with the data; the text itself where it is none of ours. Such tables are
 * empty in the English build, in which both are the same.
 */
export const knownWords = (words: Readonly<Record<string, string>>, text: string): string =>
  Object.hasOwn(words, text) ? (words[text] ?? text) : text;
