import type { ByteRange } from '../../kernel/files/file-store.ts';

/**
 * What a `Range` header asks of a file. `whole` for no header, and for one that a server may disregard: several ranges,
 * another unit, or nonsense; `outside` where none of the bytes exists (RFC 9110, 14.2).
 */
export function rangeOf(header: string | undefined, sizeBytes: number): ByteRange | 'whole' | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const count = Number(to);
    return count === 0 ? 'outside' : { first: Math.max(0, sizeBytes - count), last: sizeBytes - 1 };
  }
  const [first, last] = [Number(from), to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)];
  if (first >= sizeBytes) return 'outside';
  return to !== '' && Number(to) < first ? 'whole' : { first, last };
}
