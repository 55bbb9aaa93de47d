import type { ApolloClient } from '@apollo/client';
import { refetchShown } from '../data/refetch-shown.ts';

const LISTS: ReadonlySet<string> = new Set(['ListInvites']);

/** Reads anew the invites that the page shows. */
export const refreshInvites = (client: ApolloClient): Promise<void> => refetchShown(client, LISTS);
