import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT_MAX, centsOf, decimalOf } from './money.ts';
import { numberMarksOf, readAmount } from './typed-amount.ts';

const read = (text: string, locale = 'en-US') => readAmount(text, 'USD', numberMarksOf(locale));
const coins = (text: string, locale = 'en-US') => readAmount(text, 'BC', numberMarksOf(locale));
const LOCALES = [
  'en-US',
  'de-DE',
  'fr-FR',
  'de-CH',
  'en-IN',
  'ar-EG',
  'fa-IR',
  'hi-IN',
  'es-MX',
  'pt-BR',
  'sv-SE',
  'ru-RU',
];

describe('amounts of dollars', () => {
  it.each([
    ['en-US', '50', 50_00],
    ['en-US', '12.50', 12_50],
    ['en-US', '12,50', 12_50],
    ['en-US', '1,5', 1_50],
    ['en-US', '1,234', 1_234_00],
    ['en-US', '$1,234.56', 1_234_56],
    ['en-US', '1,234,567.8', 1_234_567_80],
    ['en-US', '5.', 5_00],
    ['en-US', '.5', 50],
    ['en-US', '5 USD', 5_00],
    ['en-US', 'US$ 5', 5_00],
    ['en-US', '  007 ', 7_00],
    ['en-US', '１，２３４．５０', 1_234_50],
    ['en-US', '＄５０', 50_00],
    ['de-DE', '1.234,56', 1_234_56],
    ['de-DE', '1.234', 1_234_00],
    ['de-DE', '1.234.567', 1_234_567_00],
    ['de-DE', '12,5 $', 12_50],
    ['de-DE', '5,', 5_00],
    ['de-DE', ',5', 50],
    ['de-DE', '1,234.56', 1_234_56],
    ['de-DE', '0,50', 50],
    ['fr-FR', '1 234,56', 1_234_56],
    ['fr-FR', '1\u00A0234,56 $US', 1_234_56],
    ['fr-FR', '1\u202F234\u202F567', 1_234_567_00],
    ['fr-FR', '12,50\u00A0$', 12_50],
    ['fr-FR', '1\u2009234', 1_234_00],
    ['de-CH', "1'234.50", 1_234_50],
    ['de-CH', '$ 1’234', 1_234_00],
    ['en-IN', '12,34,567.50', 12_34_567_50],
    ['en-IN', '1,23,456', 1_23_456_00],
    ['en-IN', '$1,234', 1_234_00],
    ['ar-EG', '١٢٫٥٠', 12_50],
    ['ar-EG', '١٬٢٣٤٫٥٦', 1_234_56],
    ['ar-EG', '١٬٢٣٤', 1_234_00],
    ['ar-EG', '\u200F١٢،٥٠\u00A0US$', 12_50],
    ['fa-IR', '۱۲٫۵', 12_50],
    ['fa-IR', '\u200E$۱٬۲۳۴', 1_234_00],
    ['fa-IR', '۵۰', 50_00],
    ['hi-IN', '१२.५०', 12_50],
    ['hi-IN', '१२,३४,५६७', 12_34_567_00],
    ['hi-IN', '$१,२३४', 1_234_00],
  ])('%s: %j', (locale, text, cents) => {
    expect(read(text, locale)).toEqual({ units: cents, fault: null });
  });

  it.each([
    ['en-US', '', 'empty'],
    ['en-US', ' \u00A0\u200B', 'empty'],
    ['en-US', 'fifty', 'nonsense'],
    ['en-US', '$', 'nonsense'],
    ['en-US', '.', 'nonsense'],
    ['en-US', '12 50', 'nonsense'],
    ['en-US', '1,23,456', 'nonsense'],
    ['en-US', '1 234.567 8', 'nonsense'],
    ['en-US', '1.2.3', 'nonsense'],
    ['en-US', '1,2345,678', 'nonsense'],
    ['en-US', '0,123,456', 'nonsense'],
    ['en-US', '5²', 'nonsense'],
    ['en-US', '½', 'nonsense'],
    ['en-US', '5k', 'nonsense'],
    ['en-US', '+5', 'nonsense'],
    ['en-US', '5-10', 'nonsense'],
    ['en-US', '0x10', 'nonsense'],
    ['en-US', '-5', 'negative'],
    ['en-US', '-$5', 'negative'],
    ['en-US', '$−5', 'negative'],
    ['en-US', '5-', 'negative'],
    ['en-US', '(5.00)', 'negative'],
    ['en-US', '5e3', 'exponent'],
    ['en-US', '1.5E+3', 'exponent'],
    ['en-US', '5×10^3', 'exponent'],
    ['en-US', '1.234', 'decimals'],
    ['en-US', '5.000', 'decimals'],
    ['en-US', '47.555', 'decimals'],
    ['en-US', '1234,567', 'decimals'],
    ['en-US', '1,234.567', 'decimals'],
    ['de-DE', '1,234', 'decimals'],
    ['en-US', '€5', 'currency'],
    ['en-US', '5 £', 'currency'],
    ['en-US', '₹1,234', 'currency'],
    ['fr-FR', '1.234', 'unclear'],
    ['de-CH', '1,234', 'unclear'],
    ['ar-EG', '١,٢٣٤', 'unclear'],
    ['en-US', '99999999999', 'large'],
    ['en-US', '9'.repeat(400), 'large'],
  ])('%s: %j is none: %s', (locale, text, fault) => {
    expect(read(text, locale)).toEqual({ units: null, fault });
  });

  it('come back as the cents that a language wrote', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: AMOUNT_MAX }),
        fc.constantFrom(...LOCALES),
        fc.boolean(),
        (cents, locale, hasSign) => {
          const style = hasSign
            ? ({ style: 'currency', currency: 'USD' } as const)
            : ({ minimumFractionDigits: 2 } as const);
          const text = new Intl.NumberFormat(locale, style).format(cents / 100);
          expect([text, read(text, locale)]).toEqual([text, { units: cents, fault: null }]);
        },
      ),
    );
  });

  it('come back as the whole dollars that a language wrote, whatever stands between its thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(...LOCALES), (dollars, locale) => {
        const text = new Intl.NumberFormat(locale).format(dollars);
        expect([text, read(text, locale)]).toEqual([text, { units: dollars * 100, fault: null }]);
      }),
    );
  });

  it('as the forms hold them are read alike in every language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: AMOUNT_MAX - 1 }), fc.constantFrom(...LOCALES), (cents, locale) => {
        expect(read(decimalOf(cents), locale).units).toBe(cents);
      }),
    );
  });

  it('have the digits that were typed, and no others', () => {
    const pieces = fc.constantFrom(..."0123456789٣۴५５.,٫٬ '-+eE$€²½xk(\u00A0\u200F");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), fc.constantFrom(...LOCALES), (typed, locale) => {
        const text = typed.join('');
        const { units } = read(text, locale);
        const held = centsOf(text);
        // What forms would take as it stands is never anything else to the reader.
        if (held !== null) expect([text, units]).toEqual([text, held]);
        if (units === null) return;
        const digits = text.replaceAll('٣', '3').replaceAll('۴', '4').replaceAll('५', '5').replaceAll('５', '5');
        const only = digits.replaceAll(/\D/g, '').replace(/^0+/, '');
        // Cents that were not typed are noughts; nothing else is added or left out.
        expect([text, ['', '0', '00'].map((cents) => Number(only + cents))]).toEqual([
          text,
          expect.arrayContaining([units]),
        ]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('amounts of BattleCoin', () => {
  it.each([
    ['en-US', '250', 250],
    ['en-US', '2,500 BC', 2_500],
    ['en-US', '5.', 5],
    ['de-DE', '2.500', 2_500],
    ['fr-FR', '2\u202F500 bc', 2_500],
    ['fa-IR', '۲٬۵۰۰', 2_500],
    ['hi-IN', '१,००,०००', 100_000],
  ])('%s: %j', (locale, text, units) => {
    expect(coins(text, locale)).toEqual({ units, fault: null });
  });

  it.each([
    ['2.5', 'decimals'],
    ['5.00', 'decimals'],
    ['2,50', 'decimals'],
    ['$5', 'currency'],
    ['-5', 'negative'],
    ['1e3', 'exponent'],
    ['1 2', 'nonsense'],
  ])('%j is none: %s', (text, fault) => {
    expect(coins(text)).toEqual({ units: null, fault });
  });
});
