import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { listOwnViews, listSharedViews } from '../../../db/admin/staff-view.queries.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { deleteStaffView, saveStaffView } from './save-staff-view.ts';
import { StaffView, StaffViewInput } from './staff-view.types.ts';

/** The caller's own views, then what others share. */
async function viewsFor(context: Context): Promise<StaffView[]> {
  const { read } = context.deps.db;
  const { userId } = actorOf(context);
  const [own, shared] = await Promise.all([listOwnViews(read, userId), listSharedViews(read, userId)]);
  return [...own, ...shared].map((view) => ({ ...view, isOwn: view.ownerId === userId }));
}

@Resolver()
export class StaffViewResolver {
  @Access('staff')
  @Query(() => [StaffView], {
    description: 'The caller’s views of the tables, then those that others of the staff share; by table and name.',
  })
  staffViews(@Ctx() context: Context): Promise<StaffView[]> {
    return viewsFor(context);
  }

  @Access('staff')
  @Mutation(() => [StaffView], {
    description:
      'Keeps what is looked at in a table under a name, or changes an own view; at most 50 of one’s own. Answers all views. Refusals: FORBIDDEN, BAD_INPUT, NOT_FOUND, VIEW_NAME_TAKEN, TOO_MANY_VIEWS.',
  })
  async saveStaffView(
    @Ctx() context: Context,
    @Arg('input', () => StaffViewInput, { description: 'The view as it shall be.' }) input: StaffViewInput,
  ): Promise<StaffView[]> {
    await saveStaffView(context.deps, actorOf(context), { ...input, id: input.id ?? null });
    return viewsFor(context);
  }

  @Access('staff')
  @Mutation(() => [StaffView], {
    description: 'Deletes an own view, for everybody if it was shared. Answers all views. Refusals: NOT_FOUND.',
  })
  async deleteStaffView(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Of the own view.' }) id: string,
  ): Promise<StaffView[]> {
    await deleteStaffView(context.deps, actorOf(context), id);
    return viewsFor(context);
  }
}
