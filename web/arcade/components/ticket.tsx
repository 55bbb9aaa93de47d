import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { arcadeBracketPath, arcadePath } from '../../../domain/arcade/arcade.paths.ts';
import { isGameId } from '../../../domain/arcade/games.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { display } from '../../ui/theme.tsx';
import { HAND_WORDS, MODE_WORDS, formatAmount } from '../arcade-words.ts';
import { PAGE_CLOCK } from '../clock.ts';
import { boundHand } from '../hand.ts';
import type { GameFiles } from '../hooks/use-game-files.ts';
import {
  type ArcadeRunFieldsFragment,
  BeginArcadeRunDocument,
  LeaveArcadeDocument,
} from '../operations/__generated__/arcade.gql.ts';
import { PlayTogether } from './play-together.tsx';
import { RoughClock } from './rough-clock.tsx';
import * as t from '../__generated__/messages.ts';

interface TicketProps {
  readonly run: ArcadeRunFieldsFragment;
  readonly files: GameFiles;
}

const COUNT_FROM = 3;
const count = css(display, { fontSize: 'var(--size-56)', textAlign: 'center', paddingBlock: 'var(--space-12)' });
const hash = css({ fontFamily: 'ui-monospace, monospace', fontSize: 'var(--size-12)', overflowWrap: 'anywhere' });

/** A run that has not begun: what it is for, what to know before it, and its start. */
export function Ticket({ run, files }: TicketProps) {
  const { id, bracketId, mode, currency, entrySum, feeSum, target, commitment, lapsesAt, contest } = run;
  const hand = isGameId(run.game) ? boundHand(run.game, run) : null;
  const navigate = useNavigate();
  const begin = useAction(BeginArcadeRunDocument);
  const leave = useAction(LeaveArcadeDocument, { changes: ['ReadArcadeDesk', 'ListArcadeRuns'], movesMoney: true });
  const [left, setLeft] = useState<number | null>(null);

  const { run: beginRun } = begin;
  useEffect(() => {
    if (left === null) return undefined;
    return PAGE_CLOCK.after(SECOND, () => {
      setLeft(left > 1 ? left - 1 : null);
      if (left <= 1) void beginRun({ id });
    });
  }, [left, beginRun, id]);

  if (left !== null || begin.isRunning)
    return (
      <div css={count} role="timer" aria-live="assertive">
        {left ?? t.go()}
      </div>
    );
  const giveBack = async (): Promise<void> => {
    if (await leave.run({ id })) void navigate(bracketId === null ? arcadePath : arcadeBracketPath(bracketId));
  };
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: t.mode(), detail: MODE_WORDS[mode] },
          {
            term: t.entry(),
            detail:
              bracketId !== null
                ? t.paidWithTheBracket()
                : entrySum.value === 0
                  ? t.none()
                  : formatAmount(currency, entrySum.value + feeSum.value),
          },
          { term: t.target(), detail: t.targetPoints({ target }) },
          ...(lapsesAt === null
            ? []
            : [
                {
                  term: t.givenBackIn(),
                  detail: <Countdown key="lapses" endsAt={lapsesAt} now={serverNow} label={t.timeToBegin()} />,
                },
              ]),
        ]}
      />
      {contest.live && <PlayTogether id={id} live={contest.live} />}
      {mode === 'BATTLE' && contest.taken < contest.seats && (
        <Notice title={t.yourOpponentIsNotHereYet()}>{t.startWheneverYouLikeTheOtherPlays()}</Notice>
      )}
      <Notice title={t.thereIsNoPause()}>{t.fromTheStartOnTheRunCounts()}</Notice>
      <RoughClock />
      {hand && (
        <Notice title={t.playedWithHand({ hand: HAND_WORDS[hand] })}>{t.theRunTakesNothingElseWhoever()}</Notice>
      )}
      {(hand === null || hand === 'KEYS') && (
        <Text size={14} tone="dim" css={hand === null && { '@media (pointer: coarse)': { display: 'none' } }}>
          {files.board.keys}
        </Text>
      )}
      {(begin.failure ?? leave.failure) && <Notice tone="loss">{(begin.failure ?? leave.failure)?.sentence}</Notice>}
      <Row gap={3}>
        <Button variant={contest.live ? 'secondary' : 'primary'} size="large" onClick={() => setLeft(COUNT_FROM)}>
          {contest.live ? t.startAlone() : t.start()}
        </Button>
        <Button variant="ghost" size="large" busy={leave.isRunning} onClick={() => void giveBack()}>
          {entrySum.value === 0 ? t.notNow() : t.giveBack()}
        </Button>
      </Row>
      <details>
        <summary>{t.theCourseIsFixedAlready()}</summary>
        <Text size={14} tone="dim">
          {t.everySecretThatTheCourseComes()}
        </Text>
        <p css={hash}>{commitment}</p>
      </details>
    </Stack>
  );
}
