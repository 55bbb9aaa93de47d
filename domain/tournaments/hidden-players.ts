// No account has such an id, and none is named so: names have no spaces.
const ID = /^hidden-\d+$/;

/** Whoever made a tournament and has no public profile, as visitors see them. */
export const HIDDEN_ORGANISER = 'Hidden organiser';

/** A tournament that is not public, to those who look at a team that played in it. */
export const PRIVATE_TOURNAMENT = 'A private tournament';

const NAME = 'Hidden player ';

/** Whoever has no public profile, as visitors see them. `number` from 1, the same in every list of a tournament. */
export const hiddenPlayer = (number: number) => ({
  id: `hidden-${number}`,
  username: `${NAME}${number}`,
  avatarUrl: null,
});

/** Whether an id stands for somebody whose own id visitors do not see. */
export const isHiddenPlayer = (id: string): boolean => ID.test(id);

/** The number in such a name; null in a name of somebody. */
export const hiddenNumberIn = (username: string): number | null =>
  username.startsWith(NAME) ? Number(username.slice(NAME.length)) : null;
