import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { GoneMeanwhile } from '../../parts/gone-meanwhile.tsx';
import { Part } from '../../parts/part.tsx';
import { lazyDialog, lazyPart } from '../../ui/layout/lazy-part.tsx';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StickyAction } from '../../ui/overlay/sticky-action.tsx';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { AnswerBattle } from './answer-battle.tsx';
import { Concede } from './concede.tsx';
import { InviteOpponent } from './invite-opponent.tsx';
import { ReadyCheck } from './ready-check.tsx';
import { StreamButton } from './stream-button.tsx';
import * as t from '../__generated__/messages.ts';

const CancelDialog = lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

// The library of forms is asked for by those who may need it, once they see the page.
const loadResultDialog = () => import('./result-dialog.tsx');
const loadIssueDialog = () => import('./issue-dialog.tsx');
const ResultDialog = lazyPart(async () => (await loadResultDialog()).ResultDialog);
const JoinDialog = lazyDialog(async () => (await import('./join-dialog.tsx')).JoinDialog);
const IssueDialog = lazyPart(async () => (await loadIssueDialog()).IssueDialog);

interface ChallengeActionsProps {
  readonly battle: BattleDetailFragment;
  /** The invite code of the address; null without one. */
  readonly code: string | null;
}

/** What may be done with the battle now, by whoever looks at it (CH-08 to CH-11). */
export function ChallengeActions({ battle, code }: ChallengeActionsProps) {
  const dialog = useAddressDialog('dialog');
  const navigate = useNavigate();
  const { status, viewerSeat, opponent } = battle;
  const { action } = battle.nextStep;
  const isPlayer = viewerSeat !== null;
  const isOpen = action === 'JOIN';
  // What the other says waits for an answer, which is then the first thing to do.
  const report = action === 'ANSWER_REPORT' ? battle.reports[0] : undefined;
  // Its service says how it ended; a report is for when that does not answer.
  const isChess = action === 'PLAY';
  const mayReport = action === 'REPORT' || isChess || report !== undefined;
  const other = viewerSeat === 'CREATOR' ? opponent : battle.creator;
  const isBeforeStart = status === 'WAITING' && isPlayer;
  const hasForms = status === 'ACTIVE' && isPlayer;
  useEffect(() => {
    if (!hasForms) return;
    for (const load of [loadResultDialog, loadIssueDialog]) load().catch(() => undefined);
  }, [hasForms]);
  // Somebody who added money for it may come back too late.
  const gone = dialog.value === 'join' && !isOpen && !isPlayer && <GoneMeanwhile />;
  if (status !== 'ACTIVE' && !isBeforeStart && !isOpen) return gone || null;

  return (
    <>
      <Stack gap={3}>
        {gone}
        {action === 'INVITE' && <InviteOpponent battle={battle} />}
        {isBeforeStart && opponent && <ReadyCheck battle={battle} />}
        {report && <AnswerBattle battle={battle} report={report} onIssue={() => dialog.open('issue')} />}
        <Row gap={3}>
          {isOpen && (
            <StickyAction>
              <Button variant="primary" size="large" onClick={() => dialog.open('join')}>
                {t.joinBattle()}
              </Button>
            </StickyAction>
          )}
          {action === 'INVITE' && <Button disabled>{t.startMatch()}</Button>}
          {isBeforeStart && <Button onClick={() => dialog.open('cancel')}>{t.cancelChallenge()}</Button>}
          {status === 'ACTIVE' && (
            <>
              {battle.game === 'CHESS' && isPlayer && <Part of="proof.play" battleId={battle.id} code={code} />}
              {mayReport && (isChess || report) && (
                <Button onClick={() => dialog.open('result')}>{t.reportResult()}</Button>
              )}
              {mayReport && !isChess && !report && (
                <StickyAction>
                  <Button variant="primary" size="large" onClick={() => dialog.open('result')}>
                    {t.reportResult()}
                  </Button>
                </StickyAction>
              )}
              <StreamButton battle={battle} />
              {isPlayer && !report && <Button onClick={() => dialog.open('issue')}>{t.reportIssue()}</Button>}
            </>
          )}
        </Row>
        {action === 'INVITE' && (
          <Text tone="dim" size={14}>
            {t.theMatchCanBeStartedOnceSomebody()}
          </Text>
        )}
        {mayReport && !report && other && <Concede battle={battle} name={other.username} />}
      </Stack>
      {dialog.value === 'join' && isOpen && (
        <JoinDialog battle={battle} code={code} onClose={dialog.close} onJoined={dialog.close} />
      )}
      {dialog.value === 'cancel' && isBeforeStart && (
        <CancelDialog
          battle={battle}
          onClose={dialog.close}
          onCancelled={(isStillVisible) =>
            isStillVisible ? dialog.close() : void navigate(battlegroundsPath('live-battles'), { replace: true })
          }
        />
      )}
      <Suspense>
        {dialog.value === 'result' && mayReport && <ResultDialog battle={battle} onClose={dialog.close} />}
        {dialog.value === 'issue' && hasForms && <IssueDialog battle={battle} onClose={dialog.close} />}
      </Suspense>
    </>
  );
}
