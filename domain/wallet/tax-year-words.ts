import { LANGUAGES, type Language } from '../shared/languages.ts';
import { type FigureTable, spanTitle } from './figure-table.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import { type TaxYearText, taxYearStart } from './tax-year.ts';

/** What the API says in English of a tax year, as its files say it to the reader. */
const WORDS: Readonly<Record<TaxYearText, (t: Texts) => string>> = {
  What: (t) => t.what(),
  Currency: (t) => t.currency(),
  Net: (t) => t.net(),
  In: (t) => t.yearIn(),
  Out: (t) => t.yearOut(),
  Bookings: (t) => t.yearTransactions(),
  'Balance at the start': (t) => t.balanceAtTheStart(),
  'Net result of play': (t) => t.netResultOfPlay(),
  'Change in the year': (t) => t.changeInTheYear(),
  'Balance at the end': (t) => t.balanceAtTheEnd(),
  'Stakes, less what came back': (t) => t.stakesLessWhatCameBack(),
  'Winnings paid from pools': (t) => t.winningsPaidFromPools(),
  'Fees of contests': (t) => t.feesOfContests(),
  Deposits: (t) => t.deposits(),
  'Deposits taken back by the bank': (t) => t.depositsTakenBackByTheBank(),
  Withdrawals: (t) => t.withdrawals(),
  'Fees of withdrawals': (t) => t.feesOfWithdrawals(),
  'Bonuses and gifts of the house': (t) => t.bonusesAndGiftsOfTheHouse(),
  'Income as a creator': (t) => t.incomeAsACreator(),
  'Purchases, less what was returned': (t) => t.purchasesLessWhatWasReturned(),
  'Other bookings': (t) => t.otherBookings(),
  'The year is the calendar year in UTC, as on every statement, wherever you live. Around New Year a booking may stand in another year than on your own calendar.':
    (t) => t.theYearIsTheCalendarYearInUTC(),
  'Winnings are all that pools paid, the own stake in them too. The net result is winnings less stakes and fees.': (
    t,
  ) => t.winningsAreAllThatPoolsPaid(),
  'Stakes and withdrawals count when they leave the balance; what comes back counts when it does.': (t) =>
    t.stakesAndWithdrawalsCountWhen(),
  'BattleCoin is not money: it is listed apart, and cannot be paid out.': (t) => t.battleCoinIsNotMoney(),
  'The year is not over: these figures are as they stand now.': (t) => t.theYearIsNotOver(),
};

const isOurs = (text: string): text is TaxYearText => Object.hasOwn(WORDS, text);

/** A player's tax year, 2026 for example, in the language of whoever reads its file. */
export function taxYearIn(language: Language, year: number, table: FigureTable): FigureTable {
  if (language === LANGUAGES[0]) return table;
  const t = TEXTS[language];
  const say = (text: string): string => (isOurs(text) ? WORDS[text](t) : text);
  return {
    ...table,
    title: t.taxYear({ year: String(year) }),
    period: spanTitle(taxYearStart(year), taxYearStart(year + 1), language),
    labels: table.labels.map(say),
    columns: table.columns.map(({ title, unit }) => ({ title: say(title), unit })),
    rows: table.rows.map((row) => ({ ...row, labels: row.labels.map(say) })),
    notes: table.notes.map(say),
  };
}
