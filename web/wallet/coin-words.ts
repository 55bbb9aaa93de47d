import type { CoinPhrase, CoinSource } from '../../domain/wallet/coin-log.ts';
import { inOwnWords } from '../format/own-words.ts';
import type { Line } from './hooks/use-lines.ts';
import { type LineWords, GIVEN_FOR, lineWords } from './line-words.ts';
import * as t from './__generated__/messages.ts';

/** Where BattleCoin came from or went to (EN-25). */
export const SOURCES: Readonly<Record<CoinSource, string>> = {
  ...GIVEN_FOR,
  Bonus: t.bonus(),
  Chargeback: t.chargeback(),
  'Closed account': t.closedAccount(),
  Contest: t.contest(),
  Deposit: t.deposit(),
  Fee: t.fee(),
  'Opening balance': t.openingBalance(),
  Refund: t.refund(),
  Reserve: t.reserve(),
  Staff: t.staff(),
  Store: t.store(),
  Wallet: t.wallet(),
  Withdrawal: t.withdrawal(),
};

/** What BattleCoin was for where it belongs to nothing that has a title. */
export const PHRASES: Readonly<Record<CoinPhrase, string>> = {
  'Unclaimed gift returned': t.aGiftThatNobodyHasClaimedCameBack(),
  'Battle pass reward': t.aRewardOfTheBattlePass(),
  Bonus: t.bonus(),
  'Bought in the store': t.boughtInTheStore(),
  'Bought with money from your wallet': t.boughtWithMoneyOfYourWallet(),
  Chargeback: t.chargeback(),
  'Closed account': t.closedAccount(),
  Contest: t.contest(),
  Deposit: t.deposit(),
  'Contest entry': t.entryOfAContest(),
  'Contest fee': t.feeOfAContest(),
  'For days in a row': t.forDaysInARow(),
  'For opening Gauntlet that day': t.forOpeningGauntletThatDay(),
  'For someone who joined with your link': t.forSomebodyWhoCameByYourLink(),
  'For your first tutorial round': t.forTheFirstRoundOfTheTutorial(),
  'Given back': t.givenBack(),
  'Opening balance': t.openingBalance(),
  'Our staff refunded these coins': t.ourStaffGaveYouTheMoneyForThese(),
  'Our staff took back your purchase': t.ourStaffTookBackWhatYouHad(),
  'Part of what you paid in the store': t.partOfWhatYouPaidInTheStore(),
  Reserve: t.reserve(),
  'Set right by our staff': t.setRightByOurStaff(),
  'The reward of a mission': t.theRewardOfAMission(),
  'Viewer wagers': t.viewerWagers(),
  Withdrawal: t.withdrawal(),
  'Won in a contest': t.wonInAContest(),
};

/** A line of the BattleCoin log: its source, and what for; what has a page has a title of its own. */
export function coinWords(line: Line): LineWords {
  const { coins, path } = line;
  if (!coins) return lineWords(line);
  const { source, description } = coins;
  return {
    name: inOwnWords(SOURCES, source),
    detail: path === null ? inOwnWords(PHRASES, description) : description,
  };
}
