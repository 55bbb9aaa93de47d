import { describe, expect, it } from 'vitest';
import { searchKeyOf } from './search.ts';

describe('what a search compares', () => {
  it.each([
    ['Étoile', 'ÉTOILE'],
    ['Étoile', 'E\u0301toile'],
    ['Кубок', 'КУБОК'],
    ['Größe', 'GRÖSSE'],
    ['Größe', 'GRÖẞE'],
    ['İzmir', 'izmir'],
    ['İzmir', 'İZMİR'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['Ｃｕｐ', 'cup'],
    ['ﬁnal', 'FINAL'],
    ['ㅎㅏㄴ', 'ㅎㅏㄴ'],
  ])('is the same of %s and %s', (one, other) => {
    expect(searchKeyOf(one)).toBe(searchKeyOf(other));
  });

  it('is of a part what the whole has of it, at the end of a word too', () => {
    for (const [whole, part] of [
      ['ΣΊΣΥΦΟΣ', 'ΣΊΣ'],
      ['Größenwahn', 'GRÖSS'],
      ['İzmirspor', 'İZMİR'],
    ] as const)
      expect(searchKeyOf(whole)).toContain(searchKeyOf(part));
  });

  it('differs where letters do', () => {
    expect(searchKeyOf('Étoile')).not.toBe(searchKeyOf('Etoile'));
    expect(searchKeyOf('Кубок')).not.toBe(searchKeyOf('Ky6ok'));
  });
});
