import { Crown, MoreVertical } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import type { TeamRole } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { Face } from '../../ui/face/face.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { DropdownItem, DropdownMenu, DropdownSeparator } from '../../ui/overlay/dropdown-menu.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Table } from '../../ui/list/table.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  HandOverTeamDocument,
  RemoveFromTeamDocument,
  SetTeamRoleDocument,
  type TeamRosterFragment,
} from '../operations/__generated__/team.gql.ts';
import { ROLE_OPTIONS, ROLE_WORDS } from '../team-words.ts';
import * as t from '../__generated__/messages.ts';

type Member = TeamRosterFragment['members'][number];

/** Who plays for the team (EN-20); the captain changes it from here. */
export function RosterPanel({ team }: { readonly team: TeamRosterFragment }) {
  const [asked, setAsked] = useState<{ readonly act: 'hand-over' | 'remove'; readonly member: Member } | null>(null);
  const setRole = useAction(SetTeamRoleDocument);
  const isCaptain = team.viewerRole === 'CAPTAIN';
  const columns = [
    {
      key: 'player',
      header: t.player(),
      cell: ({ player, role, isOnline }: Member) => (
        <Row gap={3}>
          <Face id={player.id} src={player.avatarUrl} size={36} />
          <Stack gap={1} align="start">
            <Link to={playerPath(player.username)}>{player.username}</Link>
            {isOnline !== null && (
              <Badge tone={isOnline ? 'win' : 'neutral'}>{isOnline ? t.online() : t.offline()}</Badge>
            )}
          </Stack>
          {role === 'CAPTAIN' && <Crown size={16} aria-hidden color="var(--coin)" />}
        </Row>
      ),
    },
    { key: 'role', header: t.role(), cell: ({ role }: Member) => ROLE_WORDS[role] },
    { key: 'rank', header: t.rank(), cell: ({ rank }: Member) => (rank === null ? '–' : `#${rank}`), align: 'end' },
    { key: 'wins', header: t.wins(), cell: ({ wins }: Member) => wins, align: 'end' },
    { key: 'losses', header: t.losses(), cell: ({ losses }: Member) => losses, align: 'end' },
    {
      key: 'earnings',
      phone: 'sum',
      header: t.earnings(),
      cell: ({ earningsCents }: Member) => <Money cents={earningsCents} signed />,
      align: 'end',
    },
    ...(isCaptain
      ? [
          {
            key: 'change',
            header: t.change(),
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
    <Panel title={t.roster()}>
      <Failed failure={setRole.failure} />
      <Table caption={t.roster()} columns={columns} items={team.members} itemKey={({ player }) => player.id} />
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
        <IconButton label={t.changeUsername({ username: member.player.username })}>
          <MoreVertical />
        </IconButton>
      }
    >
      {ROLE_OPTIONS.filter(({ value }) => value !== member.role).map(({ value, label }) => (
        <DropdownItem key={value} onSelect={() => onRole(value)}>
          {t.makeRole({ role: label })}
        </DropdownItem>
      ))}
      <DropdownSeparator />
      <DropdownItem onSelect={() => onAsk('hand-over')}>{t.handOverTheTeam()}</DropdownItem>
      <DropdownItem danger onSelect={() => onAsk('remove')}>
        {t.removeFromTeam()}
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
    toast({ title: isHandOver ? t.usernameIsTheCaptainNow({ username }) : t.usernameHasLeftTheTeam({ username }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isHandOver ? t.handOverTheTeam() : t.removeFromTeam()}
      description={
        isHandOver ? t.usernameBecomesTheCaptainSeesTheInvite({ username }) : t.usernameLeavesTheTeam({ username })
      }
      confirmLabel={isHandOver ? t.handOver() : t.remove()}
      variant="danger"
      busy={action.isRunning}
      refusal={action.failure?.sentence}
      onConfirm={confirm}
    />
  );
}
