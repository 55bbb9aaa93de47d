import { DAY, HOUR } from '../../domain/shared/time.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { insertUsers } from '../accounts/user.queries.ts';
import type { NewUser } from '../accounts/user.table.ts';
import type { Tx } from '../client/database.ts';
import { openAccountsOf } from '../wallet/open-books.ts';
import { crowdId } from './cast.ts';

const FIRST =
  'Amber Brisk Cobalt Dapper Eager Fabled Gentle Hidden Ivory Jolly Keen Lively Mellow Nimble Opal Patient Quick Rustic Sunny Tidal Urban Vivid Windy Young Zesty Azure Bold Calm Daring Early Frosty Golden Humble Icy Jaded Kind Loyal Merry Noble Odd Proud Quiet Rapid Silent Tender Upbeat Velvet Wise';
const LAST =
  'Badger Condor Dingo Egret Falcon Gecko Heron Ibis Jackal Koala Lynx Marten Newt Otter Puffin Quail Raven Stoat Tapir Urchin Vole Walrus Yak Zebra Adder Bison Crane Dormouse Eagle Ferret Gibbon Hare Impala Jaguar Kestrel Lemur Magpie Narwhal Osprey Panther Quokka Robin Sable Toucan Viper Weasel Wombat Wren';

/** How many have signed up and played nothing yet: with all others of the data set 2.3k accounts (AD-03). */
const CROWD = 2_240;
/** Accounts of one statement: as many as either engine takes values for. */
const AT_ONCE = 400;

/** Accounts that have played nothing, so that the lists of staff are as long as they are in earnest. They are the oldest of the set. */
export async function seedCrowd(tx: Tx, passwordHash: string, before: number): Promise<void> {
  const last = LAST.split(' ');
  const names = FIRST.split(' ').flatMap((first) => last.map((second) => `${first}${second}`));
  const crowd = names.slice(0, CROWD).map((username, n): NewUser => {
    const email = `${username.toLowerCase()}@gauntlet.example`;
    return {
      id: crowdId(n),
      username,
      usernameKey: usernameKeyOf(username),
      email,
      emailKey: email,
      displayName: username,
      passwordHash,
      verification: n % 3 === 0 ? 'verified' : 'unverified',
      createdAt: before - DAY - n * HOUR,
    };
  });
  for (let n = 0; n < crowd.length; n += AT_ONCE) {
    const some = crowd.slice(n, n + AT_ONCE);
    await insertUsers(tx, some);
    await openAccountsOf(
      tx,
      some.map(({ id }) => id),
    );
  }
}
