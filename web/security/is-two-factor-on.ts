import type { ApolloClient } from '@apollo/client';
import { TwoFactorStateDocument } from './operations/__generated__/security.gql.ts';

/** Whether the account asks for a second factor; null where that could not be read. */
export async function isTwoFactorOn(client: ApolloClient): Promise<boolean | null> {
  const { data } = await client.query({ query: TwoFactorStateDocument, fetchPolicy: 'network-only' });
  return data?.security?.isTwoFactorOn ?? null;
}
