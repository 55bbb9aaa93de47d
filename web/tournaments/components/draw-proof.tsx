import { useApolloClient } from '@apollo/client/react';
import { css } from '@emotion/react';
import { useState } from 'react';
import { isHiddenPlayer } from '../../../domain/tournaments/hidden-players.ts';
import { useTask } from '../../data/use-task.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type DrawCheck, checkDraw } from '../draw-order.ts';
import { ReadBracketDocument, type TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

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
  if (hidden === 0) return t.theSecretAndAllSeedsHold();
  return checked < 2 ? t.theSecretHolds({ hidden }) : t.theSecretAndCheckedSeedsHold({ checked, hidden });
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
    <Panel title={t.theDraw()}>
      <Text size={14} tone="dim">
        {t.theSeedsAreDrawnWithASecret()}
      </Text>
      <Text size={12} css={hash}>
        {t.hashOfTheSecret({ hash: drawHash })}
      </Text>
      {drawKey === null ? (
        <Text size={14} tone="dim">
          {t.theSecretIsShownAtTheStart()}
        </Text>
      ) : (
        <>
          <Text size={12} css={hash}>
            {t.secretOfTheDraw({ secret: drawKey })}
          </Text>
          <Button busy={task.isRunning} onClick={() => check(drawKey)}>
            {t.checkTheDraw()}
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
            {found.isSecretWhole ? t.theSeedsDoNotStand() : t.theSecretIsNotTheAnnouncedOne()}
          </Notice>
        ))}
      <Failed failure={task.failure} />
    </Panel>
  );
}
