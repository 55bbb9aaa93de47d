/**
 * Whether a short code stands as a word of its own in what tables and logs hold. Six digits may be part of an id or a
 * hash by chance, and a figure may be the same number: neither is the code.
 */
export function findsCode(texts: string, code: string): boolean {
  const words = texts.replaceAll(/(?<=[:,[])-?\d+(?:\.\d+)?(?=[,}\]])/g, '');
  return new RegExp(String.raw`(?<![\w+/=-])${code}(?![\w+/=-])`).test(words);
}
