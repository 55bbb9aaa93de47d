import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { PAGE_MAX } from '../../domain/shared/page-max.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { holdsNul } from '../../domain/shared/text.ts';
import { parseJson } from '../kernel/http/body.ts';
import { Access } from './access.ts';
import { Scope } from './scope.ts';

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: 'How many at the most, 1 to 100.' })
  first: number = 20;

  @Field(() => String, {
    nullable: true,
    description: 'The `endCursor` of the page before; from the start without it.',
  })
  after?: string | null | undefined;
}

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'Where a page of a list stands in it.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more follow after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the page was asked for with `after`, so that it follows another. Lists are read forwards only.',
  })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first item; null when the page is empty.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last item, which the next page takes as `after`; null when the page is empty.',
  })
  endCursor!: string | null;
}

export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

export interface Connection<T> {
  readonly edges: readonly Edge<T>[];
  readonly pageInfo: PageInfo;
}

/** The Relay connection types of a node type. */
export function connectionOf<T extends object>(Node: ClassType<T>, name: string) {
  @Scope('public')
  @Access('anyone')
  @ObjectType(`${name}Edge`, { description: 'One item of a list, with its place there.' })
  class NodeEdge {
    @Field(() => String, { description: 'Names this place in the list: what follows is asked for with it as `after`.' })
    cursor!: string;

    @Field(() => Node, { description: 'The item itself.' })
    node!: T;
  }

  @Scope('public')
  @Access('anyone')
  @ObjectType(`${name}Connection`, { description: 'A page of a list.' })
  class NodeConnection {
    @Field(() => [NodeEdge], { description: 'The items of this page, in the order of the list.' })
    edges!: NodeEdge[];

    @Field(() => PageInfo, { description: 'Whether there is more, and how to ask for it.' })
    pageInfo!: PageInfo;
  }
  return NodeConnection;
}

type Key = readonly [number, string];

/** Characters of a cursor: a number, and the longest id or name that one is made of. */
const CURSOR_MAX = 300;

export const encodeCursor = ([at, id]: Key): string => Buffer.from(JSON.stringify([at, id])).toString('base64url');

const isKey = (value: unknown): value is Key =>
  Array.isArray(value) && value.length === 2 && Number.isSafeInteger(value[0]) && typeof value[1] === 'string';

/**
 * The position that a cursor names. `most` is the largest number that it holds where that is not an instant, an amount
 * or another column of 64 bits, e.g. a rank: PostgreSQL compares what it works out in 32.
 * @throws Refused BAD_INPUT for anything that this server did not write
 */
export function decodeCursor(cursor: string | null | undefined, most = Number.MAX_SAFE_INTEGER): Key | null {
  if (cursor === null || cursor === undefined) return null;
  const read = cursor.length > CURSOR_MAX ? null : parseJson(Buffer.from(cursor, 'base64url').toString(), 'after');
  const key = read?.ok === true ? read.body : null;
  if (!isKey(key) || Math.abs(key[0]) > most || holdsNul(key[1])) throw new Refused('BAD_INPUT', { field: 'after' });
  return key;
}

/** A page's size within its bounds. @throws Refused BAD_INPUT */
export function pageSize(first: number): number {
  if (first < 1 || first > PAGE_MAX)
    throw new Refused('BAD_INPUT', { field: 'first', data: { min: 1, max: PAGE_MAX } });
  return first;
}

/** Turns one row more than asked for into a page that knows whether there is another. */
export function toConnection<R, T>(
  rows: readonly R[],
  { first, after }: PageArgs,
  keyOf: (row: R) => Key,
  toNode: (row: R) => T,
): Connection<T> {
  const edges = rows.slice(0, first).map((row) => ({ cursor: encodeCursor(keyOf(row)), node: toNode(row) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      // A cursor is given for an item that stood there, and does not come again after it.
      hasPreviousPage: typeof after === 'string',
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
