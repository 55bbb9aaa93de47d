import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  execute,
  getOperationAST,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../kernel/context.ts';
import type { Logger } from '../kernel/log.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { isFault, publicError, refusalIn, statusOf } from '../kernel/refusals.ts';
import { trustedDocuments } from './trusted.ts';

/** Lexer tokens of a document; the parser gives up there, long before deep nesting could hurt. */
export const TOKENS_MAX = 3_000;

/** For documents that are not ours. The explorer's own introspection passes. */
const armor = new ApolloArmor({
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
  maxDepth: { n: 10 },
  maxAliases: { n: 15 },
  maxDirectives: { n: 30 },
  costLimit: { maxCost: 5_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.5 },
});

type Executor = NonNullable<
  Awaited<ReturnType<NonNullable<ApolloServerOptions<Context>['gateway']>['load']>>['executor']
>;

const refused = (code: string, message: string) => ({
  errors: [new GraphQLError(message, { extensions: { code, http: { status: 400 } } })],
});

/** The compiler's errors are none of graphql's own, which everybody else goes by: their cause, path and code would be lost. */
const toGraphqlError = ({ message, path, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path, originalError });

/**
 * Compiles the web app's queries once; everything else is run by the reference executor, since compiling arbitrary
 * documents would let anyone fill the memory.
 */
function makeExecutor(schema: GraphQLSchema): Executor {
  const trustedTexts = new Set([...trustedDocuments.values()].filter(({ isQuery }) => isQuery).map(({ text }) => text));
  const compiled = new Map<string, CompiledQuery>();
  return async ({ document, request, context, source }) => {
    const variableValues = request.variables ?? {};
    // As the caller wrote it: Apollo's own notion of the name is empty when it fits no operation.
    const { operationName } = request;
    const operation = getOperationAST(document, operationName);
    if (!operation) return refused('OPERATION_RESOLUTION_FAILURE', 'Name one of the operations of the document');
    if (operation.operation === OperationTypeNode.SUBSCRIPTION)
      return refused('BAD_REQUEST', 'A subscription needs the websocket');
    let query = compiled.get(source);
    if (!query && trustedTexts.has(source)) {
      const result = compileQuery<Record<string, unknown>, Record<string, unknown>>(
        schema,
        document,
        operationName ?? undefined,
      );
      if (isCompiledQuery(result)) {
        query = result;
        compiled.set(source, result);
      }
    }
    if (query) {
      const { data, errors } = (await query.query(undefined, context, variableValues)) as ExecutionResult<
        Record<string, unknown>
      >;
      // Without any data the variables did not fit and nothing has run: the reference executor says so in the known form.
      if (data !== undefined) return { data, ...(errors && { errors: errors.map(toGraphqlError) }) };
    }
    return execute({ schema, document, operationName, variableValues, contextValue: context }) as Promise<
      ExecutionResult<Record<string, unknown>>
    >;
  };
}

/** Names the request in every error, logs faults, and gives an answer without any data its refusal's status. */
function errorPlugin(log: Logger, metrics: Metrics): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ contextValue: { caller } }) => ({
      didEncounterErrors: async ({ errors, operationName }) => {
        for (const error of errors) {
          if (!isFault(error)) continue;
          metrics.faults.inc();
          log.error(
            {
              requestId: caller.requestId,
              operationName,
              path: error.path,
              err: error.originalError ?? error,
            },
            'fault',
          );
        }
      },
      willSendResponse: async ({ response, errors }) => {
        if (response.body.kind !== 'single') return;
        const result = response.body.singleResult;
        const refusal = errors?.map(refusalIn).find((found) => found !== null);
        const hasData = Object.values(result.data ?? {}).some((value) => value !== null);
        if (refusal && !hasData) response.http.status = statusOf(refusal);
        else if (errors?.some(isFault) && !hasData) response.http.status = 500;
        for (const error of result.errors ?? []) Object.assign(error.extensions ?? {}, { requestId: caller.requestId });
      },
    }),
  };
}

export function makeApollo(schema: GraphQLSchema, log: Logger, metrics: Metrics): ApolloServer<Context> {
  const guards = armor.protect();
  return new ApolloServer<Context>({
    gateway: {
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      load: async () => ({ executor: makeExecutor(schema) }),
      stop: async () => undefined,
    },
    introspection: true, // the API is public
    csrfPrevention: true,
    persistedQueries: false, // known documents are those of the build; strangers' texts are not kept
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: TOKENS_MAX },
    validationRules: guards.validationRules,
    plugins: [
      ApolloServerPluginCacheControlDisabled(), // it would wrap every field
      ApolloServerPluginLandingPageDisabled(),
      ...guards.plugins,
      errorPlugin(log, metrics),
    ],
    formatError: (formatted, error) => publicError(formatted, error),
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message) => log.warn(String(message)),
      error: (message) => log.error(String(message)),
    },
  });
}
