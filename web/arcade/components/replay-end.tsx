import { Moment } from '../../ui/figure/moment.tsx';
import { splintersOf } from '../../ui/face/worn.tsx';
import { formatCount } from '../../format/format.ts';
import type { ArcadeRunFieldsFragment } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

type Run = ArcadeRunFieldsFragment;

interface ReplayEndProps {
  readonly run: Pick<Run, 'id' | 'mode' | 'isOwn'> & {
    readonly player: Pick<Run['player'], 'username'> & { readonly worn: Pick<Run['player']['worn'], 'skin'> };
    readonly result: Pick<NonNullable<Run['result']>, 'isWon' | 'score'> | null;
  };
}

/** What the win of a run throws at the end of its replay, for everybody who watches it: its player's skin. */
export function ReplayEnd({ run: { id, mode, isOwn, result, player } }: ReplayEndProps) {
  if (!result?.isWon || mode === 'PRACTICE') return null;
  return (
    <Moment
      id={`replay-${id}`}
      outcome="win"
      label={isOwn ? t.yourResult() : t.theResultOfUsername({ username: player.username })}
      title={isOwn ? t.youWon() : t.usernameWon({ username: player.username })}
      amount={result.score}
      format={(amount) => t.scorePoints({ score: formatCount(amount) })}
      splinters={splintersOf(player.worn.skin)}
    >
      {t.withThisRun()}
    </Moment>
  );
}
