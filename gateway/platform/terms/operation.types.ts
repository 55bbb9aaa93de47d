import { Field, Int, ObjectType } from 'type-graphql';
import type { RefusalCode } from '../../../domain/shared/refusals.ts';
import type { ApiScope } from '../../../domain/platform/scopes.ts';
import { ACCESS_LEVELS, Access } from '../../schema/access.ts';
import { graphqlEnum } from '../../schema/enums.ts';
import { Scope } from '../../schema/scope.ts';
import { ApiScopeEnum } from '../programs/key.types.ts';

const OPERATION_KINDS = ['query', 'mutation', 'subscription'] as const;
type OperationKind = (typeof OPERATION_KINDS)[number];

const OperationKindEnum = graphqlEnum('ApiOperationKind', 'What an operation does.', OPERATION_KINDS, {
  query: 'Reads, and changes nothing.',
  mutation: 'Changes something.',
  subscription: 'Follows what happens, over a websocket.',
});

const ApiAccessEnum = graphqlEnum('ApiAccess', 'Who may ask.', ACCESS_LEVELS, {
  anyone: 'Everybody, signed in or not.',
  member: 'Whoever is signed in; the answer is the same for each of them.',
  own: 'Whoever is signed in; the answer depends on who asks.',
  staff: 'Moderators and administrators.',
  senior: 'Senior moderators and administrators.',
  administrator: 'Administrators.',
});

/** Filled with what all rooms refuse with, before the schema is made. */
export const RefusalCodeEnum = {};

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'A field that operations begin with, and on which terms it is answered.' })
export class ApiOperation {
  @Field(() => String, { description: 'As it stands in the schema.' })
  name!: string;

  @Field(() => OperationKindEnum, { description: 'Among which of them it stands.' })
  kind!: OperationKind;

  @Field(() => ApiAccessEnum, { description: 'Who may ask, with a session or a key.' })
  access!: Access;

  @Field(() => Boolean, { description: 'Whether a key may ask, if it has the scope.' })
  isOpenToKeys!: boolean;

  @Field(() => ApiScopeEnum, {
    nullable: true,
    description: 'What a key has to have been given; null where any key will do, and where none does.',
  })
  scope!: ApiScope | null;

  @Field(() => Int, {
    description:
      'Points of the field alone with its default page, at the least; what is asked for below it comes on top.',
  })
  cost!: number;

  @Field(() => [RefusalCodeEnum], { description: 'Its own codes, that its description tells of.' })
  refusals!: readonly RefusalCode[];

  @Field(() => [RefusalCodeEnum], {
    description: 'Those, and what calls of its kind may be refused with whatever they ask.',
  })
  allRefusals!: readonly RefusalCode[];
}
