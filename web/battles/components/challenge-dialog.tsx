import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../data/failure.ts';
import { Failed } from '../../parts/failed.tsx';
import { formatCents, parseDollars } from '../../format/format.ts';
import { GAME_OPTIONS, MODE_OPTIONS } from '../../forms/battle-options.ts';
import { stakeDetails } from '../stake-details.tsx';
import { figuresOf } from '../stake-figures.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet-summary.gql.ts';
import type { BattleGame, BattleMode } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Grid } from '../../ui/layout.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { refreshInvites } from '../refresh-invites.ts';
import { checkStake } from '../invite-terms.ts';
import { FindOpponentDocument } from '../operations/__generated__/find-opponent.gql.ts';
import { SendInviteDocument } from '../operations/__generated__/send-invite.gql.ts';
import { StakeBoundsDocument } from '../operations/__generated__/stake-bounds.gql.ts';

export interface ChallengeDialogProps {
  readonly username: string;
  readonly onClose: () => void;
}

/** The terms of a challenge to one player, with what they cost (FC-05). */
export function ChallengeDialog({ username, onClose }: ChallengeDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const found = useQuery(FindOpponentDocument, { variables: { username } });
  const bounds = useQuery(StakeBoundsDocument).data?.battleRules ?? null;
  const wallet = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' }).data?.wallet;
  const send = useAction(SendInviteDocument);
  const [game, setGame] = useState<BattleGame>('VALORANT');
  const [mode, setMode] = useState<BattleMode>('DUEL');
  const [stake, setStake] = useState('');
  const [isJudged, setJudged] = useState(false);

  const player = found.data?.acquaintance?.player;
  const availableCents = wallet?.availableToBetCents ?? null;
  const problem = checkStake(stake, bounds, availableCents);
  const stakeCents = parseDollars(stake);
  const figures =
    stakeCents === null || bounds === null ? null : figuresOf(stakeCents, bounds.feeBasisPoints, availableCents);
  const hint = [
    ...(bounds === null
      ? []
      : [`Between ${formatCents(bounds.minStakeCents)} and ${formatCents(bounds.maxStakeCents)}`]),
    ...(availableCents === null ? [] : [`${formatCents(availableCents)} available to bet`]),
  ].join('; ');

  const submit = async (): Promise<void> => {
    setJudged(true);
    if (!player || problem !== null || stakeCents === null) return;
    if (!(await send.run({ input: { toId: player.id, game, mode, stakeCents } }))) return;
    toast({ title: 'Challenge sent', description: `${player.username} has a day to answer.`, tone: 'win' });
    onClose();
    await refreshInvites(client);
  };

  return (
    <FormDialog
      title={`Challenge ${player?.username ?? username}`}
      description="Nothing is held yet. When the challenge is accepted, stake and fee of both players are held at once."
      submitLabel="Send Challenge"
      busy={send.isRunning}
      disabled={!player}
      onClose={onClose}
      onSubmit={submit}
    >
      {found.error && <Notice tone="loss">{failureOf(found.error).sentence}</Notice>}
      <Grid min={180}>
        <Select
          label="Game"
          options={GAME_OPTIONS}
          value={game}
          onChange={(event) => setGame(valueIn(GAME_OPTIONS, event.target.value, game))}
        />
        <Select
          label="Game Mode"
          options={MODE_OPTIONS}
          value={mode}
          onChange={(event) => setMode(valueIn(MODE_OPTIONS, event.target.value, mode))}
        />
      </Grid>
      <MoneyField
        label="Stake Amount"
        required
        hint={hint === '' ? undefined : hint}
        error={isJudged && problem !== null ? problem : undefined}
        value={stake}
        onChange={(event) => setStake(event.target.value)}
        onBlur={() => setJudged(stake.trim() !== '')}
      />
      {figures === null ? (
        <Text tone="dim" size={14}>
          Enter a stake to see the fee, what is held and what can be won.
        </Text>
      ) : (
        <DescriptionList items={stakeDetails(figures)} />
      )}
      <Failed failure={send.failure} />
    </FormDialog>
  );
}

const valueIn = <V extends string>(options: readonly { value: V }[], value: string, otherwise: V): V =>
  options.find((option) => option.value === value)?.value ?? otherwise;
