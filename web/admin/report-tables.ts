import type { TaxListText } from '../../domain/admin/tax-list.ts';
import type { FigureTableFieldsFragment } from '../data/operations/__generated__/figure-table-fields.gql.ts';
import { LOCALE } from '../format/locale.ts';
import { inOwnWords } from '../format/own-words.ts';
import { figuresInWords } from '../parts/figure-words.ts';
import * as t from './__generated__/messages.ts';

export const REPORT_TITLES: Readonly<Record<string, string>> = {
  'Daily Close': t.dailyClose(),
  Revenue: t.revenue(),
  'Liabilities against Cash': t.liabilitiesAgainstCash(),
  'Charge-backs': t.chargeBacks(),
};

export const REPORT_HEADERS: Readonly<Record<string, string>> = {
  Arcade: t.arcade(),
  'BC sales': t.bcSales(),
  'Battle fees': t.battleFees(),
  'Became a debt': t.becameADebt(),
  'Cash held': t.cashHeld(),
  'Charge-backs': t.chargeBacks(),
  'Day (UTC)': t.dayUTC(),
  Deposit: t.deposit(),
  Deposits: t.deposits(),
  'For passes': t.forPasses(),
  'From the wallet': t.fromTheWallet(),
  'Given away': t.givenAway(),
  'Held beyond it': t.heldBeyondIt(),
  'In escrow': t.inEscrow(),
  'Month (UTC)': t.monthUTC(),
  'Owed to players': t.owedToPlayers(),
  'Owed together': t.owedTogether(),
  Payouts: t.payouts(),
  Player: t.player(),
  'Players’ balances': t.playersBalances(),
  Revenue: t.revenue(),
  Subscriptions: t.subscriptions(),
  'Taken back': t.takenBack({ sense: 'deposit' }),
  'When (UTC)': t.whenUTC(),
  'Withdrawal fees': t.withdrawalFees(),
};

export const REPORT_NOTES: Readonly<Record<string, string>> = {
  'A day is closed an hour after its end (UTC) and never changes. What is owed and held stands as it was when the day was sealed, at its beginning.':
    t.aDayIsClosedAnHourAfterItsEnd(),
  'What BattleCoin paid for passes is part of the BattleCoin sales. What was given away is not taken off the revenue.':
    t.whatBattleCoinPaidForPasses(),
  'A month counts with those of its days that lie within the period.': t.aMonthCountsWithThoseOfItsDays(),
  'Subscriptions are the part of a month’s BattleCoin sales that went into passes, never more than that month sold. What was given away is not taken off the revenue.':
    t.subscriptionsAreThePartOfAMonths(),
  'As it stood when the balances of the day were sealed, at its beginning: the same figures that players check their own balance against. A day without a row was not sealed.':
    t.asItStoodWhenTheBalancesOfThe(),
  'BattleCoin is not money and is not owed.': t.battleCoinIsNotMoneyAndIsNot(),
  'What had been spent when the bank took a deposit back is owed by its player, and is paid by later deposits first.':
    t.whatHadBeenSpentWhenTheBank(),
};

const month = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11-30, not closed`, `November 2026`; days, ids and names of players stay as they are. */
function rowWords(label: string, place: number, isSum: boolean): string {
  if (isSum) return inOwnWords({ Together: t.together() }, label);
  if (place === 1) return inOwnWords({ unknown: t.unknownPlayer() }, label);
  const day = /^(\d{4}-\d{2}-\d{2}), not closed$/.exec(label)?.[1];
  if (day !== undefined) return t.dayNotClosed({ day });
  return /^[A-Z][a-z]+ \d{4}$/.test(label) ? month.format(Date.parse(`1 ${label} UTC`)) : label;
}

/** A finance report as its reader reads it. */
export const reportInWords = (table: FigureTableFieldsFragment): FigureTableFieldsFragment =>
  figuresInWords(table, {
    title: (title) => inOwnWords(REPORT_TITLES, title),
    header: (header) => inOwnWords(REPORT_HEADERS, header),
    label: rowWords,
    note: (note) => inOwnWords(REPORT_NOTES, note),
  });

export const TAX_LIST_WORDS: Readonly<Record<TaxListText, string>> = {
  Player: t.player(),
  Account: t.account(),
  Identity: t.identity(),
  'Not on file': t.notOnFile(),
  'Paid out': t.paidOutSum(),
  Payouts: t.payouts(),
  Fees: t.fees(),
  'As a creator': t.asACreator(),
  Together: t.together(),
  'documents checked': t.documentsChecked(),
  'documents wait': t.documentsWait(),
  'no documents': t.noDocuments(),
  'legal name, postal address, country, date of birth, tax number': t.legalNamePostalAddress(),
  'A payout counts on the day on which it left. The sum is what arrived, without the fees; income as a creator is part of it.':
    t.aPayoutCountsOnTheDayOnWhich(),
  'What forms such as DAC7 or 1099 ask for beyond this is not on file: Gauntlet checks documents of identity, but does not write down what they say.':
    t.whatFormsSuchAsDAC7Or1099AskFor(),
  'Whether any of this has to be reported, and to whom, depends on where the operator and the player live. The list does not decide it.':
    t.whetherAnyOfThisHasToBeReported(),
  'The year is not over: these figures are as they stand now.': t.theYearIsNotOver(),
};

const listed = (text: string): string => inOwnWords(TAX_LIST_WORDS, text);

/** `Tax List 2026` */
function listTitle(title: string): string {
  const year = /^Tax List (\d{4})$/.exec(title)?.[1];
  return year === undefined ? title : t.taxListYear({ year });
}

/** What the thresholds are stands in the first note. */
const THRESHOLDS =
  /^Listed is whoever was paid out (\S+) or more, or (\d+) times or more, in the calendar year \(UTC\)\. An administrator sets both under System, Configuration\.$/;

function listNote(note: string): string {
  const [, sum, times] = THRESHOLDS.exec(note) ?? [];
  return sum === undefined || times === undefined ? listed(note) : t.listedIsWhoeverWasPaidOut({ sum, times });
}

/** The list for the tax authorities as its reader reads it; names and numbers of players stay as they are. */
export const taxListInWords = (table: FigureTableFieldsFragment): FigureTableFieldsFragment =>
  figuresInWords(table, {
    title: listTitle,
    header: listed,
    label: (label, place, isSum) => (isSum || place > 1 ? listed(label) : label),
    note: listNote,
  });
