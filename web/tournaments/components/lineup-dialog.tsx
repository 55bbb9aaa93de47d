import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { teamsPath } from '../../../domain/teams/teams.paths.ts';
import { seatsOf } from '../../../domain/tournaments/lineup.ts';
import { useAction } from '../../data/use-action.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { ProposeLineupDocument } from '../operations/__generated__/propose-lineup.gql.ts';
import { TeamToEnterDocument, type TeamToEnterQuery } from '../operations/__generated__/team-to-enter.gql.ts';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament-detail.gql.ts';

interface LineupDialogProps {
  readonly tournament: TournamentDetailFragment;
  readonly size: number;
  readonly code: string | null;
  readonly onClose: () => void;
}

type OwnTeam = NonNullable<TeamToEnterQuery['myTeam']>;

/** A captain names who plays for the team; everybody else reads what is missing. */
export function LineupDialog(props: LineupDialogProps) {
  const query = useQuery(TeamToEnterDocument, { fetchPolicy: 'cache-and-network' });
  const { data } = query;
  const team = data?.myTeam ?? null;
  const missing = data && missingWords(team, props.size);
  if (team && !missing) return <PickLineup {...props} team={team} />;
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      size="small"
      title="Enter with a team"
      description={missing ?? 'Your team is looked up.'}
      footer={
        <>
          <Button variant="ghost" onClick={props.onClose}>
            Close
          </Button>
          {missing && (
            <Button variant="primary" asChild>
              <Link to={teamsPath}>Open teams</Link>
            </Button>
          )}
        </>
      }
    >
      {!missing && (
        <Loaded query={{ ...query, data: null }} what="your team" skeleton={[3, 40]}>
          {() => null}
        </Loaded>
      )}
    </Dialog>
  );
}

/** Why the reader enters no team; null where nothing is missing. */
function missingWords(team: OwnTeam | null, size: number): string | null {
  if (team === null) return `Teams of ${size} enter this tournament. Create a team, or join one.`;
  if (team.viewerRole !== 'CAPTAIN') return `Your captain enters ${team.name} and asks those who shall play.`;
  if (team.members.length < size)
    return `Teams of ${size} enter this tournament, and ${team.name} has ${team.members.length} players.`;
  return null;
}

function PickLineup({ tournament, size, code, onClose, team }: LineupDialogProps & { readonly team: OwnTeam }) {
  const { id, title, buyInCents, feeCents, entrants, capacity } = tournament;
  const propose = useAction(ProposeLineupDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const [named, setNamed] = useState<readonly string[]>([]);
  const others = team.members.filter(({ role }) => role !== 'CAPTAIN');
  const captain = team.members.find(({ role }) => role === 'CAPTAIN');
  const left = size - 1 - named.length;
  const shares = seatsOf(
    { buyInCents, feeCents },
    Array.from({ length: size }, (_, n) => String(n)),
  );
  const [own, last] = [shares[0], shares.at(-1)].map((seat) => (seat ? seat.stakeCents + seat.feeCents : 0));
  const isFree = buyInCents === 0;

  const confirm = async (): Promise<void> => {
    if (left !== 0 || !(await propose.run({ id, memberIds: [...named], code }))) return;
    toast({
      title: 'Your players are asked',
      description: 'Your team enters as soon as all have agreed.',
      tone: 'info',
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Enter with ${team.name}`}
      description={`You play “${title}” with ${size === 2 ? 'another player' : `${size - 1} others`} of your team. It enters when everybody who is asked has agreed, before check-in opens.${entrants >= capacity ? ' All places are taken now: your team would stand on the waiting list.' : ''}`}
      {...(!isFree && {
        figures: [
          { term: 'Buy-in of the team', detail: <Money cents={buyInCents} /> },
          { term: 'Platform fee', detail: <Money cents={feeCents} /> },
          ...(own === last ? [] : [{ term: 'Your share', detail: <Money cents={own ?? 0} /> }]),
          {
            term: own === last ? 'Share of each' : size === 2 ? 'Share of the other' : 'Share of each of the others',
            detail: <Money cents={last ?? 0} />,
            total: true,
          },
        ],
      })}
      confirmLabel={left === 0 ? 'Ask them' : left > 0 ? `Name ${left} more` : `Name ${-left} fewer`}
      busy={propose.isRunning}
      refusal={propose.failure?.sentence}
      onConfirm={confirm}
    >
      <Stack gap={2} role="group" aria-label="Who plays">
        <Text weight={600}>Who plays</Text>
        <Text size={14} tone="dim">
          {captain?.player.username} plays as captain: you check in and report.
          {isFree ? '' : ' Nothing is held until all have agreed.'}
        </Text>
        {others.map(({ player }) => (
          <Checkbox
            key={player.id}
            label={player.username}
            checked={named.includes(player.id)}
            onChange={({ target }) =>
              setNamed(target.checked ? [...named, player.id] : named.filter((one) => one !== player.id))
            }
          />
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
