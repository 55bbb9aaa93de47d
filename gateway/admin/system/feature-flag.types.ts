import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { FlagCategory } from '../../../domain/shared/feature-flags.ts';
import { Access } from '../../schema/access.ts';
import { FlagCategoryEnum } from '../admin.enums.ts';
import { Instant } from '../../schema/scalars.ts';

/** EN-64 */
@Access('administrator')
@ObjectType({ description: 'A switch over a part of the product.' })
export class FeatureFlag {
  @Field(() => ID, { description: 'Names the flag, as in `crypto-payments`; `setFeatureFlag` takes it.' })
  id!: string;

  @Field(() => String, { description: 'What staff call it, as in `Crypto payments`.' })
  name!: string;

  @Field(() => String, { description: 'What it switches, in English.' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether it is on.' })
  enabled!: boolean;

  @Field(() => FlagCategoryEnum, { description: 'Which part of the product it belongs to.' })
  category!: FlagCategory;

  @Field(() => Instant, { nullable: true, description: 'Null while nobody has switched it.' })
  lastModified!: number | null;

  @Field(() => String, { nullable: true, description: 'The name of who switched it last.' })
  modifiedBy!: string | null;
}

@InputType({ description: 'A feature flag that is switched.' })
export class SetFeatureFlagInput {
  @Field(() => ID, { description: 'As `FeatureFlag.id` names it.' })
  id!: string;

  @Field(() => Boolean, { description: 'True switches it on, false off.' })
  enabled!: boolean;

  @Field(() => String, { description: 'Kept in the audit log; 1 to 2,000 characters.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A code of the second factor, or the receipt of a passkey: asked for where a way of money is opened.',
  })
  proof?: string | null;
}
