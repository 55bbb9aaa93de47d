/** What somebody has typed in place of a stream key; the words are shown by the encoder. */
export type TypedKey = { readonly key: string } | { readonly mistake: string };

const KEY = /^[\w-]{8,128}$/;
const NONE = 'The stream key is empty: paste yours into its own field';
const NO_KEY = 'This is not a stream key: copy yours again, and nothing else with it';

/** What is left of an address without its server and what stands behind a question mark, part by part. */
const partsOf = (typed: string): string[] =>
  (
    typed
      .trim()
      .replace(/^\w+:\/\/[^/]*/, '')
      .split('?', 1)[0] ?? ''
  )
    .split('/')
    .map((part) => part.trim().replaceAll(/^["']|["']$/g, ''))
    .filter((part) => part !== '');

/**
 * The stream key as streamers type it: with a space or a slash around it, below the folder, as a whole address, or in the
 * line of the server with nothing in its own.
 * @param name what is to be published
 * @param app what stands behind the server's name in its line
 */
export function keyTyped(name: string, app: string): TypedKey {
  const key = partsOf(name).at(-1);
  if (key !== undefined && KEY.test(key)) return { key };
  const [, inServer] = partsOf(app);
  if (inServer !== undefined && KEY.test(inServer)) return { key: inServer };
  return { mistake: name.trim() === '' ? NONE : NO_KEY };
}
