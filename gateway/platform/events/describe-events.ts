import type { z } from 'zod';
import type { Said } from '../../kernel/manifest/room.ts';
import { bodySchemaOf } from './event-body.ts';
import { exampleBodyOf } from './list-event-kinds.ts';

type Json = Readonly<Record<string, unknown>>;

const HEADERS = {
  'webhook-id': 'The same for each try of one message: do what it asks for once an id.',
  'webhook-timestamp': 'When it was sent, in seconds since 1970.',
  'webhook-signature':
    'By Standard Webhooks: `v1,` and HMAC-SHA256 of id, time and body. For a day after the secret was replaced there are two, with a space between.',
} as const;

const parameters = Object.entries(HEADERS).map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}));

/**
 * What we send to the addresses of others, by the kind of event: the `webhooks` of an OpenAPI document.
 * @param schemaOf writes a schema as JSON, with what it shares with others among the components
 */
export const describeEvents = (
  told: Said['told'],
  schemaOf: (schema: z.ZodType) => Json,
): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    [...told.values()].map((rule) => [
      rule.kind,
      {
        post: {
          operationId: `tell-${rule.kind}`.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
          tags: ['Sent to webhooks'],
          summary: rule.says.replace(/\.$/, ''),
          security: [],
          parameters,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(bodySchemaOf(rule)), example: exampleBodyOf(rule) } },
          },
          responses: {
            '2XX': { description: 'Taken.' },
            410: { description: 'Nothing more is wanted: the webhook is switched off.' },
            default: { description: 'Not taken: it is sent again, for three days at the most.' },
          },
        },
      },
    ]),
  );
