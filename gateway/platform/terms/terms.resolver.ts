import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Info, Query, Resolver } from 'type-graphql';
import { API_SCOPES, OVERLAY_SCOPES, scopesIn } from '../../../domain/platform/scopes.ts';
import type { Context } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { Scope } from '../../schema/scope.ts';
import { SCOPE_MEANINGS } from '../programs/key.types.ts';
import { ApiLimits } from './api-limits.types.ts';
import { ApiOperation } from './operation.types.ts';
import { operationsOf } from './operations-of.ts';
import { readLimits } from './read-limits.ts';
import { ScopeTerms } from './scope-terms.types.ts';

/** The terms of the API, for programs: introspection says them in words alone. */
@Resolver()
export class TermsResolver {
  @Scope('public')
  @Access('anyone')
  @Listed(600)
  @Query(() => [ApiOperation], {
    description:
      'Every query, mutation and subscription by name, with who may ask, the scope that a key needs, the cost and the refusals.',
  })
  operations(@Info() { schema }: GraphQLResolveInfo): readonly ApiOperation[] {
    return operationsOf(schema);
  }

  @Scope('public')
  @Access('anyone')
  @Query(() => [ScopeTerms], { description: 'All scopes, and what each opens.' })
  scopes(): readonly ScopeTerms[] {
    return API_SCOPES.map((scope) => ({
      scope,
      name: scope,
      about: SCOPE_MEANINGS[scope],
      includes: scopesIn([scope]).filter((one) => one !== scope),
      isForOverlays: OVERLAY_SCOPES.includes(scope),
    }));
  }

  @Scope('public')
  @Access('anyone')
  @Query(() => ApiLimits, { description: 'What programs are held to, as numbers.' })
  limits(@Ctx() { deps }: Context): ApiLimits {
    return readLimits(deps.config);
  }
}
