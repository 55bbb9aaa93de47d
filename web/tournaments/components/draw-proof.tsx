import { useApolloClient } from '@apollo/client/react';
import { css } from '@emotion/react';
import { useState } from 'react';
import { isHiddenPlayer } from '../../../domain/tournaments/hidden-players.ts';
import { useTask } from '../../data/use-task.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { type DrawCheck, checkDraw } from '../draw-order.ts';
import { ReadBracketDocument } from '../operations/__generated__/read-bracket.gql.ts';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament-detail.gql.ts';

const hash = css({ overflowWrap: 'anywhere', fontFamily: 'monospace' });

interface DrawProofProps {
  readonly tournament: TournamentDetailFragment;
  readonly drawHash: string;
}

interface Found extends DrawCheck {
  /** Players whose place was drawn again. */
  readonly checked: number;
  /** Players of whom only the place is known. */
  readonly hidden: number;
}

/** What a check has shown that found nothing wrong. */
function wholeWords({ checked, hidden }: Found): string {
  if (hidden === 0) return 'The secret is the announced one, and the seeds stand as it orders them.';
  const rest = `${hidden} hidden ${hidden === 1 ? 'player is' : 'players are'} left out; members can check all.`;
  return checked < 2
    ? `The secret is the announced one. ${rest}`
    : `The secret is the announced one, and the ${checked} players with a public profile stand as it orders them. ${rest}`;
}

/** A draw that nobody could bend: what it was bound to before anybody entered, and the check of it in the browser. */
export function DrawProof({ tournament: { id, drawKey, entryCode, teamSize }, drawHash }: DrawProofProps) {
  const client = useApolloClient();
  const [found, setFound] = useState<Found | null>(null);
  const task = useTask();
  const check = (key: string) =>
    void task.run(async () => {
      const variables = { id, code: entryCode, isOfTeams: teamSize !== null };
      const { data } = await client.query({ query: ReadBracketDocument, variables });
      const players = (data?.tournamentBracket?.entrants ?? []).map((one) => one.id);
      // The order is that of the players' ids, which visitors do not see of all: the others have to stand in it.
      const known = players.filter((player) => !isHiddenPlayer(player));
      const draw = await checkDraw(id, { drawHash, drawKey: key }, known);
      setFound({ ...draw, checked: known.length, hidden: players.length - known.length });
    });
  return (
    <Panel title="The draw">
      <Text size={14} tone="dim">
        The seeds are drawn with a secret whose hash was shown before anybody could enter.
      </Text>
      <Text size={12} css={hash}>
        Hash: {drawHash}
      </Text>
      {drawKey === null ? (
        <Text size={14} tone="dim">
          The secret is shown at the start.
        </Text>
      ) : (
        <>
          <Text size={12} css={hash}>
            Secret: {drawKey}
          </Text>
          <Button busy={task.isRunning} onClick={() => check(drawKey)}>
            Check the draw
          </Button>
        </>
      )}
      {found &&
        (found.isSecretWhole && found.isOrderWhole ? (
          <Notice tone="win" live>
            {wholeWords(found)}
          </Notice>
        ) : (
          <Notice tone="loss" live>
            {found.isSecretWhole
              ? 'The seeds do not stand as the secret orders them.'
              : 'The secret is not the announced one.'}
          </Notice>
        ))}
      <Failed failure={task.failure} />
    </Panel>
  );
}
