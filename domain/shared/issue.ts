import type { z } from 'zod/mini';
import type { Refusal } from './refusals.ts';

/** What a schema has found; the members of its issues that say why. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  /** The refusal of the rule that found it, without its field; absent for what is simply no such value. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** The refusal that an issue stands for, at the field that it was found in. */
export function refusalOf({ path, params }: Issue): Refusal {
  const field = path[0] === undefined ? {} : { field: String(path[0]) };
  return { code: 'BAD_INPUT', ...(params as Partial<Refusal> | undefined), ...field };
}

/** What a form is judged by: the values as they are typed go in, those that are sent come out. */
export type Schema<Out, In> = z.ZodMiniType<Out, In>;
