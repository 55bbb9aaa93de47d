import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { GAME_NAME_KINDS } from '../../forms/game-name-words.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { nameOf, viewerIdOf } from '../battle-state.ts';
import { copyText } from '../../parts/take-text.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import { SetMeetingDocument } from '../operations/__generated__/meeting.gql.ts';
import * as t from '../__generated__/messages.ts';

const GameNameDialog = lazyDialog(async () => (await import('../../parts/game-name-dialog.tsx')).GameNameDialog);
const MeetingDialog = lazyDialog(async () => (await import('./meeting-dialog.tsx')).MeetingDialog);

type Battle = BattleDetailFragment;
type Meeting = NonNullable<Battle['meeting']>;

/** How the two find each other in the game: names, who hosts, and where. Nothing for those whom it is not told. */
export function MeetingCard({ battle }: { readonly battle: Battle }) {
  const { meeting } = battle;
  return meeting === null ? null : <Told battle={battle} meeting={meeting} />;
}

interface ToldProps {
  readonly battle: Battle;
  readonly meeting: Meeting;
}

function Told({ battle, meeting }: ToldProps) {
  const [dialog, setDialog] = useState<'name' | 'host' | null>(null);
  const viewerId = viewerIdOf(battle);
  const own = meeting.names.find(({ playerId }) => playerId === viewerId);
  const isOpen = viewerId !== null && (battle.status === 'WAITING' || battle.status === 'ACTIVE');
  const close = (): void => setDialog(null);
  // Whom one looks for stands first.
  const names = meeting.names.toSorted((one, other) => Number(one === own) - Number(other === own));
  return (
    <Panel title={t.howToMeet()}>
      <Stack gap={4}>
        {names.map((name) => (
          <NameLine
            key={name.playerId}
            battle={battle}
            name={name}
            onEdit={name === own && !name.isLinked ? () => setDialog('name') : null}
          />
        ))}
        <Lobby battle={battle} meeting={meeting} onEdit={isOpen ? () => setDialog('host') : null} />
        {viewerId !== null && (
          <Text size={14} tone="dim">
            {t.onlyTheTwoOfYouSeeThis()}
          </Text>
        )}
      </Stack>
      {dialog === 'name' && own && (
        <GameNameDialog game={battle.game} gameTitle={battle.gameTitle} name={own.name} onClose={close} />
      )}
      {dialog === 'host' && isOpen && <MeetingDialog battle={battle} meeting={meeting} onClose={close} />}
    </Panel>
  );
}

interface NameLineProps {
  readonly battle: Battle;
  readonly name: Meeting['names'][number];
  /** Null where it is another’s, or not to be typed. */
  readonly onEdit: (() => void) | null;
}

function NameLine({ battle, name: { playerId, name }, onEdit }: NameLineProps) {
  const kind = GAME_NAME_KINDS[battle.game];
  const player = nameOf(battle, playerId);
  if (name !== null)
    return (
      <Line label={t.kindOfPlayer({ kind, player: <Name>{player}</Name> })} what={kind} value={name}>
        {onEdit && (
          <Button size="small" variant="ghost" onClick={onEdit}>
            {t.changeYourName()}
          </Button>
        )}
      </Line>
    );
  if (onEdit)
    return (
      <Row>
        <Button onClick={onEdit}>{t.addYourNameIn({ game: battle.gameTitle })}</Button>
      </Row>
    );
  return <Text tone="dim">{t.playerHasNotSaidKindYet({ player: <Name>{player}</Name>, kind })}</Text>;
}

interface LobbyProps extends ToldProps {
  /** Null where nothing can be said any more. */
  readonly onEdit: (() => void) | null;
}

function Lobby({ battle, meeting, onEdit }: LobbyProps) {
  const set = useAction(SetMeetingDocument);
  const { hostId, code, region, map } = meeting;
  const isHost = hostId !== null && hostId === viewerIdOf(battle);
  const host = hostId === null ? null : <Name>{nameOf(battle, hostId)}</Name>;
  const leave = (): void => void set.run({ input: { battleId: battle.id, isHost: false } });
  return (
    <Stack gap={3}>
      <Text tone="dim">
        {host === null
          ? t.nobodyHostsYet()
          : code === '' && !isHost
            ? t.playerHostsWithoutACode({ player: host })
            : t.hostedByPlayer({ player: host })}
      </Text>
      {code !== '' && <Line label={t.lobbyOrPartyCode()} what={t.lobbyOrPartyCode()} value={code} />}
      {region !== '' && <Line label={t.serverRegion()} what={t.serverRegion()} value={region} />}
      {map !== '' && <Line label={t.map()} what={t.map()} value={map} />}
      {onEdit && (
        <Row gap={3}>
          <Button onClick={onEdit}>
            {!isHost ? (host === null ? t.iHost() : t.iHostInstead()) : code === '' ? t.addTheCode() : t.changeCode()}
          </Button>
          {isHost && (
            <Button variant="ghost" busy={set.isRunning} onClick={leave}>
              {t.iDoNotHost()}
            </Button>
          )}
        </Row>
      )}
      <Failed failure={set.failure} />
    </Stack>
  );
}

/** Somebody’s name among words: of any script, and nothing to be translated. */
const Name = ({ children }: { readonly children: string }) => <bdi translate="no">{children}</bdi>;

const value = css({
  flex: '1 1 160px',
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
});

interface LineProps {
  readonly label: ReactNode;
  /** What is copied, for whoever hears the button. */
  readonly what: string;
  readonly value: string;
  readonly children?: ReactNode;
}

/** Something to be typed into the game, letter by letter. */
function Line({ label, what, value: text, children }: LineProps) {
  const toast = useToast();
  const copy = async (): Promise<void> => {
    if (await copyText(text)) toast({ title: t.whatWasCopied({ what }), tone: 'win' });
    else toast({ title: t.copyItByHand(), tone: 'warn' });
  };
  return (
    <Stack gap={1}>
      <Text size={14} tone="dim">
        {label}
      </Text>
      <Row gap={3}>
        <bdi translate="no" css={value}>
          {text}
        </bdi>
        {children}
        <Button size="small" aria-label={t.copyWhat({ what })} onClick={() => void copy()}>
          {t.copy()}
        </Button>
      </Row>
    </Stack>
  );
}
