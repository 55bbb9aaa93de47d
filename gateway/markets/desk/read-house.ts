import type { House } from '../../../domain/markets/odds.ts';
import type { Settings } from '../../../domain/shared/settings.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import { holdSettings, readSettings } from '../../../db/settings/setting.queries.ts';
import { readFund } from '../../../db/wallet/index.ts';

const houseOf = ({ marketCapCents: capCents, marketWinCents: winCents }: Settings, fundCents: number): House => ({
  fundCents,
  capCents,
  winCents,
});

/** What the house has free for bets and dares in a new market, for what only shows it. */
export const readHouse = async (reader: Reader): Promise<House> =>
  houseOf(await readSettings(reader), await readFund(reader));

/** The same for a market that opens in this transaction: what staff set meanwhile waits for it, or is heard of by it. */
export const holdHouse = async (tx: Tx): Promise<House> => houseOf(await holdSettings(tx), await readFund(tx));
