import * as z from 'zod/mini';
import { ATTACHMENTS_MAX } from './attachments.ts';
import { type Refusal, type RefusalCode, type Ruling, allow, refuse } from './refusals.ts';

// The content security policy lets no page make code of text, and each attempt would be reported.
z.config({ jitless: true });

const issueOf = (input: string, { code, data }: Refusal) =>
  ({ code: 'custom', input, params: { code, ...(data && { data }) } }) as const;

/** A text that a rule judges; what the rule answers takes its place. */
export const ruled = (rule: (text: string) => Ruling<string>) =>
  z.string().check((payload) => {
    const ruling = rule(payload.value);
    if (ruling.ok) payload.value = ruling.value;
    else payload.issues.push({ ...issueOf(payload.value, ruling.refusal), continue: true });
  });

/** The same where the rule answers something else than a text. */
export const ruledInto = <T>(rule: (text: string) => Ruling<T>) =>
  z.pipe(
    z.string(),
    z.transform((text, { issues }): T => {
      const ruling = rule(text);
      if (ruling.ok) return ruling.value;
      issues.push(issueOf(text, ruling.refusal));
      return z.NEVER;
    }),
  );

interface Bounds {
  readonly min: number;
  readonly max: number;
}

export const whole = ({ min, max }: Bounds) => z.int().check(z.minimum(min), z.maximum(max));

/** A whole number of at most six digits, as it is typed. */
export const typedWhole = ({ min, max }: Bounds) =>
  ruledInto((text): Ruling<number> => {
    const value = /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
    return value >= min && value <= max ? allow(value) : refuse('BAD_INPUT');
  });

/** One of a list, as a field of a form has it. */
export const chosen = <const Value extends string>(values: readonly Value[]) =>
  ruledInto((text): Ruling<Value> => {
    const value = values.find((one) => one === text);
    return value === undefined ? refuse('BAD_INPUT') : allow(value);
  });

/** Lengths in UTF-16 code units, as fields and columns count them; the spaces around a text do not count. */
export const requiredText = (max: number, min = 1) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
export const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/**
 * Finds what is wrong between the fields of a form, by field. Also asked when a text is refused by its own rule, but not
 * while a field is no value of its kind at all.
 */
export const between = <Values>(rule: (values: Values) => Readonly<Partial<Record<keyof Values, RefusalCode>>>) =>
  z.check<Values>(({ value, issues }) => {
    for (const [field, code] of Object.entries(rule(value)))
      issues.push({ code: 'custom', input: value, path: [field], params: { code } });
  });

/** The ids of files that were sent before and belong to what is sent now. */
export const attachments = z.array(requiredText(64)).check(z.maxLength(ATTACHMENTS_MAX));
