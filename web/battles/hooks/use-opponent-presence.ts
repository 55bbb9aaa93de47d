import { useQuery } from '@apollo/client/react';
import { HEARTBEAT_EVERY } from '../../../domain/friends/presence.ts';
import type { PresenceStatus } from '../../data/__generated__/schema-types.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { OpponentPresenceDocument } from '../operations/__generated__/presence.gql.ts';

/** Whether the other player is here, as of the last minute; null for onlookers, before there is one and once it is over. */
export function useOpponentPresence(battle: BattleDetailFragment, code: string | null): PresenceStatus | null {
  const { id, status, viewerSeat, opponent } = battle;
  const isMeeting = viewerSeat !== null && opponent !== null && (status === 'WAITING' || status === 'ACTIVE');
  const { data } = useQuery(OpponentPresenceDocument, {
    variables: { id, code },
    skip: !isMeeting,
    fetchPolicy: 'cache-and-network',
    pollInterval: HEARTBEAT_EVERY,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  return isMeeting ? (data?.battle?.opponentPresence ?? null) : null;
}
