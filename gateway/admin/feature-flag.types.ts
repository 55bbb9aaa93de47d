import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { FlagCategory } from '../../domain/shared/feature-flags.ts';
import { Access } from '../schema/access.ts';
import { FlagCategoryEnum } from './admin.enums.ts';
import { Instant } from '../schema/scalars.ts';

@Access('administrator')
@ObjectType({ description: 'A switch over a part of the product (EN-64).' })
export class FeatureFlag {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  description!: string;

  @Field(() => Boolean)
  enabled!: boolean;

  @Field(() => FlagCategoryEnum)
  category!: FlagCategory;

  @Field(() => Instant, { nullable: true, description: 'Null while nobody has switched it.' })
  lastModified!: number | null;

  @Field(() => String, { nullable: true, description: 'The name of who switched it last.' })
  modifiedBy!: string | null;
}

@InputType()
export class SetFeatureFlagInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean)
  enabled!: boolean;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;
}
