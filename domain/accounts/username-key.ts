/** Upper case first: it brings together what lower case alone keeps apart, such as the two small sigmas. */
const fold = (text: string): string => text.toUpperCase().toLowerCase();

/** What makes a username unique: the same letters in another case or form are the same name. */
export const usernameKeyOf = (username: string): string =>
  fold(username.trim().normalize('NFKC')).normalize('NFKC').trim();
