import { useQuery } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { Failed } from '../../parts/failed.tsx';
import { failureOf } from '../../data/failure.ts';
import { formatCents } from '../../format/format.ts';
import { teamPath } from '../../../domain/teams/teams.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useAction } from '../../data/use-action.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DecideTeamBattleDocument } from '../operations/__generated__/decide-team-battle.gql.ts';
import type { DisputedTeamBattleFragment } from '../operations/__generated__/disputed-team-battle.gql.ts';
import { DisputedTeamBattlesDocument } from '../operations/__generated__/disputed-team-battles.gql.ts';

/** As the server counts them. */
const REASON_MAX = 2_000;
/** What the form calls a decision without a winner. */
const NOBODY = 'nobody';

/** Team battles in dispute: what both captains say, and the decision. */
export function TeamDisputes() {
  const { data, error, loading, refetch } = useQuery(DisputedTeamBattlesDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const dialog = useAddressDialog('team-battle');
  const refresh = (): void => void refetch().catch(() => undefined);
  const battles = data?.disputedTeamBattles;
  const chosen = battles?.find(({ id }) => id === dialog.value);
  return (
    <Stack gap={4}>
      <Row justify="space-between">
        <Heading level={2}>Team battles in dispute</Heading>
        <Button busy={loading} onClick={refresh}>
          Refresh
        </Button>
      </Row>
      {battles && battles.length > 0 ? (
        <Stack as="ul" gap={4}>
          {battles.map((battle) => (
            <TeamDisputeCard key={battle.id} battle={battle} onDecide={() => dialog.open(battle.id)} />
          ))}
        </Stack>
      ) : battles ? (
        <EmptyState title="No team battle is in dispute">Contested team battles are listed here.</EmptyState>
      ) : error ? (
        <ErrorState title="Failed to load team battles" onRetry={refresh}>
          {failureOf(error).sentence}
        </ErrorState>
      ) : (
        <Skeleton label="Loading team battles">
          <SkeletonBlock height={200} shape="card" />
        </Skeleton>
      )}
      {chosen && (
        <DecideDialog
          battle={chosen}
          onClose={dialog.close}
          onDecided={() => {
            dialog.close();
            refresh();
          }}
        />
      )}
    </Stack>
  );
}

interface TeamDisputeCardProps {
  readonly battle: DisputedTeamBattleFragment;
  readonly onDecide: () => void;
}

const heldIn = ({ lineUp }: DisputedTeamBattleFragment): number =>
  lineUp.reduce((sum, { stakeCents, feeCents }) => sum + stakeCents + feeCents, 0);

function TeamDisputeCard({ battle, onDecide }: TeamDisputeCardProps) {
  const { home, away } = battle;
  return (
    <Card as="li">
      <Stack gap={4}>
        <Row justify="space-between">
          <Row gap={2}>
            <Heading level={3}>
              {home.name} vs {away.name}
            </Heading>
            <Badge tone="warn">In dispute</Badge>
          </Row>
          <Button onClick={onDecide}>Decide</Button>
        </Row>
        <Text css={{ overflowWrap: 'anywhere' }}>{battle.issue ?? 'The captains report different results.'}</Text>
        <Grid min={280} gap={5}>
          <DescriptionList
            items={[
              { term: 'Game', detail: battle.gameTitle },
              { term: 'Stake of each team', detail: formatCents(battle.stakeCents) },
              { term: 'Held in all', detail: formatCents(heldIn(battle)) },
              { term: 'Started', detail: <RelativeTime at={battle.createdAt} now={serverNow} /> },
            ]}
          />
          <Stack gap={3}>
            <Word battle={battle} side="home" />
            <Word battle={battle} side="away" />
          </Stack>
        </Grid>
      </Stack>
    </Card>
  );
}

function Word({ battle, side }: { readonly battle: DisputedTeamBattleFragment; readonly side: 'home' | 'away' }) {
  const isHome = side === 'home';
  const team = isHome ? battle.home : battle.away;
  const claim = isHome ? battle.homeClaim : battle.awayClaim;
  const url = isHome ? battle.homeRecordingUrl : battle.awayRecordingUrl;
  const winner = claim === battle.home.id ? battle.home.name : battle.away.name;
  return (
    <Stack gap={1}>
      <Heading level={4}>
        <Link to={teamPath(team.id)}>{team.name}</Link>
      </Heading>
      <Text tone={claim === null ? 'dim' : 'plain'}>
        {claim === null ? 'has reported no result' : `reports: ${winner} won`}
      </Text>
      {url !== null && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          Recording of {team.name}
        </a>
      )}
    </Stack>
  );
}

interface DecideDialogProps {
  readonly battle: DisputedTeamBattleFragment;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

function DecideDialog({ battle, onClose, onDecided }: DecideDialogProps) {
  const decide = useAction(DecideTeamBattleDocument);
  const toast = useToast();
  const { home, away } = battle;
  const { register, handleSubmit, formState, watch } = useForm<{ winner: string | null; reason: string }>({
    mode: 'onTouched',
    defaultValues: { winner: null, reason: '' },
  });
  const { errors } = formState;
  const pool = formatCents(battle.poolCents);
  const submit = handleSubmit(async ({ winner, reason }) => {
    if (winner === null) return;
    const winnerTeamId = winner === NOBODY ? null : winner;
    if (!(await decide.run({ input: { teamBattleId: battle.id, winnerTeamId, reason } }))) return;
    toast({ title: 'Decided', description: 'The money has moved.', tone: 'win' });
    onDecided();
  });
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={`Decide: ${home.name} vs ${away.name}`}
      description="The decision moves the money at once and is kept in the audit log with its reason."
      submitLabel="Decide"
      cancelLabel="Back"
      variant="danger"
      busy={decide.isRunning}
    >
      <RadioGroup
        label="Decision"
        error={errors.winner?.message}
        options={[
          { value: home.id, label: `${home.name} won`, hint: `Its payers are paid ${pool}.` },
          { value: away.id, label: `${away.name} won`, hint: `Its payers are paid ${pool}.` },
          { value: NOBODY, label: 'Void', hint: 'Every payer gets stake and fee back.' },
        ]}
        {...register('winner', { required: 'Choose a decision.', onChange: decide.reset })}
      />
      <TextArea
        label="Reason"
        required
        maxLength={REASON_MAX}
        value={watch('reason')}
        error={errors.reason?.message}
        {...register('reason', { validate: (text) => text.trim() !== '' || 'Give the reason.' })}
      />
      <Failed failure={decide.failure} />
    </FormDialog>
  );
}
