import { z } from 'zod';
import { scopeOfEvent } from '../../../domain/platform/account-log.ts';
import type { ApiScope } from '../../../domain/platform/scopes.ts';
import { bodyOf } from '../../../domain/platform/webhook.ts';
import type { ToldRule, WebhookType } from '../../../domain/shared/told.ts';
import type { Said } from '../../kernel/manifest/room.ts';
import { eventCursor } from '../event-cursor.ts';
import { bodySchemaOf } from './event-body.ts';

type Json = Readonly<Record<string, unknown>>;

/** As much of a JSON Schema as is read again. */
export interface FieldSchema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly $ref?: string;
  readonly anyOf?: readonly FieldSchema[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
}

/** A kind of event as strangers read of it. */
export interface EventKind {
  /** `data.what` of a body. */
  readonly kind: string;
  /** `type` of a body, which the owner of a webhook ticks. */
  readonly type: WebhookType;
  readonly version: number;
  /** What its data are called in the schema of the API and in the client. */
  readonly form: string;
  readonly description: string;
  /** What a key needs to be told of it; null where no key is. */
  readonly scope: ApiScope | null;
  /** A whole body as JSON Schema; what it shares with others stands in `$defs`. */
  readonly schema: FieldSchema & { readonly $defs?: Readonly<Record<string, FieldSchema>> };
  /** A whole body, as it is sent. */
  readonly example: Json;
}

/** What the data of a form are called in the schema of the API and in the client. */
export const formName = (form: string): string => `${form}EventData`;

/** What bounds every whole number of JavaScript is left out. */
function plain({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

const EXAMPLE_AT = Date.UTC(2026, 2, 2, 12);

/** A whole body of a kind, as a webhook is sent it. */
export const exampleBodyOf = (rule: ToldRule): Json => {
  const place = { seq: 7, cursor: eventCursor('p1', 42) };
  return JSON.parse(bodyOf(rule, place, EXAMPLE_AT, rule.example)) as Json;
};

/** Every kind of event that programs are told of, with all that is to be known of it, in the order of their names. */
export const listEventKinds = (told: Said['told']): readonly EventKind[] =>
  [...told.values()]
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
    .map((rule) => {
      const { $schema: _, ...schema } = z.toJSONSchema(bodySchemaOf(rule), { io: 'output', override: plain });
      return {
        kind: rule.kind,
        type: rule.as,
        version: rule.version,
        form: formName(rule.form),
        description: rule.says,
        scope: scopeOfEvent(rule.about),
        schema: schema as EventKind['schema'],
        example: exampleBodyOf(rule),
      };
    });
