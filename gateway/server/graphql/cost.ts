import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
  getNamedType,
  getNullableType,
  getVariableValues,
  isIntrospectionType,
  isLeafType,
  isListType,
} from 'graphql';
import { type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity/cjs';
import { ANSWER_LENGTH_MAX, COST_MAX } from '../../../domain/platform/api-limits.ts';
import { PAGE_MAX } from '../../../domain/shared/page-max.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Context } from '../../kernel/context.ts';
import { networkOf } from '../../kernel/http/network.ts';
import { type Charge, chargeCall, chargeRefusedCall, settleCall } from '../../platform/index.ts';
import { Amount } from '../../schema/amount.ts';
import { isBeside } from '../../schema/beside.ts';
import { listedOf } from '../../schema/listed.ts';
import { isNodeId } from '../../schema/node.ts';
import { readsOf } from '../../schema/reads.ts';
import { requireDocumentScopes } from '../../schema/scope.ts';
import { isSum } from '../../schema/sum-of.ts';

/** A page is a query of its own, below a page one for each row. */
const PAGE_POINTS = 10;
const MUTATION_POINTS = 10;
/** What describes the schema is in memory: twenty of its objects are a row. */
const INTROSPECTION_POINTS = 0.05;
/**
 * Types that the schema counts as, however many it has: its description costs the same when a room is added, and is
 * given once an operation. What it weighs is the affair of ANSWER_LENGTH_MAX.
 */
const TYPES_LISTED = 350;
/** How many there are of each in a type, on the average. */
const INTROSPECTION_LISTED = 2;
const FIELDS_LISTED = 4;
/** Fragments are walked wherever they are spread; a document of ours has some hundred nodes. */
const NODES_MAX = 10_000;

/** Descriptions of the schema that callers without a session get from one address in five minutes. */
const INTROSPECTIONS_MAX = 30;
const INTROSPECTIONS_MS = 5 * MINUTE;

type Asked = Pick<ComplexityEstimatorArgs, 'type' | 'field'>;

/** Whether a field is what an id of the same object names: one row, read with all others that the answer needs. */
const isEdge = ({ type, field }: Asked): boolean =>
  isBeside(field) || ('getFields' in type && `${field.name}Id` in type.getFields());

/**
 * Whether the resolver of a field reads something for it alone: a sum, an id among all and the name of the type follow
 * from their object.
 */
const isLookedUp = (asked: Asked): boolean =>
  asked.field.resolve !== undefined &&
  asked.field.name !== TypeNameMetaFieldDef.name &&
  !isSum(asked.field) &&
  !isNodeId(asked.field) &&
  !isEdge(asked);

/**
 * Points are rows that can be made or looked up: an object 1, a field that is looked up for its row 1, plain fields and
 * sums nothing, what stands beside an id 1, what a field declares to read beside it as much as that, a page as many as were asked for of what is below it, a plain list as many
 * as it holds at the most.
 */
function pointsOf(
  schema: GraphQLSchema,
  { field, type, args, node, childComplexity: below }: ComplexityEstimatorArgs,
  came: RowsCame = NOTHING_CAME,
) {
  const named = getNamedType(field.type);
  const isList = isListType(getNullableType(field.type));
  if (isIntrospectionType(named)) {
    const listed =
      field.name === 'types' ? TYPES_LISTED : field.name === 'fields' ? FIELDS_LISTED : INTROSPECTION_LISTED;
    return (isList ? listed : 1) * (INTROSPECTION_POINTS + below);
  }
  if (isIntrospectionType(type)) return 0;
  const base =
    readsOf(field) + (type === schema.getMutationType() ? MUTATION_POINTS : isLookedUp({ type, field }) ? 1 : 0);
  if (isLeafType(named) || named.name === Amount.name) return base;
  // Of a page: what it holds was counted with it.
  if (type.name.endsWith('Connection')) return field.name === 'edges' ? below : 0;
  const row = isList ? 1 + below : Math.max(1, below);
  const { first } = args;
  // More than a page is refused by the use case before anything is read.
  if (typeof first === 'number')
    return base + PAGE_POINTS + Math.min(Math.max(first, 1), PAGE_MAX, came.get(node) ?? PAGE_MAX) * row;
  return base + (isList ? Math.min(listedOf(field), came.get(node) ?? Infinity) : 1) * (1 + below);
}

/** What a field costs by itself, with what it takes when nothing is said. */
export function leastPointsOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): number {
  const args = Object.fromEntries(field.args.map(({ name, defaultValue }) => [name, defaultValue]));
  const node: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: field.name } };
  return Math.max(1, pointsOf(schema, { type, field, args, node, childComplexity: 0, context: {} }));
}

