import { type Schema, refusalOf } from '../../domain/shared/issue.ts';
import { Refused } from '../../domain/shared/refusals.ts';

/**
 * The input of a call as its schema reads it, which is the one that the form on the page is judged by.
 * @throws Refused with the code of the first field that is not usable
 */
export function readInput<Out, In>(schema: Schema<Out, In>, input: In): Out {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const { code, ...detail } = refusalOf(first ?? { path: [] });
  throw new Refused(code, detail);
}
