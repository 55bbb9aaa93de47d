import { LATER_MINUTES } from '../../../domain/battles/battle.ts';
import { useAction } from '../../data/use-action.ts';
import { stepWords } from '../../format/contest-words.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { StickyAction } from '../../ui/overlay/sticky-action.tsx';
import { nameOf } from '../battle-state.ts';
import { formatMoment } from '../moment.ts';
import { useCalled } from '../hooks/use-called.ts';
import {
  type BattleDetailFragment,
  PostponeStartDocument,
  StartBattleDocument,
  TakeBackStartDocument,
} from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

/** 'I am ready' of both players (CH-10): pressed by one it calls the other, pressed by both the match is on. */
export function ReadyCheck({ battle }: { readonly battle: BattleDetailFragment }) {
  const start = useAction(StartBattleDocument);
  const takeBack = useAction(TakeBackStartDocument);
  const postpone = useAction(PostponeStartDocument);
  const { id: battleId, nextStep, laterId, laterUntil } = battle;
  const { action } = nextStep;
  const isCalled = action === 'ANSWER_CALL';
  const words = stepWords(nextStep);
  useCalled(isCalled ? words : null);
  const isBusy = start.isRunning || takeBack.isRunning || postpone.isRunning;
  return (
    <Stack gap={2}>
      {/* The sentence and its clock stand above; whoever listens is called at once. */}
      {isCalled && (
        <VisuallyHidden>
          <span role="alert">{words}</span>
        </VisuallyHidden>
      )}
      {action === 'TAKE_BACK' ? (
        <Row gap={3}>
          <Button busy={takeBack.isRunning} disabled={isBusy} onClick={() => void takeBack.run({ battleId })}>
            {t.takeBack()}
          </Button>
        </Row>
      ) : (
        <StickyAction>
          <Button
            variant="primary"
            size="large"
            disabled={isBusy && !start.isRunning}
            busy={start.isRunning}
            onClick={() => void start.run({ battleId })}
          >
            {t.startMatch()}
          </Button>
        </StickyAction>
      )}
      {isCalled && (
        <Row gap={2} role="group" aria-label={t.notNow()}>
          <Text as="span" tone="dim" size={14}>
            {t.notNow()}
          </Text>
          {LATER_MINUTES.map((minutes) => (
            <Button key={minutes} disabled={isBusy} onClick={() => void postpone.run({ battleId, minutes })}>
              {t.inMinutes({ minutes })}
            </Button>
          ))}
        </Row>
      )}
      {laterId !== null && laterUntil !== null && laterUntil > serverNow() && (
        <Text tone="dim" size={14}>
          <bdi>{t.playerAskedForTimeUntil({ player: nameOf(battle, laterId), when: formatMoment(laterUntil) })}</bdi>
        </Text>
      )}
      <Failed failure={start.failure ?? takeBack.failure ?? postpone.failure} />
    </Stack>
  );
}
