import { Link } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { StageSkeleton } from '../../parts/battle-skeletons.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { battleBadge } from '../../format/battle-words.ts';
import { useLiveBattle } from '../hooks/use-live-battle.ts';
import { BattleStage } from './battle-stage.tsx';
import { TimerStatus } from './timer-status.tsx';
import * as t from '../__generated__/messages.ts';

export interface LiveStageProps {
  readonly battleId: string;
}

/** One battle beside something else, as it stands now. */
export function LiveStage({ battleId }: LiveStageProps) {
  const { battle, error, isLoading, refetch } = useLiveBattle(battleId, null);
  return (
    <Loaded
      query={{ data: battle, error, loading: isLoading, refetch }}
      what={t.theMatch()}
      skeleton={<StageSkeleton />}
    >
      {(shown) => (
        <BattleStage
          battle={shown}
          state={
            <>
              <Row>
                <Badge tone={battleBadge(shown).tone} live={shown.status === 'ACTIVE'}>
                  {battleBadge(shown).word}
                </Badge>
              </Row>
              <TimerStatus battle={shown} />
            </>
          }
          action={
            <Button asChild>
              <Link to={challengePath(shown.id)}>{t.viewMatch()}</Link>
            </Button>
          }
        />
      )}
    </Loaded>
  );
}
