import { GAME_OPTIONS } from '../../forms/battle-options.ts';
import { useQuery } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { Failed } from '../../parts/failed.tsx';
import { failureOf } from '../../data/failure.ts';
import { formatCents, parseDollars } from '../../format/format.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet-summary.gql.ts';
import type { BattleGame, TeamPayer } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Row } from '../../ui/layout.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ChallengeTeamDocument } from '../operations/__generated__/challenge-team.gql.ts';
import { ReadTeamDocument } from '../operations/__generated__/read-team.gql.ts';
import { TeamStakeBoundsDocument } from '../operations/__generated__/stake-bounds.gql.ts';
import type { TeamRosterFragment } from '../operations/__generated__/team-roster.gql.ts';
import { shareDetails } from '../share-figures.ts';
import { recordOf } from '../team-words.ts';
import { PickTeam } from './pick-team.tsx';
import { TeamLogo } from './team-logo.tsx';

/** The address says so while no team is chosen yet. */
export const ANY_TEAM = 'any';

const PAYERS = [
  { value: 'CAPTAIN', label: 'The captains pay', hint: 'You put in the whole stake of your team and its fee.' },
  {
    value: 'MEMBERS',
    label: 'Members share',
    hint: 'The stake is split evenly between you and every member who presses ‘I am in’ before the answer. Nobody else is charged.',
  },
] as const satisfies readonly { value: TeamPayer; label: string; hint: string }[];

interface ChallengeForm {
  readonly game: BattleGame;
  readonly stake: string;
  readonly payer: TeamPayer;
}

interface ChallengeDialogProps {
  /** The chosen team's id, or `ANY_TEAM`. */
  readonly teamId: string;
  readonly onPick: (teamId: string) => void;
  readonly onClose: () => void;
}

/** 'Challenge Team' (TE-03): whom, what, for how much and who pays. */
export function ChallengeDialog({ teamId, onPick, onClose }: ChallengeDialogProps) {
  const isChosen = teamId !== ANY_TEAM;
  const { data, error, refetch } = useQuery(ReadTeamDocument, { variables: { id: teamId }, skip: !isChosen });
  if (isChosen && data?.team) return <TermsDialog team={data.team} onPick={onPick} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Challenge Team"
      description="Choose whom to challenge. The other captain has a day to answer."
      footer={
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {!isChosen ? (
        <PickTeam onPick={onPick} />
      ) : error ? (
        <ErrorState title="Failed to load the team" onRetry={() => void refetch().catch(() => undefined)}>
          {failureOf(error).sentence}
        </ErrorState>
      ) : (
        <Skeleton label="Loading the team">
          <SkeletonBlock height={240} shape="card" />
        </Skeleton>
      )}
    </Dialog>
  );
}

interface TermsDialogProps extends Omit<ChallengeDialogProps, 'teamId'> {
  readonly team: TeamRosterFragment;
}

function TermsDialog({ team, onPick, onClose }: TermsDialogProps) {
  const { data: wallet } = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const { data: rules } = useQuery(TeamStakeBoundsDocument);
  const challenge = useAction(ChallengeTeamDocument);
  const toast = useToast();
  const { register, handleSubmit, formState, watch } = useForm<ChallengeForm>({
    mode: 'onTouched',
    defaultValues: { game: 'VALORANT', stake: '', payer: 'CAPTAIN' },
  });
  const { errors } = formState;
  const stakeCents = parseDollars(watch('stake'));
  const bounds = rules?.battleRules;
  const refusedAt = challenge.failure?.field === 'stakeCents' ? challenge.failure.sentence : undefined;
  const available = wallet?.wallet?.availableToBetCents;

  const boundsOf = (text: string): string | true => {
    const cents = parseDollars(text);
    if (cents === null) return 'Enter an amount in dollars.';
    if (bounds && (cents < bounds.minStakeCents || cents > bounds.maxStakeCents))
      return `Between ${formatCents(bounds.minStakeCents)} and ${formatCents(bounds.maxStakeCents)}.`;
    return true;
  };
  const submit = handleSubmit(async ({ game, stake, payer }) => {
    const cents = parseDollars(stake);
    if (cents === null) return;
    if (!(await challenge.run({ input: { teamId: team.id, game, stakeCents: cents, payer } }))) return;
    toast({ title: 'Challenge sent', description: `The captain of ${team.name} has a day to answer.`, tone: 'win' });
    onClose();
  });

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title="Challenge Team"
      description={`Against ${team.name}. Nothing is held before its captain accepts; you can take the challenge back until then.`}
      submitLabel="Challenge Team"
      busy={challenge.isRunning}
    >
      <Row gap={3} justify="space-between">
        <Row gap={3}>
          <TeamLogo id={team.id} src={team.logoUrl} size={40} />
          <Text>
            <strong>{team.name}</strong> · {recordOf(team)}
          </Text>
        </Row>
        <Button size="small" variant="ghost" onClick={() => onPick(ANY_TEAM)}>
          Change team
        </Button>
      </Row>
      <Select label="Game" options={GAME_OPTIONS} {...register('game')} />
      <MoneyField
        label="Stake of each team"
        required
        hint={available === undefined ? undefined : `${formatCents(available)} available to bet`}
        error={errors.stake?.message ?? refusedAt}
        {...register('stake', { validate: boundsOf, onChange: challenge.reset })}
      />
      <RadioGroup label="Who pays" options={PAYERS} {...register('payer')} />
      {stakeCents !== null && stakeCents > 0 && (
        <>
          <DescriptionList items={shareDetails(stakeCents, 1)} />
          {watch('payer') === 'MEMBERS' && (
            <Text size={14} tone="dim">
              These are the figures if nobody else is in. With every member who is in, your part becomes smaller.
            </Text>
          )}
        </>
      )}
      <Failed failure={refusedAt === undefined ? challenge.failure : null} />
    </FormDialog>
  );
}
