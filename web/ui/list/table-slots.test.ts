import { expect, it } from 'vitest';
import { slotsOf } from './table-slots.ts';

const text = {};
const figure = { align: 'end' } as const;
const acts = { hideHeader: true, align: 'end' } as const;
const line = { phone: 'line' } as const;

it.each<[what: string, columns: Parameters<typeof slotsOf>[0], slots: string]>([
  ['one column', [text], 'name'],
  ['a name and a figure', [text, figure], 'name sum'],
  ['four values', [text, text, figure, text], 'name line sum line'],
  ['four values and buttons', [text, figure, figure, text, acts], 'name sum line line acts'],
  ['six values', [text, text, text, figure, text, figure], 'name line behind sum behind behind'],
  ['six values of which two are said', [text, text, line, figure, text, line], 'name behind line sum behind line'],
  ['a sum that is said', [text, figure, figure, figure, { ...figure, phone: 'sum' }], 'name line behind behind sum'],
  ['figures that all need their names', [text, { ...figure, ...line }, { ...figure, ...line }], 'name line line'],
  ['few values of which one is put away', [text, figure, { phone: 'behind' }], 'name sum behind'],
  ['five values without a figure', [text, text, text, text, text], 'name line behind behind behind'],
  ['buttons among many', [text, text, text, text, acts, figure], 'name line behind behind acts sum'],
])('of %s a phone shows: name, sum, a line, and the rest behind the row', (_what, columns, slots) => {
  expect(slotsOf(columns.map((one) => ({ ...one }))).join(' ')).toBe(slots);
});
