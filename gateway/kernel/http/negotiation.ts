/** In what an answer can be packed; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Below everything that a caller can write: what nobody names is taken before nothing. */
const UNNAMED = 0.0001;

/** What each coding is worth to a caller, by its name. */
function weightsIn(accept: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const element of accept.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = element.split(';').map((part) => part.trim());
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
    // An old name of the same (RFC 9110, 8.4.1.3).
    if (coding !== '') weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight === undefined ? 1 : Number(weight));
  }
  return weights;
}

/**
 * The best of what is offered, best first, by `Accept-Encoding` (RFC 9110, 12.5.3); null where the caller takes none of
 * it. A caller who says nothing gets it as it is.
 */
export function encodingFor(accept: string | undefined, offered: readonly Encoding[]): Encoding | null {
  if (accept === undefined) return 'identity';
  const weights = weightsIn(accept);
  const worth = (coding: Encoding): number =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? UNNAMED : 0);
  const [best] = offered.filter((one) => worth(one) > 0).toSorted((one, other) => worth(other) - worth(one));
  return best ?? null;
}

const TAG = /(?:W\/)?"[^"]*"/g;
const opaque = (tag: string): string => tag.replace(/^W\//, '');

/** Whether the copy that a reader has is the one of this tag, by `If-None-Match`: one tag, several, or any (RFC 9110, 13.1.2). */
export const holdsTag = (condition: string | undefined, tag: string): boolean =>
  condition !== undefined &&
  (condition.trim() === '*' || (condition.match(TAG) ?? []).some((one) => opaque(one) === opaque(tag)));
