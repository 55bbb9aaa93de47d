import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import { holdsNul } from '../../domain/shared/text.ts';
import { Access } from './access.ts';

export const PAGE_MAX = 100;

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: 'How many at the most, 1 to 100.' })
  first: number = 20;

  @Field(() => String, {
    nullable: true,
    description: 'The `endCursor` of the page before; from the start without it.',
  })
  after?: string | null;
}

@Access('anyone')
@ObjectType()
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true })
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
  @Access('anyone')
  @ObjectType(`${name}Edge`)
  class NodeEdge {
    @Field(() => String)
    cursor!: string;

    @Field(() => Node)
    node!: T;
  }

  @Access('anyone')
  @ObjectType(`${name}Connection`)
  class NodeConnection {
    @Field(() => [NodeEdge])
    edges!: NodeEdge[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;
  }
  return NodeConnection;
}

type Key = readonly [number, string];

export const encodeCursor = ([at, id]: Key): string => Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** The position that a cursor names. @throws Refused BAD_INPUT for anything that this server did not write */
export function decodeCursor(cursor: string | null | undefined): Key | null {
  if (cursor === null || cursor === undefined) return null;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(key) && Number.isSafeInteger(key[0]) && typeof key[1] === 'string' && !holdsNul(key[1]))
      return [key[0] as number, key[1]];
  } catch {
    // not ours; refused below
  }
  throw new Refused('BAD_INPUT', { field: 'after' });
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
  first: number,
  keyOf: (row: R) => Key,
  toNode: (row: R) => T,
): Connection<T> {
  const edges = rows.slice(0, first).map((row) => ({ cursor: encodeCursor(keyOf(row)), node: toNode(row) }));
  return { edges, pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null } };
}