/** How many rows came at the most where a page or list stands in a document; of none that is missing here. */
type RowsCame = ReadonlyMap<FieldNode, number>;
const NOTHING_CAME: RowsCame = new Map();

/** What an operation asks for in all. */
export interface Cost {
  readonly points: number;
  readonly describesSchema: boolean;
}

/**
 * What an operation costs with its variables; null when these do not fit, which execution refuses in its own words. A
 * field that stands there twice counts twice, though it is answered once.
 * @throws Refused QUERY_TOO_COSTLY for a document too large to be counted
 * @throws GraphQLError for arguments that do not fit
 */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  came: RowsCame = NOTHING_CAME,
): Cost | null {
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return null;
  let describesSchema = false;
  const estimate = (asked: ComplexityEstimatorArgs): number => {
    describesSchema ||= isIntrospectionType(getNamedType(asked.field.type));
    return pointsOf(schema, asked, came);
  };
  try {
    const points = getComplexity({
      schema,
      query,
      variables: { ...variables },
      // The library looks for the name of an operation that has none.
      ...(operation.name && { operationName: operation.name.value }),
      maxQueryNodes: NODES_MAX,
      estimators: [estimate],
    });
    return { points: Math.ceil(points), describesSchema };
  } catch (cause) {
    // What is wrong with an argument has its place in the document; what is too large has none.
    if (!(cause instanceof GraphQLError)) throw cause;
    if (cause.nodes === undefined) throw new Refused('QUERY_TOO_COSTLY', { data: { limit: COST_MAX } });
    throw new GraphQLError(cause.message, {
      nodes: cause.nodes,
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
}

/** What an operation costs, and what its caller was charged for it. */
export interface Charged extends Cost {
  readonly charge: Charge | null;
}

/**
 * Lets an operation in that its caller may ask for, and answers what it costs; null when its variables do not fit. What
 * is refused here costs its own key alone.
 * @throws Refused QUERY_TOO_COSTLY, RATE_LIMITED, SCOPE_REQUIRED, CLOSED_TO_KEYS
 * @throws GraphQLError for arguments that do not fit
 */
export async function requireAffordable(
  schema: GraphQLSchema,
  query: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Charged | null> {
  const { deps, caller } = context;
  const cost = await askPrice(schema, query, operation, variables, context);
  if (cost === null) {
    await chargeRefusedCall(context);
    return null;
  }
  const charge = await chargeCall(context, cost.points);
  if (cost.describesSchema && caller.actor === null)
    await chargeAttempt(
      deps,
      `introspection:address:${networkOf(caller.address)}`,
      INTROSPECTIONS_MAX,
      INTROSPECTIONS_MS,
    );
  return { ...cost, charge };
}

/** What an operation costs. @throws Refused QUERY_TOO_COSTLY, RATE_LIMITED, SCOPE_REQUIRED, CLOSED_TO_KEYS */
async function askPrice(
  schema: GraphQLSchema,
  query: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Cost | null> {
  try {
    requireDocumentScopes(schema, query, context.caller.actor);
    const cost = costOf(schema, query, operation, variables);
    if (cost === null || cost.points <= COST_MAX) return cost;
    throw new Refused('QUERY_TOO_COSTLY', { data: { cost: cost.points, limit: COST_MAX } });
  } catch (cause) {
    await chargeRefusedCall(context);
    throw cause;
  }
}

interface Ran {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Gives back what an answer has not used: all but the key's own where the whole was refused, and the difference where
 * pages and lists came shorter than they were charged.
 */
export async function settleAnswer(
  schema: GraphQLSchema,
  { document, operation, variables }: Ran,
  { data, errors }: ExecutionResult,
  context: Context,
  charged: Charged | null,
): Promise<void> {
  if (!charged?.charge) return;
  const isRefused = !data || (errors !== undefined && Object.values(data).every((value) => value === null));
  const came = isRefused ? NOTHING_CAME : rowsIn(document, operation, data);
  const used = isRefused ? null : (costOf(schema, document, operation, variables, came)?.points ?? charged.points);
  await settleCall(context, charged.charge, used);
}

/** How many rows came for each page and list of a document. */
function rowsIn(document: DocumentNode, operation: OperationDefinitionNode, data: unknown): RowsCame {
  const came = new Map<FieldNode, number>();
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const note = (node: FieldNode, rows: number): void => void came.set(node, Math.max(came.get(node) ?? 0, rows));
  const walk = ({ selections }: SelectionSetNode, value: unknown, of: FieldNode | null): void => {
    if (Array.isArray(value)) {
      for (const one of value) walk({ kind: Kind.SELECTION_SET, selections }, one, of);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) {
        const spread = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        if (spread) walk(spread.selectionSet, value, of);
        continue;
      }
      const below = (value as Readonly<Record<string, unknown>>)[(selection.alias ?? selection.name).value];
      if (Array.isArray(below)) {
        // The rows of a page are those of its field.
        note(selection.name.value === 'edges' && of ? of : selection, below.length);
      }
      if (selection.selectionSet) walk(selection.selectionSet, below, selection);
    }
  };
  walk(operation.selectionSet, data, null);
  return came;
}

/** Prices of one document that are kept; who asks with ever other numbers has them counted anew. */
const PRICES_KEPT = 50;

/**
 * Charges sessions for the documents of the web app, whose prices are counted once: they go by numbers and yes or no
 * among the variables, by nothing else.
 */
export class PriceList {
  readonly #prices = new Map<string, Map<string, number>>();

  /** @throws Refused RATE_LIMITED */
  async charge(
    schema: GraphQLSchema,
    { text, document, operation }: { text: string; document: DocumentNode; operation: OperationDefinitionNode },
    variables: Readonly<Record<string, unknown>>,
    context: Context,
  ): Promise<void> {
    if (context.caller.actor === null) return;
    const asked = Object.entries(variables).filter(([, value]) => typeof value === 'number' || value === true);
    const terms = JSON.stringify(asked);
    const known = this.#prices.get(text) ?? new Map<string, number>();
    this.#prices.set(text, known);
    const points = known.get(terms) ?? costOf(schema, document, operation, variables)?.points ?? 0;
    if (known.size < PRICES_KEPT) known.set(terms, points);
    await chargeCall(context, points);
  }
}

/** Whether a caller wants to know what an operation cost: `extensions: { cost: true }` beside the document. */
export const asksForCost = (extensions: unknown): boolean =>
  typeof extensions === 'object' && extensions !== null && 'cost' in extensions && extensions.cost === true;

/** What such a caller is told. */
export const toldCost = (cost: Cost | null) =>
  cost === null ? {} : { extensions: { cost: { points: cost.points, limit: COST_MAX } } };

/**
 * An answer that would fill the line is not sent. A mutation's always is: it tells what was done.
 * @throws Refused ANSWER_TOO_LARGE
 */
export function requireSendable(operation: OperationDefinitionNode, result: unknown): void {
  if (operation.operation !== OperationTypeNode.MUTATION && JSON.stringify(result).length > ANSWER_LENGTH_MAX)
    throw new Refused('ANSWER_TOO_LARGE', { data: { limit: ANSWER_LENGTH_MAX } });
}
