import type { ViewerQuery } from '../session/operations/__generated__/sign-in.gql.ts';

/** Whether somebody decides what is left to seniors. */
export const isSenior = (viewer: Pick<NonNullable<ViewerQuery['viewer']>, 'role'> | null | undefined): boolean =>
  viewer?.role === 'SENIOR_MODERATOR' || viewer?.role === 'ADMINISTRATOR';
