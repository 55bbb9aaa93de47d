export const UNKNOWN_DEVICE = 'Unknown device';

const AND = ' on ';

/** What the API says of a device: browser and system, as far as they are known. Names of products are those of any language. */
export const deviceName = (words: readonly string[]): string => (words.length === 0 ? UNKNOWN_DEVICE : words.join(AND));

/** Browser and system of such a name; null where it has not both. */
export function deviceParts(name: string): { readonly browser: string; readonly system: string } | null {
  const [browser, system, ...more] = name.split(AND);
  return browser === undefined || system === undefined || more.length > 0 ? null : { browser, system };
}
