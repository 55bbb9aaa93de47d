import type { TaxYearText } from '../../domain/wallet/tax-year.ts';
import type { FigureTableFieldsFragment } from '../data/operations/__generated__/figure-table-fields.gql.ts';
import { inOwnWords } from '../format/own-words.ts';
import { figuresInWords } from './figure-words.ts';
import * as t from './__generated__/messages.ts';

export const TAX_YEAR_WORDS: Readonly<Record<TaxYearText, string>> = {
  What: t.what(),
  Currency: t.currency(),
  Net: t.net(),
  In: t.moneyIn(),
  Out: t.moneyOut(),
  Bookings: t.bookings(),
  'Balance at the start': t.balanceAtTheStart(),
  'Net result of play': t.netResultOfPlay(),
  'Change in the year': t.changeInTheYear(),
  'Balance at the end': t.balanceAtTheEnd(),
  'Stakes, less what came back': t.stakesLessWhatCameBack(),
  'Winnings paid from pools': t.winningsPaidFromPools(),
  'Fees of contests': t.feesOfContests(),
  Deposits: t.deposits(),
  'Deposits taken back by the bank': t.depositsTakenBackByTheBank(),
  Withdrawals: t.withdrawals(),
  'Fees of withdrawals': t.feesOfWithdrawals(),
  'Bonuses and gifts of the house': t.bonusesAndGiftsOfTheHouse(),
  'Income as a creator': t.incomeAsACreator(),
  'Purchases, less what was returned': t.purchasesLessWhatWasReturned(),
  'Other bookings': t.otherBookings(),
  'The year is the calendar year in UTC, as on every statement, wherever you live. Around New Year a booking may stand in another year than on your own calendar.':
    t.theYearIsTheCalendarYearInUTC(),
  'Winnings are all that pools paid, the own stake in them too. The net result is winnings less stakes and fees.':
    t.winningsAreAllThatPoolsPaid(),
  'Stakes and withdrawals count when they leave the balance; what comes back counts when it does.':
    t.stakesAndWithdrawalsCountWhen(),
  'BattleCoin is not money: it is listed apart, and cannot be paid out.': t.battleCoinIsNotMoney(),
  'The year is not over: these figures are as they stand now.': t.theYearIsNotOver(),
};

const words = (text: string): string => inOwnWords(TAX_YEAR_WORDS, text);

/** `Tax Year 2026` */
function titleWords(title: string): string {
  const year = /^Tax Year (\d{4})$/.exec(title)?.[1];
  return year === undefined ? title : t.taxYear({ year });
}

/** A player's tax year as its reader reads it, the player's own and the one that staff open. */
export const taxYearInWords = (table: FigureTableFieldsFragment): FigureTableFieldsFragment =>
  figuresInWords(table, { title: titleWords, header: words, label: words, note: words });
