import { describe, expect, it } from 'vitest';
import { type Encoding, encodingFor, holdsTag } from './negotiation.ts';

const ALL: readonly Encoding[] = ['br', 'gzip', 'identity'];

describe('what an answer is packed in (RFC 9110, 12.5.3)', () => {
  it.each<[accept: string | undefined, best: Encoding | null]>([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['GZip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['deflate', 'identity'],
    ['br;q=0', 'identity'],
    ['gzip;q=0', 'identity'],
    ['gzip; q=0.000', 'identity'],
    ['gzip;Q=0, br', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=0.4', 'gzip'],
    ['gzip;q=0.5, identity', 'identity'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['*;q=0', null],
    ['*;q=0, gzip', 'gzip'],
    ['*;q=0, identity;q=0.1', 'identity'],
    ['identity;q=0', null],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['gzip;q=nonsense', 'identity'],
    [' , ,gzip', 'gzip'],
  ])('%j: %j', (accept, best) => {
    expect(encodingFor(accept, ALL)).toBe(best);
  });

  it('is what is offered and nothing else', () => {
    expect(encodingFor('br', ['gzip', 'identity'])).toBe('identity');
    expect(encodingFor('br, identity;q=0', ['gzip', 'identity'])).toBeNull();
  });
});

describe('whether a copy is still good (RFC 9110, 13.1.2)', () => {
  it.each(['W/"a,b"', '"a,b"', '"x", W/"a,b"', 'W/"x","a,b" , "y"', '*', ' * '])('%s is', (condition) => {
    expect(holdsTag(condition, 'W/"a,b"')).toBe(true);
    expect(holdsTag(condition, '"a,b"')).toBe(true);
  });

  it.each([undefined, '', '"a"', '"b"', 'a,b', '"x", "y"', 'W/"a,b', '"*"'])('%s is not', (condition) => {
    expect(holdsTag(condition, 'W/"a,b"')).toBe(false);
  });
});
