import { readUser } from '../../db/accounts/user.queries.ts';
import type { Reader, Tx } from '../../db/client/database.ts';
import type { PersonalTable } from '../../db/client/personal-data.ts';
import { erasePersonalData, readPersonalData } from '../../db/privacy/personal-data.queries.ts';
import type { Deps } from '../../gateway/kernel/deps.ts';
import { erasePerson } from '../../gateway/privacy/close-account.ts';
import { ROOMS } from '../../gateway/rooms.ts';

type Row = Readonly<Record<string, unknown>>;

const dataOf = (name: string) => {
  const part = ROOMS.find((room) => room.name === name)?.personalData;
  if (!part) throw new Error(`${name} has no data of people`);
  return part;
};

const only = ({ archive, ...table }: PersonalTable, paths: readonly string[]): PersonalTable => ({
  ...table,
  archive: Object.fromEntries(Object.entries(archive).filter(([path]) => paths.length === 0 || paths.includes(path))),
});

/** What a room puts into the archive of a player, or some parts of it by their places. */
export const readRoom = (reader: Reader, name: string, userId: string, ...paths: readonly string[]) =>
  readPersonalData(
    reader,
    dataOf(name).tables.map((table) => only(table, paths)),
    userId,
  );

/** The lists that stand in the archive of a player under the name of a room. */
export async function archived<K extends string>(reader: Reader, name: string, userId: string) {
  return (await readRoom(reader, name, userId))[name] as Readonly<Record<K, readonly Row[]>>;
}

/** Deletes and empties what a room declares so, and nothing more. */
export const eraseDeclared = (tx: Tx, name: string, userId: string, at: number): Promise<void> =>
  erasePersonalData(tx, dataOf(name).tables, userId, at);

/** Forgets what a room knows of a player, as when the account is closed. */
export async function eraseRoom(deps: Deps, tx: Tx, name: string, userId: string): Promise<void> {
  const user = await readUser(tx, userId);
  if (!user) throw new Error('there is nobody');
  await erasePerson({ deps, tx, user, at: deps.now() }, dataOf(name));
}
