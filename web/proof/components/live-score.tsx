import { useQuery } from '@apollo/client/react';
import { SECOND } from '../../../domain/shared/time.ts';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Figure, Text } from '../../ui/layout/text.tsx';
import type { OptionalParts } from '../../parts/optional-parts.ts';
import { BattleProofDocument } from '../operations/__generated__/proof.gql.ts';
import * as t from '../__generated__/messages.ts';

type LiveScoreProps = OptionalParts['proof.score'];

/** What is read is a minute old in any case. */
const POLL_MS = 15 * SECOND;

/** The score of the battle that a stream shows, as far as both games agree. Nothing where none is heard. */
export function LiveScore({ battleId }: LiveScoreProps) {
  const { data } = useQuery(BattleProofDocument, {
    variables: { id: battleId, code: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const proof = data?.battleProof;
  if (!proof || proof.creatorRounds === null || proof.opponentRounds === null) return null;
  return (
    <Panel title={t.score()}>
      <Stack gap={1} role="status" aria-label={t.scoreAsFarAsBothGamesAgree()}>
        <Figure size={28}>
          {proof.creatorRounds}–{proof.opponentRounds}
        </Figure>
        <Text tone="dim" size={14}>
          {proof.badge === null ? t.toldByCS2AMinuteLater() : t.toldByCS2OfBothPlayers()}
        </Text>
      </Stack>
    </Panel>
  );
}
