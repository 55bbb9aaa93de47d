import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { TOKENS_MAX } from './apollo.ts';

export interface AskedOperation {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

const { validationRules } = new ApolloArmor({ maxTokens: { enabled: false }, maxDepth: { n: 10 } }).protect();
const rules = [...specifiedRules, ...validationRules];

const coded = (code: string, errors: readonly { message: string }[]): GraphQLError[] =>
  errors.map(({ message }) => new GraphQLError(message, { extensions: { code } }));

/** The document of an operation that may run, or what is wrong with it, in the codes of the HTTP door. */
export function checkOperation(
  schema: GraphQLSchema,
  { query, operationName, variables }: AskedOperation,
): DocumentNode | GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: TOKENS_MAX });
  } catch (cause) {
    const message = cause instanceof GraphQLError ? cause.message : 'The document is nested too deeply';
    return coded('GRAPHQL_PARSE_FAILED', [{ message }]);
  }
  const invalid = validate(schema, document, rules);
  if (invalid.length > 0) return coded('GRAPHQL_VALIDATION_FAILED', invalid);
  const operation = getOperationAST(document, operationName);
  if (!operation)
    return coded('OPERATION_RESOLUTION_FAILURE', [{ message: 'Name one of the operations of the document' }]);
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  return errors ? coded('BAD_USER_INPUT', errors) : document;
}
