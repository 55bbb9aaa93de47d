import { z } from 'zod';
import { holdsNul } from '../../../domain/shared/text.ts';

/** What `decimalOf` writes. */
export const Money = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ id: 'Money', description: 'US dollars as decimal text.', examples: ['1247.50'] });

/** What `toISOString` writes. */
export const InstantText = z.iso
  .datetime({ precision: 3 })
  .meta({ id: 'InstantText', description: 'An instant in UTC, in ISO form.', examples: ['2026-03-02T12:00:00.000Z'] });

export { Cents, Milliseconds } from '../../../domain/shared/told-fields.ts';

/** A text of a form; one that is missing is empty, and refused by the rule that wants it. */
export const FormText = z.preprocess(
  (value) => value ?? '',
  z.string().refine((text) => !holdsNul(text)),
);

export const JSON_TYPE = 'application/json; charset=utf-8';
/** Of tables. */
export const CSV = 'text/csv; charset=utf-8';
