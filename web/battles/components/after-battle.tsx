import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { formatDateTime } from '../../format/format.ts';
import { useShareLink } from '../../parts/use-share-link.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { nameOf, viewerIdOf } from '../battle-state.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

const RematchDialog = lazyPart(async () => (await import('./rematch-dialog.tsx')).RematchDialog);

/** What is left to say and to do once a battle is over: the rating, and for all who see it the rematch. */
export function AfterBattle({ battle }: { readonly battle: BattleDetailFragment }) {
  const share = useShareLink();
  const { id, status, privacy, viewerRating } = battle;
  const isCompleted = status === 'COMPLETED';
  if (!isCompleted && viewerRating === null) return null;
  return (
    <Stack gap={3}>
      {viewerRating && <RatingWords battle={battle} move={viewerRating} />}
      {isCompleted && (
        <Row gap={3}>
          <Rematch battle={battle} />
          {privacy === 'PUBLIC' && (
            <Button onClick={() => void share(challengePath(id), resultWords(battle))}>{t.shareResult()}</Button>
          )}
        </Row>
      )}
    </Stack>
  );
}

/** One line that says who has won against whom, for whoever gets the link. */
function resultWords(battle: BattleDetailFragment): string {
  const { creator, opponent, winnerId, gameTitle } = battle;
  const loser = winnerId === creator.id ? opponent : creator;
  return t.winnerBeatLoserInGame({
    winner: nameOf(battle, winnerId),
    loser: loser?.username ?? t.nobody(),
    game: gameTitle,
  });
}

interface RatingWordsProps {
  readonly battle: BattleDetailFragment;
  readonly move: NonNullable<BattleDetailFragment['viewerRating']>;
}

function RatingWords({ battle, move: { before, after, reason } }: RatingWordsProps) {
  const change = after - before;
  const moved = t.ratingAfterChange({ after, change: `${change < 0 ? '−' : '+'}${Math.abs(change)}` });
  const other = battle.viewerSeat === 'CREATOR' ? battle.opponent : battle.creator;
  const player = other?.username ?? t.theOtherPlayer();
  const why = {
    WON: () => t.ratingMovesByTheWin({ player }),
    LOST: () => t.ratingMovesByTheLoss({ player }),
    DAY_LIMIT: () => t.ratingStaysForTheDay(),
    KEPT: () => t.ratingIsNotTakenBack(),
  }[reason]();
  return (
    <Text size={14}>
      <strong translate="no">{moved}</strong> {why}
    </Text>
  );
}

/** The way to the next battle of the same two; nothing for onlookers until there is one. */
function Rematch({ battle }: { readonly battle: BattleDetailFragment }) {
  const dialog = useAddressDialog('dialog');
  const { rematch, creator, opponent, viewerSeat, viewerResult } = battle;
  if (rematch?.battle)
    return (
      <Button variant="primary" asChild>
        <Link to={challengePath(rematch.battle.id)}>{t.goToTheRematch()}</Link>
      </Button>
    );
  if (viewerSeat === null || opponent === null) return null;
  const viewerId = viewerIdOf(battle);
  if (rematch && rematch.askedBy.id === viewerId)
    return (
      <Text size={14} role="status">
        {t.youHaveAskedForARematch({
          player: (viewerSeat === 'CREATOR' ? opponent : creator).username,
          until: formatDateTime(rematch.expiresAt),
        })}
      </Text>
    );
  // What comes next: what the other has asked, and after a loss, when there is nothing to celebrate.
  const isNext = rematch !== null || viewerResult === 'LOSS';
  return (
    <>
      <Button variant={isNext ? 'primary' : 'secondary'} onClick={() => dialog.open('rematch')}>
        {rematch ? t.playerWantsARematch({ player: rematch.askedBy.username }) : t.rematch()}
      </Button>
      {dialog.value === 'rematch' && (
        <Suspense>
          <RematchDialog
            opponent={viewerSeat === 'CREATOR' ? opponent : creator}
            terms={battle}
            battleId={battle.id}
            isAsked={rematch !== null}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  );
}
