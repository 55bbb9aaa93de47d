import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { arcadeRunPath } from '../../../domain/arcade/arcade.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { formatAmount, titleOf } from '../arcade-words.ts';
import { likelyHand } from '../hand.ts';
import { EnterArcadeDocument } from '../operations/__generated__/enter-arcade.gql.ts';
import type { ReadArcadeDeskQuery } from '../operations/__generated__/read-arcade-desk.gql.ts';

type Invite = ReadArcadeDeskQuery['arcadeInvites'][number];

/** Battles that somebody offers to the player alone. Whoever lets one pass does nothing. */
export function Invites({ invites }: { readonly invites: readonly Invite[] }) {
  const [chosen, setChosen] = useState<Invite | null>(null);
  return (
    <>
      <List label="Battles offered to you">
        {invites.map((invite) => (
          <ListRow
            key={invite.contestId}
            title={`${titleOf(invite.game)} with ${invite.from.username}`}
            detail={
              <>
                {formatAmount(invite.currency, invite.entrySum.value)} · open for{' '}
                <Countdown endsAt={invite.dueAt} now={serverNow} label="Time to answer" />
              </>
            }
            trailing={
              <Button
                size="small"
                aria-label={`Play ${titleOf(invite.game)} with ${invite.from.username}`}
                onClick={() => setChosen(invite)}
              >
                Play
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
      title={`${titleOf(game)} with ${from.username}`}
      description="Both play the same course, and nobody sees a score before both are done. A ticket that you give back is not offered again."
      figures={[
        { term: 'Entry', detail: say(entry) },
        { term: 'Platform fee', detail: say(fee) },
        { term: 'The winner gets', detail: say(2 * entry) },
        { term: 'Total', detail: say(entry + fee), total: true },
      ]}
      confirmLabel={`Play for ${say(entry + fee)}`}
      onConfirm={accept}
      busy={enter.isRunning}
      refusal={enter.failure?.sentence}
    />
  );
}
