import { withQuery } from '../../domain/shared/path-to.ts';
import type { Tone } from '../ui/tokens.ts';
import * as t from './__generated__/messages.ts';

/** As much of the OpenAPI document as the page shows. */
export interface ApiDocument {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
  /** Nothing where everybody may call. */
  readonly security: readonly { readonly session?: readonly string[]; readonly key?: readonly string[] }[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: { readonly default?: string; readonly enum?: readonly string[] };
}

/** What is filled in before a path is tried. */
export interface RestField extends Omit<Parameter, 'schema'> {
  /** Among the fields of the form, where a name of the path and one of the query may be the same. */
  readonly key: string;
  readonly initial: string;
  /** Null where anything can be written. */
  readonly options: readonly string[] | null;
}

/** How a path is tried from the page. */
export interface Trial {
  readonly path: string;
  readonly fields: readonly RestField[];
  /** Otherwise it is tried as whoever is signed in, and no key opens it. */
  readonly takesKey: boolean;
}

export interface RestPath {
  readonly name: string;
  /** As in `GET /api/battles/{id}`. */
  readonly call: string;
  readonly summary: string;
  readonly who: { readonly words: string; readonly tone: Tone };
  /** Null where it changes something, or answers a file. */
  readonly trial: Trial | null;
}

export interface RestGroup {
  readonly title: string;
  readonly paths: readonly RestPath[];
}

/** Who may call, in as few words as fit on a badge. */
function whoMay(security: Operation['security']): RestPath['who'] {
  if (security.length === 0) return { words: t.anybody(), tone: 'neutral' };
  const key = security.find((way) => way.key)?.key;
  if (key) return { words: key[0] ?? t.anyKey(), tone: 'win' };
  const role = security[0]?.session?.[0];
  return { words: role === undefined ? t.noKeySign() : t.staff(), tone: 'warn' };
}

function fieldOf(parameter: Parameter): RestField {
  const { schema, ...rest } = parameter;
  const { name, in: place, description = '' } = parameter;
  // Which account is meant is said by `me` as well.
  const initial = schema.default ?? (/\bor me\b/.test(description) ? 'me' : '');
  return { ...rest, key: `${place}:${name}`, initial, options: schema.enum ?? null };
}

function trialOf(method: string, path: string, { parameters, responses, security }: Operation): Trial | null {
  if (method !== 'get' || !('application/json' in (responses['200']?.content ?? {}))) return null;
  return {
    path,
    fields: parameters.filter((parameter) => 'in' in parameter).map(fieldOf),
    takesKey: security.length === 0 || security.some(({ key }) => key),
  };
}

/** The address that a path has with what was filled in; what was left empty of its query is left out. */
export function addressOf({ path, fields }: Trial, values: Readonly<Record<string, string>>): `/api/${string}` {
  const of = (place: RestField['in']) =>
    fields.filter((field) => field.in === place).map(({ name, key }) => [name, (values[key] ?? '').trim()] as const);
  // By a function: a `$` of what was filled in stands for nothing else.
  const filled = of('path').reduce(
    (at, [name, value]) => at.replace(`{${name}}`, () => encodeURIComponent(value)),
    path,
  );
  const query = Object.fromEntries(of('query').filter(([, value]) => value !== ''));
  return (Object.keys(query).length === 0 ? filled : withQuery(filled, query)) as `/api/${string}`;
}

/** All paths, by whom they are for. */
export const restGroupsOf = ({ tags, paths }: ApiDocument): readonly RestGroup[] =>
  tags.map(({ name: title }) => ({
    title,
    paths: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation.tags.includes(title))
        .map(([method, operation]) => ({
          name: operation.operationId,
          call: `${method.toUpperCase()} ${path}`,
          summary: operation.summary,
          who: whoMay(operation.security),
          trial: trialOf(method, path, operation),
        })),
    ),
  }));
