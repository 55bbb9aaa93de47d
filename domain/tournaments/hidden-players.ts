// No account has such an id, and none is named so: names have no spaces.
const ID = /^hidden-\d+$/;

/** Whoever has no public profile, as visitors see them. `number` from 1, the same in every list of a tournament. */
export const hiddenPlayer = (number: number) => ({
  id: `hidden-${number}`,
  username: `Hidden player ${number}`,
  avatarUrl: null,
});

/** Whether an id stands for somebody whose own id visitors do not see. */
export const isHiddenPlayer = (id: string): boolean => ID.test(id);
