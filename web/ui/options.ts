/** What can be chosen, out of the words for it, in their order; nothing of the type can be left out. */
export const optionsOf = <T extends string>(labels: Readonly<Record<T, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as T, label }));
