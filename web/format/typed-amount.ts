import { type Currency, decimalOf } from '../../domain/shared/money.ts';
import { type AmountFault, type NumberMarks, numberMarksOf, readAmount } from '../../domain/shared/typed-amount.ts';
import { formatCents, formatCoins } from './format.ts';
import { LOCALE } from './locale.ts';
import * as t from './__generated__/messages.ts';

/** How whoever types writes numbers: in the browser's language, whichever this page speaks. */
function writersMarks(): NumberMarks {
  try {
    return numberMarksOf(navigator.language);
  } catch {
    return numberMarksOf(LOCALE);
  }
}

/** What a field of money makes of its text. */
interface TypedAmount {
  /** What the form holds: `1247.50` or `250` where the text is an amount, else the text as it is. */
  readonly value: string;
  /** What was understood, where the text could be taken for something else; null where it says the same itself. */
  readonly understood: string | null;
  /** Why it is no amount; null where it is one, and where the form's own words say as much. */
  readonly fault: string | null;
}

/** So it is written everywhere on the page: there is nothing to explain. */
const PLAIN = /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;

function faultWords(fault: AmountFault, currency: Currency): string | null {
  switch (fault) {
    case 'empty':
    case 'nonsense':
      return null;
    case 'negative':
      return t.anAmountHasNoMinus();
    case 'exponent':
      return t.writeTheAmountInDigits();
    case 'decimals':
      return currency === 'BC' ? t.battlecoinIsWhole() : t.anAmountHasTwoDecimals();
    case 'currency':
      return currency === 'BC' ? t.thisIsAnAmountOfBattlecoin() : t.amountsAreInUSDollars();
    case 'unclear':
      return t.thisCanBeReadInTwoWays();
    case 'large':
      return t.thisIsMoreThanAnyAmount();
  }
}

/** @param isSigned whether a plus or minus may stand before it */
export function typedAmount(text: string, currency: Currency, isSigned = false): TypedAmount {
  const sign = isSigned ? (/^\s*[+\-\u2212]/.exec(text)?.[0] ?? '') : '';
  const { units, fault } = readAmount(text.slice(sign.length), currency, writersMarks());
  if (units === null) return { value: text, understood: null, fault: faultWords(fault, currency) };
  const minus = /[-\u2212]$/.test(sign) ? '-' : '';
  const value = minus + (currency === 'USD' ? decimalOf(units) : String(units));
  const words = currency === 'USD' ? formatCents(units) : formatCoins(units);
  return { value, understood: PLAIN.test(text.slice(sign.length).trim()) ? null : `= ${minus}${words}`, fault: null };
}
