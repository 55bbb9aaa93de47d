/** What makes a username unique: the same letters in another case or form are the same name. */
export const usernameKeyOf = (username: string): string => username.trim().normalize('NFKC').toLowerCase();
