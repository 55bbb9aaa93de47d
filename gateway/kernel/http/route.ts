import type { z } from 'zod';
import type { EventType } from '../../../domain/shared/events.ts';
import type { RefusalCode } from '../../../domain/shared/refusals.ts';
import type { Access } from '../../schema/access.ts';
import type { Scope } from '../../schema/scope.ts';
import type { FileTerms } from './body.ts';
import type { Context } from '../context.ts';
import type { FileBody } from '../files/file-store.ts';
import { isSafeMethod } from './origin.ts';

/** The names behind the colons of a path. */
type ParamOf<P extends string> = string extends P
  ? string
  : P extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParamOf<`/${Rest}`>
    : P extends `${string}:${infer Name}`
      ? Name
      : never;

export interface RestCall<
  Param extends string = string,
  Query = Record<string, unknown>,
  Body = Record<string, unknown>,
> {
  readonly params: Readonly<Record<Param, string>>;
  /** What stands once behind the question mark, as the route's schema reads it; a name that stands there twice is left out. */
  readonly query: Query;
  /** The JSON body of a POST, as the route's schema reads it. */
  readonly body: Body;
  /** The body of a route that takes a file; empty otherwise. */
  readonly file: Buffer;
  /** A header of the call; null when it is missing or stands there twice. */
  readonly header: (name: string) => string | null;
}

/** An answer that is a file of its own instead of JSON. */
export class RestFile<B extends Buffer | FileBody = Buffer | FileBody> {
  readonly body: B;
  readonly contentType: string;
  /** What it is saved under: letters, digits, dots, dashes and underscores. */
  readonly name: string;
  constructor(body: B, contentType: string, name: string) {
    this.body = body;
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

/** An answer that a protocol of others describes, down to its status and headers. */
export class RestReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, where it has a body. */
  readonly body: unknown;
  constructor(status: number, headers: Readonly<Record<string, string>>, body?: unknown) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** What a protocol of others has a route answer: its statuses, each with what it means, and its headers. */
export interface ProtocolAnswers {
  readonly protocol: string;
  readonly statuses: Readonly<Record<number, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Whom a path is there for that is no user of the API. */
export type CalledBy = 'payment provider' | 'game' | 'browser';

/**
 * What a route answers with when it does not refuse: JSON of a schema, whose objects are strict so that the tests notice
 * what it leaves out; a file of one of some media types; the way to a page; or what a protocol says.
 */
export type Answers = z.ZodType | { readonly file: readonly string[] } | 'page' | ProtocolAnswers;

type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;
type AnswerOf<A extends Answers> = A extends z.ZodType
  ? Fixed<z.input<A>>
  : A extends 'page'
    ? RestRedirect
    : A extends ProtocolAnswers
      ? RestReply
      : RestFile;

/** A documented /api path. It declares who may ask, as every GraphQL field does, and all that a stranger has to know. */
export interface RestRoute<
  P extends string = string,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodObject = z.ZodObject,
  A extends Answers = Answers,
> {
  /** A POST of a protocol has no body; what else comes without a file has one of JSON. */
  readonly method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PATCH' | 'DELETE';
  /** As documented, ids as `:id`. */
  readonly path: P;
  /** Its name in programs that are made from the document: no other route's, and never changed. */
  readonly operation: string;
  /** What it is for, in a line. */
  readonly summary: string;
  /** What the line leaves open. */
  readonly description?: string;
  /** What each id of the path is. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Q;
  /** Headers that it reads, each with what it says. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Of a POST; what the schema does not name is not looked at. */
  readonly body?: B;
  readonly answers: A;
  /** Beyond those that follow from what else is declared (`codesOf`). */
  readonly refusals: readonly RefusalCode[];
  readonly calledBy?: CalledBy;
  readonly access: Access;
  /** Of a GET that its player alone may ask, and no administrator who sees with the player's eyes: it hands out, or changes. */
  readonly ownEyes?: true;
  /** What a key needs; closed to keys without it. */
  readonly scope?: Scope;
  /** Of a POST or PATCH whose body is a file and not JSON. */
  readonly takesFile?: FileTerms & {
    /**
     * Asked before a byte of the file is taken in: refuses those who may not send any, or have sent too many. Without it
     * nobody is, and what is small is taken in as any other body.
     */
    readonly expect?: (context: Context, params: RestCall['params'], query: RestCall['query']) => Promise<void>;
  };
  /** Of an answer that is the same for every member, so that it is computed once for all of them: what makes it stale. */
  readonly sharedUntil?: readonly EventType[];
  /** How long the caller may reuse the answer, in seconds; not at all without it. */
  readonly maxAgeSeconds?: number;
  answer(context: Context, call: RestCall<ParamOf<P>, z.output<Q>, z.output<B>>): Promise<AnswerOf<A>>;
}

type DescribesParams<P extends string> = [ParamOf<P>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<ParamOf<P>, string>> };

/** A route whose ids are described, and whose answer is of the type that its schema says. */
export const route = <P extends string, Q extends z.ZodObject, B extends z.ZodObject, A extends Answers>(
  described: RestRoute<P, Q, B, A> & DescribesParams<P>,
): RestRoute => described;

/** Whether a route may change anything. */
export const isChange = ({ method }: Pick<RestRoute, 'method'>): boolean => !isSafeMethod(method);

/** Whether a protocol of others says what is sent and answered. */
export const isOfProtocol = ({ answers }: Pick<RestRoute, 'answers'>): boolean =>
  typeof answers === 'object' && 'protocol' in answers;

/** By which a route is told apart from others. */
export const nameOfRoute = ({ method, path }: Pick<RestRoute, 'method' | 'path'>): string => `${method} ${path}`;
