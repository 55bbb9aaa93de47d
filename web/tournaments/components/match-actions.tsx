import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { disputePath } from '../../../domain/support/support.paths.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { Failed } from '../../parts/failed.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { StickyAction } from '../../ui/overlay/sticky-action.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { AnswerMatchReport } from './answer-match-report.tsx';
import type { BracketView } from '../bracket-view.ts';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { CheckInMatchDocument, type ReadMatchQuery } from '../operations/__generated__/tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

export type MatchPage = NonNullable<ReadMatchQuery['tournamentMatch']>;

// The library of forms is asked for by those who open one.
const ReportMatchDialog = lazyPart(async () => (await import('./report-match-dialog.tsx')).ReportMatchDialog);
const RulingDialog = lazyPart(async () => (await import('./ruling-dialog.tsx')).RulingDialog);
const UndoDialog = lazyPart(async () => (await import('./ruling-dialog.tsx')).UndoDialog);

interface MatchActionsProps {
  readonly match: MatchPage;
  readonly view: BracketView | null;
  readonly names: readonly [string, string];
}

/** What may be done with a match now, by whoever looks at it. */
export function MatchActions({ match, view, names }: MatchActionsProps) {
  const { tournamentId, row, viewerSide, here, words, players, canRule, contestId } = match;
  const dialog = useAddressDialog('dialog');
  const toast = useToast();
  const viewer = useViewer();
  const checkIn = useAction(CheckInMatchDocument, { changes: TOURNAMENT_QUERIES });
  const ownId = viewerSide === null ? null : (players[viewerSide]?.id ?? null);
  // Of a team the captain speaks, whose id the entrant has.
  const speaks = ownId !== null && ownId === viewer?.id;
  const mayCheckIn = speaks && viewerSide !== null && row.status === 'CHECK_IN' && here[viewerSide] !== true;
  const isPlaying = row.status === 'PLAYING' || row.status === 'REPORTED';
  const mayReport = speaks && isPlaying && !words.some(({ playerId }) => playerId === ownId);
  // What the other side says waits for an answer, which is then the first thing to do.
  const said = mayReport ? words[0] : undefined;
  const isReady = players.length === 2 && row.status !== 'WAITING';
  const isResult = row.how === 'PLAYED' || row.how === 'FORFEIT' || row.how === 'DRAW' || row.how === 'BOTH_OUT';
  const mayRule = canRule && isReady && (row.state === 'READY' || (row.state === 'DECIDED' && isResult));
  const mayUndo = mayRule && row.state === 'DECIDED';
  if (!mayCheckIn && !mayReport && !mayRule && contestId === null) return null;

  const come = async (): Promise<void> => {
    const { match: number, attempt } = row;
    if (await checkIn.run({ id: tournamentId, match: number, attempt }))
      toast({ title: t.youAreCheckedIn(), tone: 'win' });
  };
  return (
    <Stack gap={3}>
      {contestId !== null && <Text tone="dim">{t.theOrganiserSetThisResult()}</Text>}
      {said && viewerSide !== null && <AnswerMatchReport match={match} said={said} names={names} side={viewerSide} />}
      <Row gap={3}>
        {mayCheckIn && (
          <StickyAction>
            <Button variant="primary" size="large" busy={checkIn.isRunning} onClick={() => void come()}>
              {t.confirmCheckIn()}
            </Button>
          </StickyAction>
        )}
        {said && <Button onClick={() => dialog.open('result')}>{t.reportResult()}</Button>}
        {mayReport && !said && (
          <StickyAction>
            <Button variant="primary" size="large" onClick={() => dialog.open('result')}>
              {t.reportResult()}
            </Button>
          </StickyAction>
        )}
        {mayRule && (
          <Button onClick={() => dialog.open('ruling')}>
            {row.state === 'DECIDED' ? t.changeTheResult() : t.setTheResult()}
          </Button>
        )}
        {contestId !== null && (
          <Button asChild>
            <Link to={disputePath(contestId)}>{t.contestTheRuling()}</Link>
          </Button>
        )}
        {mayUndo && <Button onClick={() => dialog.open('undo')}>{t.takeTheResultBack()}</Button>}
      </Row>
      <Failed failure={checkIn.failure} />
      <Suspense>
        {dialog.value === 'result' && mayReport && (
          <ReportMatchDialog match={match} names={names} onClose={dialog.close} />
        )}
        {dialog.value === 'ruling' && mayRule && (
          <RulingDialog match={match} view={view} names={names} onClose={dialog.close} />
        )}
        {dialog.value === 'undo' && mayUndo && <UndoDialog match={match} view={view} onClose={dialog.close} />}
      </Suspense>
    </Stack>
  );
}
