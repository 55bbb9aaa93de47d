import { describe, expect, it } from 'vitest';
import { seasonId } from '../../domain/missions/season.ts';
import { CATALOGUE, passName } from '../../domain/store/catalogue.ts';
import { ITEMS } from '../../domain/store/items.ts';
import { PROMO_CODES } from '../../domain/store/promo-codes.ts';
import { TITLE_WORDS } from '../ui/face/title-words.ts';
import { ITEM_WORDS, itemWords } from './item-words.ts';
import { PRODUCT_NAMES, productName } from './product-names.ts';
import { PART_WORDS } from './part-words.ts';
import { PRODUCT_DESCRIPTIONS } from './product-words.ts';
import { promoWords } from './store-words.ts';

/** Each as the app says it: in English as the rules do. */
const themselves = (texts: Iterable<string>) => Object.fromEntries([...texts].map((text) => [text, text]));

describe('what the server says of ours reads in English as the rules state it', () => {
  it('of every title and of every other item', () => {
    const names = (isTitle: boolean) =>
      ITEMS.filter(({ slot }) => (slot === 'title') === isTitle).map(({ name }) => name);
    expect(TITLE_WORDS).toEqual(themselves(names(true)));
    expect(ITEM_WORDS).toEqual(themselves(names(false)));
    expect([itemWords('Champion'), itemWords('Whatever staff call it')]).toEqual([
      'Champion',
      'Whatever staff call it',
    ]);
  });

  it('of every product; bundles are called the same in every language', () => {
    const isBundle = (text: string) => /^[\d,]+ (BC|BattleCoin)$/.test(text);
    const names = CATALOGUE.map(({ name }) => name).filter((name) => !isBundle(name) && name !== passName('season-1'));
    expect(PRODUCT_NAMES).toEqual(themselves(names));
    expect(PRODUCT_DESCRIPTIONS).toEqual(themselves(CATALOGUE.map(({ description }) => description)));
    const parts = CATALOGUE.flatMap(({ components, duration }) => [
      ...components,
      ...(duration === null ? [] : [duration]),
    ]);
    expect(PART_WORDS).toEqual(themselves(parts.filter((one) => !isBundle(one))));
  });

  it('of the pass of every season', () => {
    for (const season of [1, 2, 12].map(seasonId)) expect(productName(passName(season))).toBe(passName(season));
  });

  it('of every promo code', () => {
    const ours = PROMO_CODES.map(({ code, percent }) => promoWords({ code, percent, description: '' }));
    expect(ours).toEqual(PROMO_CODES.map(({ description }) => description));
    expect(promoWords({ code: 'NEWER30', percent: 30, description: 'As the server says it' })).toBe(
      'As the server says it',
    );
  });
});
