/** What a program gives is looked at before anything is sent, so that a first mistake is told in words. */

const WHERE = 'where Gauntlet is, such as https://gauntlet.example';

const isMissing = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** The address without what is too much at its end. @throws TypeError that says what is wrong with it */
export function givenUrl(url: unknown): string {
  if (isMissing(url)) throw new TypeError(`url is missing: ${WHERE}`);
  const trimmed = String(url).trim().replace(/\/+$/, '');
  const address = URL.canParse(trimmed) ? new URL(trimmed) : null;
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new TypeError(`url has to be an address of http or https, ${WHERE}; it is ${trimmed}`);
  if (address.pathname.endsWith('/graphql'))
    throw new TypeError(`url is ${WHERE}, without /graphql: ${trimmed.replace(/\/graphql$/, '')}`);
  return trimmed;
}

type Key = string | (() => Promise<string>);

/** The key without white space around it, as files have it. @throws TypeError that says what is wrong with it */
export function givenKey(key: unknown): Key {
  if (typeof key === 'function') return key as Key;
  if (isMissing(key)) throw new TypeError('key is missing: make one in the Creator Hub under Developer');
  const trimmed = String(key).trim();
  if (/^bearer\s/i.test(trimmed)) throw new TypeError('key is the key alone, without Bearer before it');
  // Neither line breaks nor quotation marks of another alphabet pass a header.
  if (!/^[!-~]+$/.test(trimmed)) throw new TypeError('key has a character that no key has: copy it whole, in one line');
  return trimmed;
}

/** @throws TypeError that names what is missing */
export function given(name: string, value: unknown, what: string): string {
  if (isMissing(value)) throw new TypeError(`${name} is missing: ${what}`);
  return String(value).trim();
}

/** What the package needs of where it runs. @throws TypeError that says which Node has it */
export function requireRuntime(): void {
  const { crypto, fetch, AbortSignal, process } = globalThis as {
    readonly crypto?: { readonly randomUUID?: unknown; readonly subtle?: unknown };
    readonly fetch?: unknown;
    readonly AbortSignal?: { readonly timeout?: unknown };
    readonly process?: { readonly version?: string };
  };
  if (crypto?.randomUUID && crypto.subtle && fetch && AbortSignal?.timeout) return;
  const here = process?.version === undefined ? 'this runtime has not all of it' : `this is ${process.version}`;
  throw new TypeError(`Gauntlet’s client needs Node 22.12 or newer, or a browser; ${here}`);
}
