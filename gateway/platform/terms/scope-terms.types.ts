import { Field, ObjectType } from 'type-graphql';
import type { ApiScope } from '../../../domain/platform/scopes.ts';
import { Access } from '../../schema/access.ts';
import { Scope } from '../../schema/scope.ts';
import { ApiScopeEnum } from '../programs/key.types.ts';

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'A scope, and what it opens.' })
export class ScopeTerms {
  @Field(() => ApiScopeEnum, { description: 'As the schema writes it.' })
  scope!: ApiScope;

  @Field(() => String, { description: 'As refusals, OAuth and REST write it.' })
  name!: string;

  @Field(() => String, { description: 'What it opens.' })
  about!: string;

  @Field(() => [ApiScopeEnum], { description: 'What else comes with it.' })
  includes!: readonly ApiScope[];

  @Field(() => Boolean, {
    description: 'Whether it is for the address of an overlay alone; owners tick no such scope for a program.',
  })
  isForOverlays!: boolean;
}
