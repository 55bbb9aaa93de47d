import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  execute,
  getOperationAST,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { TOKENS_MAX } from '../../../domain/platform/api-limits.ts';
import { traceOf } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import type { Host } from '../../kernel/http/host.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Metrics } from '../../kernel/metrics.ts';
import type { RefusalLog } from '../../kernel/refusal-log.ts';
import {
  type RefusalTable,
  isFault,
  outageOf,
  publicError,
  publicRefusal,
  refusalIn,
  retryAfterOf,
} from '../../kernel/refusals.ts';
import { chargeRefusedCall } from '../../platform/index.ts';
import { PriceList, asksForCost, requireAffordable, requireSendable, settleAnswer, toldCost } from './cost.ts';
import { documentLimits } from './document-limits.ts';
import { trustedDocuments } from './trusted.ts';

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
 * documents would let anyone fill the memory. What the web app's own documents cost is known: a test holds them to the
 * limit of all others.
 */
function makeExecutor(schema: GraphQLSchema, caches: Host['caches']): Executor {
  const trustedTexts = new Set([...trustedDocuments.values()].map(({ text }) => text));
  const compiled = new Map<string, CompiledQuery>();
  const prices = new PriceList();
  caches.set('compiled queries', () => {
    const { size } = compiled;
    compiled.clear();
    return size;
  });
  return async ({ document, request, context, source }) => {
    const variableValues = request.variables ?? {};
    // As the caller wrote it: Apollo's own notion of the name is empty when it fits no operation.
    const { operationName } = request;
    const operation = getOperationAST(document, operationName);
    if (!operation) return refused('OPERATION_RESOLUTION_FAILURE', 'Name one of the operations of the document');
    if (operation.operation === OperationTypeNode.SUBSCRIPTION)
      return refused('BAD_REQUEST', 'A subscription needs the websocket');
    // A key pays for them as for any other document.
    const isTrusted = trustedTexts.has(source) && !(context as Context).caller.actor?.key;
    const cost = isTrusted
      ? null
      : await requireAffordable(schema, document, operation, variableValues, context as Context);
    if (isTrusted)
      await prices.charge(schema, { text: source, document, operation }, variableValues, context as Context);
    let query = compiled.get(source);
    if (!query && isTrusted && operation.operation === OperationTypeNode.QUERY) {
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
    const result = (await execute({
      schema,
      document,
      operationName,
      variableValues,
      contextValue: context,
    })) as ExecutionResult<Record<string, unknown>>;
    if (isTrusted) return result;
    const ran = { document, operation, variables: variableValues };
    await settleAnswer(schema, ran, result, context as Context, cost);
    requireSendable(operation, result);
    return asksForCost(request.extensions) ? { ...result, ...toldCost(cost) } : result;
  };
}

/** Names the request in every error, logs faults, and gives an answer without data its refusal's status. */
function errorPlugin(
  refusals: RefusalTable,
  log: Logger,
  refusalLog: RefusalLog,
  metrics: Metrics,
): ApolloServerPlugin<Context> {
  return {
    // Before there is a caller.
    invalidRequestWasReceived: async ({ error }) => refusalLog.note(error, { pathname: '/graphql' }),
    requestDidStart: async ({ contextValue: { caller } }) => ({
      didEncounterErrors: async ({ errors, operationName, operation, contextValue }) => {
        // Of a document that says nothing: who is over by it is refused with the next one.
        if (!operation) await chargeRefusedCall(contextValue).catch(() => undefined);
        for (const error of errors) {
          const { path } = error;
          refusalLog.note(error, { ...traceOf(caller), operationName, path: path ?? '/graphql' });
          const outage = outageOf(error);
          if (outage) log.warn({ requestId: caller.requestId, operationName, err: outage }, 'outage');
          if (!isFault(error)) continue;
          metrics.faults.inc();
          log.error(
            {
              requestId: caller.requestId,
              operationName,
              path,
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
        const [retryAfter] = (errors ?? []).flatMap((error) => retryAfterOf(error) ?? []);
        if (retryAfter !== undefined) response.http.headers.set('retry-after', retryAfter);
        const hasData = result.data !== undefined && result.data !== null;
        if (refusal && !hasData) [response.http.status] = publicRefusal(refusals, refusal);
        else if (errors?.some(isFault) && !hasData) response.http.status = 500;
        for (const error of result.errors ?? []) Object.assign(error.extensions ?? {}, { requestId: caller.requestId });
      },
    }),
  };
}

export function makeApollo(
  schema: GraphQLSchema,
  refusals: RefusalTable,
  log: Logger,
  refusalLog: RefusalLog,
  metrics: Metrics,
  caches: Host['caches'],
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    gateway: {
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      load: async () => ({ executor: makeExecutor(schema, caches) }),
      stop: async () => undefined,
    },
    introspection: true, // the API is public
    csrfPrevention: true,
    persistedQueries: false, // known documents are those of the build; strangers' texts are not kept
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: TOKENS_MAX },
    validationRules: documentLimits.validationRules,
    plugins: [
      ApolloServerPluginCacheControlDisabled(), // it would wrap every field
      ApolloServerPluginLandingPageDisabled(),
      ...documentLimits.plugins,
      errorPlugin(refusals, log, refusalLog, metrics),
    ],
    formatError: (formatted, error) => publicError(refusals, formatted, error),
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message) => log.warn(String(message)),
      error: (message) => log.error(String(message)),
    },
  });
}
