import { describe, expect, it } from 'vitest';
import { hasProfanity } from './find-in-words.ts';

describe('hasProfanity', () => {
  it.each(['fuck you', 'what a sh1t', 'fuuuuck', 'FUCK', 'f u c k', 'f.u.c.k this', 's h i t', 'a$$hole', 'b!tch'])(
    'sees through %s',
    (text) => {
      expect(hasProfanity(text)).toBe(true);
    },
  );

  it.each([
    'good game',
    'class assassin is strong',
    'the pen is mightier than the sword',
    'as safe as it gets',
    'I hit him, this hit too',
    'Scunthorpe and Essex',
    'cockpit view',
    'pass it on',
    'g g w p',
    'b a n a n a s',
    'rush B with six',
  ])('leaves %s alone', (text) => {
    expect(hasProfanity(text)).toBe(false);
  });
});
