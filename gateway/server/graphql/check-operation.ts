import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  getOperationAST,
  getVariableValues,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { TOKENS_MAX } from '../../../domain/platform/api-limits.ts';
import { documentLimits } from './document-limits.ts';

export interface AskedOperation {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

const rules = [...specifiedRules, ...documentLimits.validationRules];

export interface CheckedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

const coded = (code: string, errors: readonly { message: string }[]): GraphQLError[] =>
  errors.map(({ message }) => new GraphQLError(message, { extensions: { code } }));

/** Sockets that come back all ask for the same few documents. */
const KEPT_MAX = 100;
const KEPT_LENGTH_MAX = 8_192;
const keptBySchema = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();

/** Documents that were found valid, by their text. */
function keptOf(schema: GraphQLSchema): Map<string, DocumentNode> {
  const kept = keptBySchema.get(schema) ?? new Map<string, DocumentNode>();
  keptBySchema.set(schema, kept);
  return kept;
}

/** Forgets the documents that were found valid; answers how many. */
export function forgetDocuments(schema: GraphQLSchema): number {
  const kept = keptOf(schema);
  const { size } = kept;
  kept.clear();
  return size;
}

/** A valid document, or what is wrong with it. */
function readDocument(schema: GraphQLSchema, query: string): DocumentNode | GraphQLError[] {
  const kept = keptOf(schema);
  const known = kept.get(query);
  if (known) return known;
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: TOKENS_MAX });
  } catch (cause) {
    const message = cause instanceof GraphQLError ? cause.message : 'The document is nested too deeply';
    return coded('GRAPHQL_PARSE_FAILED', [{ message }]);
  }
  const invalid = validate(schema, document, rules);
  if (invalid.length > 0) return coded('GRAPHQL_VALIDATION_FAILED', invalid);
  const [oldest] = kept.keys();
  if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  if (query.length <= KEPT_LENGTH_MAX) kept.set(query, document);
  return document;
}

/** An operation that may run, or what is wrong with it, in the codes of the HTTP endpoint. */
export function checkOperation(
  schema: GraphQLSchema,
  { query, operationName, variables }: AskedOperation,
): CheckedOperation | GraphQLError[] {
  const document = readDocument(schema, query);
  if (Array.isArray(document)) return document;
  const operation = getOperationAST(document, operationName);
  if (!operation)
    return coded('OPERATION_RESOLUTION_FAILURE', [{ message: 'Name one of the operations of the document' }]);
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  return errors ? coded('BAD_USER_INPUT', errors) : { document, operation };
}
