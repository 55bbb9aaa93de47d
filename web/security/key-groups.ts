/** `ABCDEFGH` is `ABCD EFGH`: a key that is typed from the screen is read in groups. */
export const inGroups = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');
