import type { EventType } from '../../domain/shared/events.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { holdsNul } from '../../domain/shared/text.ts';
import type { Access } from '../schema/access.ts';
import type { Scope } from '../schema/scope.ts';
import type { FileTerms } from './body.ts';
import type { Context } from './context.ts';

export interface RestCall {
  readonly params: Readonly<Record<string, string>>;
  /** What stands once behind the question mark; a name that stands there twice is left out. */
  readonly query: Readonly<Record<string, string>>;
  /** The JSON body of a POST; empty otherwise. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The body of a route that takes a file; empty otherwise. */
  readonly file: Buffer;
  /** A header of the call; null when it is missing or stands there twice. */
  readonly header: (name: string) => string | null;
}

/** An answer that is a file of its own instead of JSON. */
export class RestFile {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** What it is saved under: letters, digits, dots, dashes and underscores. */
  readonly name: string;
  constructor(bytes: Buffer, contentType: string, name: string) {
    this.bytes = bytes;
    this.contentType = contentType;
    this.name = name;
  }
}

/** An answer that sends the browser on to one of our own pages. */
export class RestRedirect {
  readonly path: `/${string}`;
  constructor(path: `/${string}`) {
    this.path = path;
  }
}

/** A documented /api path. It declares who may ask, as every GraphQL field does. */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As documented, ids as `:id`. */
  readonly path: string;
  readonly access: Access;
  /** What a key needs; closed to keys without it. */
  readonly scope?: Scope;
  /** Of a POST whose body is a file and not JSON. */
  readonly takesFile?: FileTerms & {
    /** Asked before a byte of the file is taken in: refuses those who may not send any, or have sent too many. */
    readonly expect: (context: Context, params: RestCall['params']) => Promise<void>;
  };
  /** Of an answer that is the same for every member, so that it is computed once for all of them: what makes it stale. */
  readonly sharedUntil?: readonly EventType[];
  /** How long the caller may reuse the answer, in seconds; not at all without it. */
  readonly maxAgeSeconds?: number;
  readonly answer: (context: Context, call: RestCall) => Promise<unknown>;
}

/** By which a route is told apart from others. */
export const nameOfRoute = ({ method, path }: RestRoute): string => `${method} ${path}`;

/** A text of the call's JSON body; empty when it is missing. @throws Refused BAD_INPUT for anything else */
export function textIn(body: RestCall['body'], field: string): string {
  const value = Object.hasOwn(body, field) ? (body[field] ?? '') : '';
  if (typeof value !== 'string' || holdsNul(value)) throw new Refused('BAD_INPUT', { field });
  return value;
}
