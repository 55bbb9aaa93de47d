import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'GET /api/openapi.json': 'anyone',
  'Mutation.addWebhook': 'own',
  'Mutation.changeWebhook': 'own',
  'Mutation.connectPlugin': 'own',
  'Mutation.createApiKey': 'own',
  'Mutation.disconnectPlugin': 'own',
  'Mutation.removeWebhook': 'own',
  'Mutation.replayWebhook': 'own',
  'Mutation.revokeApiKey': 'own',
  'Mutation.rotateApiKey': 'own',
  'Mutation.rotateWebhookSecret': 'own',
  'Mutation.testWebhook': 'own',
  'Query.apiKeys': 'own',
  'Query.events': 'own',
  'Query.latestEvents': 'own',
  'Query.node': 'own',
  'Query.plugins': 'own',
  'Query.rateLimit': 'own',
  'Query.webhookDeliveries': 'own',
  'Query.webhooks': 'own',
};
