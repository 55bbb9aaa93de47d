import { useQuery } from '@apollo/client/react';
import * as z from 'zod/mini';
import { failureOf } from '../../data/failure.ts';
import { AddMissing } from '../../parts/add-missing.tsx';
import { Failed } from '../../parts/failed.tsx';
import { formatCents, parseDollars } from '../../format/format.ts';
import { stakeProblem } from '../../forms/stake-problem.ts';
import { choice } from '../../forms/choice.ts';
import { useForm } from '../../forms/use-form.ts';
import { gameOptionsOf, modeFor, modeOptionsOf } from '../../forms/battle-options.ts';
import { stakeDetails } from '../stake-details.tsx';
import { figuresOf } from '../stake-figures.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { useFilledIn } from '../../session/use-filled-in.ts';
import type { BattleGame, BattleMode } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { FindOpponentDocument } from '../operations/__generated__/friend.gql.ts';
import { ListInvitesDocument, SendInviteDocument } from '../operations/__generated__/invite.gql.ts';
import { StakeBoundsDocument } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

/** The stake as its field holds it, in dollars. */
const inviteSchema = z.object({ game: choice<BattleGame>(), mode: choice<BattleMode>(), stake: z.string() });

export interface InviteDialogProps {
  readonly username: string;
  readonly onClose: () => void;
}

/** The terms of an invite, with what they cost (FC-05). */
export function InviteDialog({ username, onClose }: InviteDialogProps) {
  const toast = useToast();
  const found = useQuery(FindOpponentDocument, { variables: { username } });
  const bounds = useQuery(StakeBoundsDocument).data?.battleRules ?? null;
  const wallet = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' }).data?.wallet;
  const sending = useAction(SendInviteDocument, { changes: [ListInvitesDocument] });
  const player = found.data?.acquaintance?.player;
  const availableCents = wallet?.availableToBetCents ?? null;
  const filledIn = useFilledIn(inviteSchema);
  const form = useForm({
    schema: inviteSchema,
    initial: filledIn ?? { game: 'VALORANT', mode: 'DUEL', stake: '' },
    check: ({ stake }) => ({ stake: stakeProblem(stake, bounds, availableCents) }),
    places: { stakeCents: 'stake' },
    sending,
    send: async ({ game, mode, stake }) => {
      const cents = parseDollars(stake);
      if (!player || cents === null) return;
      if (!(await sending.run({ input: { toId: player.id, game, mode: modeFor(game, mode), stakeCents: cents } })))
        return;
      toast({
        title: t.challengeSent(),
        description: t.usernameHasADayToAnswer({ username: player.username }),
        tone: 'win',
      });
      onClose();
    },
  });
  const stakeCents = parseDollars(form.values.stake);
  const figures =
    stakeCents === null || bounds === null ? null : figuresOf(stakeCents, bounds.feeBasisPoints, availableCents);
  const hint = [
    ...(bounds === null
      ? []
      : [
          t.betweenMinStakeAndMaxStake({
            minStake: formatCents(bounds.minStakeCents),
            maxStake: formatCents(bounds.maxStakeCents),
          }),
        ]),
    ...(availableCents === null ? [] : [t.availableAvailableToBet({ available: formatCents(availableCents) })]),
  ].join('; ');

  return (
    <FormDialog
      {...form.wires}
      title={t.challengeUsername({ username: player?.username ?? username })}
      description={t.nothingIsHeldYetWhenTheChallenge()}
      submitLabel={t.sendChallenge()}
      busy={form.isSending}
      disabled={!player}
      onClose={onClose}
    >
      {found.error && <Notice tone="loss">{failureOf(found.error).sentence}</Notice>}
      <Grid min={180}>
        <Select label={t.game()} options={gameOptionsOf(bounds?.games ?? null)} {...form.field('game')} />
        <Select label={t.gameMode()} options={modeOptionsOf(form.values.game)} {...form.field('mode')} />
      </Grid>
      <MoneyField label={t.stakeAmount()} required hint={hint === '' ? undefined : hint} {...form.field('stake')} />
      {figures === null ? (
        <Text tone="dim" size={14}>
          {t.enterAStakeToSeeTheFee()}
        </Text>
      ) : (
        <DescriptionList items={stakeDetails(figures)} />
      )}
      <AddMissing neededCents={figures?.holdCents ?? null} filledIn={form.values} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
