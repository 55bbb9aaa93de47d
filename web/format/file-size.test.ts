import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 KB'],
  [5_813, '6 KB'],
  [3_449_000, '3.4 MB'],
  [8_000_000, '8 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
