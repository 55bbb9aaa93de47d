import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { teamPath } from '../../../domain/teams/teams.paths.ts';
import { Crest } from '../../ui/face/crest.tsx';
import { Face } from '../../ui/face/face.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { WornTitle, frameOf } from '../../ui/face/worn.tsx';
import type { EntrantFieldsFragment } from '../operations/__generated__/tournament.gql.ts';
import { MemberLink } from './member-link.tsx';

type Named = Pick<EntrantFieldsFragment, 'id' | 'username' | 'avatarUrl' | 'teamId' | 'players' | 'worn'>;

/** Where an entrant has a page: the team, or the player. */
export const entrantPath = ({ teamId, username }: Pick<Named, 'teamId' | 'username'>): string =>
  teamId === null ? playerPath(username) : teamPath(teamId);

interface EntrantNameProps {
  readonly entrant: Named;
  readonly isVisitor: boolean;
  /** Whether who plays for a team stands below it. */
  readonly hasLineup?: boolean;
}

/** A player with the face, or a team with its crest. */
export function EntrantName({ entrant, isVisitor, hasLineup = false }: EntrantNameProps) {
  const { id, username, avatarUrl, teamId, players, worn } = entrant;
  const name = (
    <MemberLink to={entrantPath(entrant)} isVisitor={isVisitor}>
      {username}
    </MemberLink>
  );
  const lineup =
    hasLineup && players.length > 0 ? (
      <Text as="span" size={12} tone="dim">
        {players.join(', ')}
      </Text>
    ) : null;
  const below = worn?.title ? <WornTitle title={worn.title} /> : lineup;
  return (
    <Row as="span" gap={2} wrap={false}>
      {teamId === null ? (
        <Face id={id} src={avatarUrl} frame={frameOf(worn?.frame)} size={28} />
      ) : (
        <Crest id={teamId} src={avatarUrl} size={24} />
      )}
      {below ? (
        <Stack as="span" gap={1}>
          {name}
          {below}
        </Stack>
      ) : (
        name
      )}
    </Row>
  );
}
