/** What libraries and their manuals call a credential; of these one name is read. */
const CREDENTIAL =
  /^(?:x-)?(?:auth|(?:auth|access|bearer|id|session)?[_-]?token|api[_-]?key|bearer|jwt|credentials?)$/i;

interface Credential {
  /** As the header of that name would say it; undefined where nothing is said. */
  readonly authorization: string | undefined;
  /** A name under which a credential was sent that nobody reads; null where none was. */
  readonly unread: string | null;
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const isNamed = (name: string, key: string): boolean => key.toLowerCase() === name;

/**
 * The credential in the greeting of a socket: `authorization` in any case, there or among its `headers`. Whoever sends one
 * under another name is told, as they would be a visitor and not know why.
 */
export function credentialIn(greeting: unknown): Credential {
  const own = entriesOf(greeting);
  const all = [...own, ...own.flatMap(([key, value]) => (isNamed('headers', key) ? entriesOf(value) : []))];
  const given = all.find(([key]) => isNamed('authorization', key));
  if (given && typeof given[1] !== 'string') return { authorization: undefined, unread: given[0] };
  const unread = given ? undefined : all.find(([key, value]) => CREDENTIAL.test(key) && value !== null && value !== '');
  return { authorization: given?.[1] as string | undefined, unread: unread?.[0] ?? null };
}
