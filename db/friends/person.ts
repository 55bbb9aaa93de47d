import { users } from '../accounts/index.ts';

/** What a list of people shows of each. */
export interface FriendPerson {
  readonly id: string;
  readonly username: string;
  readonly avatarId: string | null;
}

export const personColumns = { id: users.id, username: users.username, avatarId: users.avatarId };
