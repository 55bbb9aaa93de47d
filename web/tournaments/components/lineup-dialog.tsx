import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { teamsPath } from '../../../domain/teams/teams.paths.ts';
import { seatsOf } from '../../../domain/tournaments/lineup.ts';
import { useAction } from '../../data/use-action.ts';
import { AddRefused } from '../../parts/add-missing.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { ProposeLineupDocument, type TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import { TeamToEnterDocument, type TeamToEnterQuery } from '../operations/__generated__/team.gql.ts';
import * as t from '../__generated__/messages.ts';

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
      title={t.enterWithATeam()}
      description={missing ?? t.yourTeamIsLookedUp()}
      footer={
        <>
          <Button variant="ghost" onClick={props.onClose}>
            {t.close()}
          </Button>
          {missing && (
            <Button variant="primary" asChild>
              <Link to={teamsPath}>{t.openTeams()}</Link>
            </Button>
          )}
        </>
      }
    >
      {!missing && (
        <Loaded query={{ ...query, data: null }} what={t.yourTeamInSentence()} skeleton={[3, 40]}>
          {() => null}
        </Loaded>
      )}
    </Dialog>
  );
}

/** Why the reader enters no team; null where nothing is missing. */
function missingWords(team: OwnTeam | null, size: number): string | null {
  if (team === null) return t.teamsOfSizeEnterThisTournamentCreate({ size });
  if (team.viewerRole !== 'CAPTAIN') return t.yourCaptainEntersTheTeam({ name: team.name });
  if (team.members.length < size)
    return t.teamsOfSizeEnterAndYoursIsSmaller({ size, name: team.name, members: team.members.length });
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
      title: t.yourPlayersAreAsked(),
      description: t.yourTeamEntersAsSoon(),
      tone: 'info',
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.enterWithName({ name: team.name })}
      description={t.youPlayTitleWithOthers({
        title,
        others: size - 1,
        places: entrants >= capacity ? 'taken' : 'free',
      })}
      {...(!isFree && {
        figures: [
          { term: t.buyInOfTheTeam(), detail: <Money cents={buyInCents} /> },
          { term: t.platformFee(), detail: <Money cents={feeCents} /> },
          ...(own === last ? [] : [{ term: t.yourShare(), detail: <Money cents={own ?? 0} /> }]),
          {
            term: own === last ? t.shareOfEach() : size === 2 ? t.shareOfTheOther() : t.shareOfEachOfTheOthers(),
            detail: <Money cents={last ?? 0} />,
            total: true,
          },
        ],
      })}
      confirmLabel={left === 0 ? t.askThem() : left > 0 ? t.nameMore({ count: left }) : t.nameFewer({ count: -left })}
      busy={propose.isRunning}
      refusal={propose.failure?.sentence}
      onConfirm={confirm}
    >
      <AddRefused failure={propose.failure} />
      <Stack gap={2} role="group" aria-label={t.whoPlays()}>
        <Text weight={600}>{t.whoPlays()}</Text>
        <Text size={14} tone="dim">
          {t.playsAsCaptain({ name: captain?.player.username ?? '', cost: isFree ? 'free' : 'money' })}
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
