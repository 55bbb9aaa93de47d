import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { GENERAL_REFUSALS, refusalsNamedIn } from '../../../domain/platform/general-refusals.ts';
import type { RefusalCode } from '../../../domain/shared/refusals.ts';
import type { ApiOperation } from '../../platform/index.ts';
import { WIRING } from '../../rooms.ts';
import { accessOf } from '../../schema/access.ts';
import { type Scope, scopeOf } from '../../schema/scope.ts';
import { leastPointsOf } from './cost.ts';

const GENERAL: ReadonlySet<string> = new Set(GENERAL_REFUSALS);
const isRefusal = (code: string): code is RefusalCode => WIRING.refusals.has(code);

/** What its description names, in its order, without what any operation may answer. */
const refusalsOf = ({ description }: GraphQLField<unknown, unknown>): readonly RefusalCode[] =>
  refusalsNamedIn(description ?? '').filter((code) => isRefusal(code) && !GENERAL.has(code)) as RefusalCode[];

/** What any call of the kind may be refused with: for who asks, by a key or without, and for the document. */
function generalRefusalsOf(kind: ApiOperation['kind'], scope: Scope): readonly RefusalCode[] {
  const when = (holds: boolean, code: RefusalCode): readonly RefusalCode[] => (holds ? [code] : []);
  return [
    ...GENERAL_REFUSALS,
    'QUERY_TOO_COSTLY',
    // What changed something is told, however long it is.
    ...when(kind !== 'mutation', 'ANSWER_TOO_LARGE'),
    ...when(kind === 'mutation', 'ACCOUNT_CHANGED'),
    ...when(scope === 'closed', 'CLOSED_TO_KEYS'),
    ...when(scope !== 'closed' && scope !== 'public', 'SCOPE_REQUIRED'),
  ];
}

function describeOperation(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  kind: ApiOperation['kind'],
  field: GraphQLField<unknown, unknown>,
): ApiOperation {
  const { name } = field;
  const [access, scope] = [accessOf(type, name), scopeOf(type, name)];
  if (!access) throw new Error(`${type.name}.${name} does not declare who may ask`);
  const refusals = refusalsOf(field);
  return {
    name,
    kind,
    access,
    isOpenToKeys: scope !== 'closed',
    scope: scope === 'closed' || scope === 'public' ? null : scope,
    cost: leastPointsOf(schema, type, field),
    refusals,
    allRefusals: [...new Set([...generalRefusalsOf(kind, scope), ...refusals])],
  };
}

/** All root fields of a schema by kind and name, from what guards and costs go by. */
export function describeOperations(schema: GraphQLSchema): readonly ApiOperation[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    type
      ? Object.values(type.getFields())
          .map((field) => describeOperation(schema, type, kind, field))
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
      : [],
  );
}
