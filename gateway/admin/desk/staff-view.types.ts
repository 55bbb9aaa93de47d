import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { StaffTable } from '../../../domain/shared/staff-views.ts';
import { Access } from '../../schema/access.ts';
import { StaffTableEnum } from '../admin.enums.ts';

@Access('staff')
@ObjectType({ description: 'What staff look at in a table, kept under a name.' })
export class StaffView {
  @Field(() => ID, { description: 'Names the view: what `saveStaffView` and `deleteStaffView` take.' })
  id!: string;

  @Field(() => StaffTableEnum, { description: 'Of which table.' })
  table!: StaffTable;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => String, { description: 'Filters, order and columns, as they stand in the address of the page.' })
  query!: string;

  @Field(() => Boolean, { description: 'Whether all staff find it.' })
  isShared!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the caller’s, who alone changes it.' })
  isOwn!: boolean;

  @Field(() => String, { description: 'The username of its owner.' })
  ownerName!: string;
}

@InputType({ description: 'A view of a table.' })
export class StaffViewInput {
  @Field(() => ID, { nullable: true, description: 'The own view to change; a new one without it.' })
  id!: string | null;

  @Field(() => StaffTableEnum, { description: 'Of which table; a view stays with its table.' })
  table!: StaffTable;

  @Field(() => String, { description: 'At most 60 characters; one name once in a table.' })
  name!: string;

  @Field(() => String, {
    description: 'The query of the page’s address; what does not belong to the table is left out.',
  })
  query!: string;

  @Field(() => Boolean, { description: 'Whether all staff find it.' })
  isShared!: boolean;
}
