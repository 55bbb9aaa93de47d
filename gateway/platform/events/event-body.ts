import { z } from 'zod';
import type { ToldRule } from '../../../domain/shared/told.ts';

/** What a kind of event is told with: its `what`, and the fields of its form. */
const dataSchemaOf = ({ kind, body }: ToldRule) =>
  z.strictObject({ what: z.literal(kind).describe('The kind of event.'), ...body.shape });

/** The whole text of a body, as a webhook gets it; in the log of an account it has no `seq`. */
export const bodySchemaOf = (rule: ToldRule) =>
  z.strictObject({
    type: z.literal(rule.as).describe('What the owner ticked to be told it.'),
    version: z.literal(rule.version).describe('The form of `data`: another form has another number.'),
    seq: z
      .int()
      .optional()
      .describe('Its number among what the webhook is told, without gaps; missing in the log of the account.'),
    cursor: z
      .string()
      .optional()
      .describe(
        'Its place in the log of the account: `events(after:)` goes on behind it. Missing where there is no log.',
      ),
    timestamp: z.iso.datetime({ precision: 3 }).describe('When it happened, in UTC.'),
    data: dataSchemaOf(rule).describe('What happened.'),
  });

/** A body that is none of its kind: a fault of ours. */
export class UnfitBody extends Error {
  constructor(kind: string, cause: z.ZodError) {
    super(`a body of ${kind} does not fit its schema: ${z.prettifyError(cause)}`, { cause });
  }
}

const schemas = new WeakMap<ToldRule, ReturnType<typeof bodySchemaOf>>();

/** Holds a body to what is said of its kind. @throws UnfitBody */
export function requireFit(rule: ToldRule, body: string): void {
  let schema = schemas.get(rule);
  if (!schema) schemas.set(rule, (schema = bodySchemaOf(rule)));
  const { error } = schema.safeParse(JSON.parse(body));
  if (error) throw new UnfitBody(rule.kind, error);
}
