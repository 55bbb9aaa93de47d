import { useEffect, useRef, useState } from 'react';
import { type Shot, replay } from '../../../domain/onboarding/tutorial-game.ts';
import { useAction } from '../../data/use-action.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { ErrorState } from '../../ui/layout/states.tsx';
import { Steps } from '../components/steps.tsx';
import { TutorialIntro } from '../components/tutorial-intro.tsx';
import { TutorialPlay } from '../components/tutorial-play.tsx';
import { TutorialResult } from '../components/tutorial-result.tsx';
import {
  StartTutorialDocument,
  SubmitTutorialDocument,
  type SubmitTutorialMutation,
} from '../operations/__generated__/onboarding.gql.ts';
import * as t from '../__generated__/messages.ts';

const STEPS = [t.confirmEntry(), t.playMiniGame(), t.submitResult()] as const;
/** What the server will not take however often it is sent. */
const FINAL: ReadonlySet<string> = new Set(['TUTORIAL_OVER', 'BAD_INPUT']);

interface Run {
  readonly id: string;
  readonly seed: number;
}
type Phase =
  | { readonly kind: 'instructions' }
  | { readonly kind: 'playing'; readonly run: Run }
  | {
      readonly kind: 'results';
      readonly run: Run;
      readonly shots: readonly Shot[];
      readonly result: SubmitTutorialMutation['submitTutorial'] | null;
    };

/** ON-13 to ON-20: instructions, playing, results. */
export function TutorialScreen() {
  const viewer = useViewer();
  const [phase, setPhase] = useState<Phase>({ kind: 'instructions' });
  const start = useAction(StartTutorialDocument);
  const submission = useAction(SubmitTutorialDocument);
  const result = phase.kind === 'results' ? phase.result : null;
  const done = phase.kind === 'instructions' ? 0 : phase.kind === 'playing' ? 1 : result ? 3 : 2;
  const area = useArrivalIn(`${phase.kind} ${result ? 'known' : ''}`);

  const begin = async (): Promise<void> => {
    const begun = await start.run({});
    if (begun) setPhase({ kind: 'playing', run: begun.startTutorial });
  };
  const handIn = async (run: Run, shots: readonly Shot[]): Promise<void> => {
    setPhase({ kind: 'results', run, shots, result: null });
    const answer = await submission.run({ runId: run.id, shots: shots.map(({ atMs, x, y }) => ({ atMs, x, y })) });
    if (answer) setPhase({ kind: 'results', run, shots, result: answer.submitTutorial });
  };
  const again = (): void => {
    start.reset();
    submission.reset();
    setPhase({ kind: 'instructions' });
  };

  const { failure } = submission;
  return (
    <Page title={t.tutorialChallenge()} subtitle={t.onePracticeRoundOnTheHouse()} width="medium">
      <Stack gap={5}>
        <Steps label={t.stepsOfTheTutorial()} names={STEPS} done={done} />
        <Card padding={phase.kind === 'playing' ? 4 : 6} ref={area} tabIndex={-1} css={{ outline: 'none' }}>
          {phase.kind === 'instructions' && (
            <TutorialIntro
              isPractice={viewer?.onboarding.tutorialCompletedAt !== null}
              isStarting={start.isRunning}
              refusal={start.failure?.sentence ?? null}
              onStart={() => void begin()}
            />
          )}
          {phase.kind === 'playing' && (
            <TutorialPlay seed={phase.run.seed} onEnd={(shots) => void handIn(phase.run, shots)} />
          )}
          {phase.kind === 'results' &&
            (result ? (
              <TutorialResult result={result} counted={replay(phase.run.seed, phase.shots)} onAgain={again} />
            ) : !failure ? (
              <Spinner label={t.submittingYourResult()} />
            ) : FINAL.has(failure.code) ? (
              <Notice tone="loss" live action={<Button onClick={again}>{t.playAgain()}</Button>}>
                {failure.sentence}
              </Notice>
            ) : (
              <ErrorState
                title={t.yourResultCouldNotBeSubmitted()}
                busy={submission.isRunning}
                onRetry={() => void handIn(phase.run, phase.shots)}
              >
                {t.sentenceTheRoundIsKept({ sentence: failure.sentence })}
              </ErrorState>
            ))}
        </Card>
      </Stack>
    </Page>
  );
}

/** The focus goes along with what the card shows, so that the keyboard and a screen reader are never left behind. */
function useArrivalIn(shown: string) {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) area.current?.focus({ preventScroll: true });
    last.current = shown;
  }, [shown]);
  return area;
}
