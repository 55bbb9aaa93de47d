import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { arcadeRunPath } from '../../../domain/arcade/arcade.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { AddRefused } from '../../parts/add-missing.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { formatAmount, titleOf } from '../arcade-words.ts';
import { likelyHand } from '../hand.ts';
import { EnterArcadeDocument, type ReadArcadeDeskQuery } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

type Invite = ReadArcadeDeskQuery['arcadeInvites'][number];

/** Battles that somebody offers to the player alone. Whoever lets one pass does nothing. */
export function Invites({ invites }: { readonly invites: readonly Invite[] }) {
  const [chosen, setChosen] = useState<Invite | null>(null);
  return (
    <>
      <List label={t.battlesOfferedToYou()}>
        {invites.map((invite) => (
          <ListRow
            key={invite.contestId}
            title={t.gameWithUsername({ game: titleOf(invite.game), username: invite.from.username })}
            detail={
              <>
                {t.entryOpenFor({
                  entry: formatAmount(invite.currency, invite.entrySum.value),
                  countdown: <Countdown endsAt={invite.dueAt} now={serverNow} label={t.timeToAnswer()} />,
                })}
              </>
            }
            trailing={
              <Button
                size="small"
                aria-label={t.playGameWithUsername({ game: titleOf(invite.game), username: invite.from.username })}
                onClick={() => setChosen(invite)}
              >
                {t.play({ what: 'game' })}
              </Button>
            }
          />
        ))}
      </List>
      {chosen && <Accept invite={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Accept({ invite, onClose }: { readonly invite: Invite; readonly onClose: () => void }) {
  const {
    contestId,
    game,
    version,
    currency,
    entrySum: { value: entry },
    feeSum: { value: fee },
    from,
  } = invite;
  const navigate = useNavigate();
  const enter = useAction(EnterArcadeDocument, { changes: ['ReadArcadeDesk', 'ListArcadeRuns'], movesMoney: true });
  const say = (amount: number): string => formatAmount(currency, amount);
  const accept = async (): Promise<void> => {
    const input = { game, version, mode: 'BATTLE', currency, entry, contestId, inputClass: likelyHand(game) } as const;
    const entered = await enter.run({ input });
    if (entered) void navigate(arcadeRunPath(entered.enterArcade.id));
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.gameWithUsername({ game: titleOf(game), username: from.username })}
      description={t.bothPlayTheSameCourseAndNobody()}
      figures={[
        { term: t.entry(), detail: say(entry) },
        { term: t.platformFee(), detail: say(fee) },
        { term: t.theWinnerGets(), detail: say(2 * entry) },
        { term: t.total(), detail: say(entry + fee), total: true },
      ]}
      confirmLabel={t.playFor({ amount: say(entry + fee) })}
      onConfirm={accept}
      busy={enter.isRunning}
      refusal={enter.failure?.sentence}
    >
      <AddRefused failure={enter.failure} />
    </ConfirmDialog>
  );
}
