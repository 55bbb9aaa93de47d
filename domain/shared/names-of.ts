/** The names of a type in the order in which they are written; a list that lacks one, or has one too many, does not compile. */
export const namesOf = <T extends string>(whole: Readonly<Record<T, true>>): [T, ...T[]] =>
  Object.keys(whole) as [T, ...T[]];
