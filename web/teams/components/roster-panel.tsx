import { Crown, MoreVertical } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import type { TeamRole } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { Face } from '../../ui/face.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DropdownItem, DropdownMenu, DropdownSeparator } from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { Table } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { HandOverTeamDocument } from '../operations/__generated__/hand-over-team.gql.ts';
import { RemoveFromTeamDocument } from '../operations/__generated__/remove-from-team.gql.ts';
import { SetTeamRoleDocument } from '../operations/__generated__/set-team-role.gql.ts';
import type { TeamRosterFragment } from '../operations/__generated__/team-roster.gql.ts';
import { ROLE_OPTIONS } from '../team-words.ts';

type Member = TeamRosterFragment['members'][number];

/** Who plays for the team (EN-20); the captain changes it from here. */
export function RosterPanel({ team }: { readonly team: TeamRosterFragment }) {
  const [asked, setAsked] = useState<{ readonly act: 'hand-over' | 'remove'; readonly member: Member } | null>(null);
  const setRole = useAction(SetTeamRoleDocument);
  const isCaptain = team.viewerRole === 'CAPTAIN';
  const columns = [
    {
      key: 'player',
      header: 'Player',
      cell: ({ player, role, isOnline }: Member) => (
        <Row gap={3}>
          <Face id={player.id} src={player.avatarUrl} size={36} />
          <Stack gap={1} align="start">
            <Link to={playerPath(player.username)}>{player.username}</Link>
            {isOnline !== null && <Badge tone={isOnline ? 'win' : 'neutral'}>{isOnline ? 'Online' : 'Offline'}</Badge>}
          </Stack>
          {role === 'CAPTAIN' && <Crown size={16} aria-hidden color="var(--coin)" />}
        </Row>
      ),
    },
    { key: 'role', header: 'Role', cell: ({ roleTitle }: Member) => roleTitle },
    { key: 'rank', header: 'Rank', cell: ({ rank }: Member) => (rank === null ? '–' : `#${rank}`), align: 'end' },
    { key: 'wins', header: 'Wins', cell: ({ wins }: Member) => wins, align: 'end' },
    { key: 'losses', header: 'Losses', cell: ({ losses }: Member) => losses, align: 'end' },
    {
      key: 'earnings',
      header: 'Earnings',
      cell: ({ earningsCents }: Member) => <Money cents={earningsCents} signed />,
      align: 'end',
    },
    ...(isCaptain
      ? [
          {
            key: 'change',
            header: 'Change',
            hideHeader: true,
            align: 'end' as const,
            cell: (member: Member) =>
              member.role !== 'CAPTAIN' && (
                <MemberMenu
                  member={member}
                  onRole={(role) => void setRole.run({ userId: member.player.id, role })}
                  onAsk={(act) => setAsked({ act, member })}
                />
              ),
          },
        ]
      : []),
  ] as const;
  return (
    <Panel title="Roster">
      <Failed failure={setRole.failure} />
      <Table caption="Roster" columns={columns} items={team.members} itemKey={({ player }) => player.id} />
      {asked && <MemberDialog {...asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

interface MemberMenuProps {
  readonly member: Member;
  readonly onRole: (role: TeamRole) => void;
  readonly onAsk: (act: 'hand-over' | 'remove') => void;
}

function MemberMenu({ member, onRole, onAsk }: MemberMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`Change ${member.player.username}`}>
          <MoreVertical />
        </IconButton>
      }
    >
      {ROLE_OPTIONS.filter(({ value }) => value !== member.role).map(({ value, label }) => (
        <DropdownItem key={value} onSelect={() => onRole(value)}>
          Make {label}
        </DropdownItem>
      ))}
      <DropdownSeparator />
      <DropdownItem onSelect={() => onAsk('hand-over')}>Hand over the team</DropdownItem>
      <DropdownItem danger onSelect={() => onAsk('remove')}>
        Remove from team
      </DropdownItem>
    </DropdownMenu>
  );
}

interface MemberDialogProps {
  readonly act: 'hand-over' | 'remove';
  readonly member: Member;
  readonly onClose: () => void;
}

function MemberDialog({ act, member, onClose }: MemberDialogProps) {
  const handOver = useAction(HandOverTeamDocument);
  const remove = useAction(RemoveFromTeamDocument);
  const toast = useToast();
  const { id: userId, username } = member.player;
  const isHandOver = act === 'hand-over';
  const action = isHandOver ? handOver : remove;
  const confirm = async (): Promise<void> => {
    if (!(await action.run({ userId }))) return;
    toast({ title: isHandOver ? `${username} is the captain now` : `${username} has left the team` });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isHandOver ? 'Hand over the team' : 'Remove from team'}
      description={
        isHandOver
          ? `${username} becomes the captain: sees the invite code, decides requests, and answers for challenges. Challenges that you sent and nobody answered are taken back.`
          : `${username} leaves the team. Money of ${username} in a running team battle stays theirs.`
      }
      confirmLabel={isHandOver ? 'Hand over' : 'Remove'}
      variant="danger"
      busy={action.isRunning}
      refusal={action.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
