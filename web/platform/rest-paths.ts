import type { Tone } from '../ui/tokens.ts';

/** As much of the OpenAPI document as the page shows. */
export interface ApiDocument {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  /** Nothing where everybody may call. */
  readonly security: readonly { readonly session?: readonly string[]; readonly key?: readonly string[] }[];
}

export interface RestPath {
  readonly name: string;
  /** As in `GET /api/battles/{id}`. */
  readonly call: string;
  readonly summary: string;
  readonly who: { readonly words: string; readonly tone: Tone };
}

export interface RestGroup {
  readonly title: string;
  readonly paths: readonly RestPath[];
}

/** Who may call, in as few words as fit on a badge. */
function whoMay(security: Operation['security']): RestPath['who'] {
  if (security.length === 0) return { words: 'Anybody', tone: 'neutral' };
  const key = security.find((way) => way.key)?.key;
  if (key) return { words: key[0] ?? 'Any key', tone: 'win' };
  const role = security[0]?.session?.[0];
  return { words: role === undefined ? 'No key: sign in' : 'Staff', tone: 'warn' };
}

/** All paths, by whom they are for. */
export const restGroupsOf = ({ tags, paths }: ApiDocument): readonly RestGroup[] =>
  tags.map(({ name: title }) => ({
    title,
    paths: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation.tags.includes(title))
        .map(([method, { operationId, summary, security }]) => ({
          name: operationId,
          call: `${method.toUpperCase()} ${path}`,
          summary,
          who: whoMay(security),
        })),
    ),
  }));
