import { expect, test } from 'vitest';
import { csvOf } from './rows-csv.ts';

test('rows are written so that a spreadsheet reads them and runs nothing', () => {
  expect(
    csvOf(
      ['Name', 'Cents'],
      [
        ['a "b", c', -5],
        ['=HYPERLINK("x")', null],
        ['two\nlines', 0],
        ['-12.50', 1],
        ['-1+2', 1],
      ],
    ),
  ).toBe('Name,Cents\r\n"a ""b"", c",-5\r\n"\'=HYPERLINK(""x"")",\r\n"two\nlines",0\r\n-12.50,1\r\n\'-1+2,1');
});
