/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../data/__generated__/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BattleStatisticsQueryVariables = Exact<{ [key: string]: never; }>;


export type BattleStatisticsQuery = { stats: { __typename: 'Stats', totalBattles: number, wins: number, winRate: number, averageWagerCents: number, bestStreak: number } | null };


export const BattleStatisticsDocument = {"__meta__":{"hash":"ebe6ddaa1b156766ee4af4b6e6e6fb7b6eb6981395dcc910c3db8c0af161f593"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BattleStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalBattles"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"winRate"}},{"kind":"Field","name":{"kind":"Name","value":"averageWagerCents"}},{"kind":"Field","name":{"kind":"Name","value":"bestStreak"}}]}}]}}]} as unknown as DocumentNode<BattleStatisticsQuery, BattleStatisticsQueryVariables>;