import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { useState } from 'react';
import { SIMULCAST_TITLES } from '../../../domain/video/simulcast.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Text } from '../../ui/layout/text.tsx';
import {
  DisconnectPlatformDocument,
  ReadSimulcastDocument,
  type ReadSimulcastQuery,
} from '../operations/__generated__/simulcast.gql.ts';
import { faultWords } from '../fault-words.ts';
import * as t from '../__generated__/messages.ts';

const ConnectDialog = lazyDialog(async () => (await import('./connect-dialog.tsx')).ConnectDialog);

export interface SimulcastProps {
  /** The platforms that are switched on, by the names that the API takes. */
  readonly chosen: readonly string[];
  readonly isLive: boolean;
  /** What is wrong with the choice. */
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

const NAMES = { TWITCH: 'twitch', YOUTUBE: 'youtube', KICK: 'kick' } as const;
const nameOf = ({ platform }: Pick<Target, 'platform'>) => NAMES[platform];

type Simulcast = ReadSimulcastQuery['simulcast'];
type Target = Simulcast['platforms'][number];

/** As it usually looks, and so as high. */
const USUAL: Simulcast = {
  __typename: 'Simulcast',
  isOn: true,
  platforms: (['TWITCH', 'YOUTUBE', 'KICK'] as const).map((platform) => ({
    __typename: 'SimulcastTarget' as const,
    platform,
    title: SIMULCAST_TITLES[nameOf({ platform })],
    usualAddress: '',
    isConnected: false,
    address: null,
    keyHint: null,
    state: null,
    why: null,
  })),
};

/** How the stream fares is no event: it is asked for while it is looked at. */
const ASK_EVERY_MS = 2_000;

const STATES = {
  CONNECTING: { tone: 'info', words: t.connecting(), isLive: false },
  SENDING: { tone: 'win', words: t.sending(), isLive: true },
  REFUSED: { tone: 'loss', words: t.refused(), isLive: false },
  LOST: { tone: 'warn', words: t.connectionLost(), isLive: false },
} as const;

const card = css({
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
});

function hintOf({ isConnected, keyHint }: Target): string {
  return isConnected ? t.connectedWithTheKeyThatEnds({ keyHint: keyHint ?? '' }) : t.notConnectedYet();
}

interface TargetRowProps {
  readonly target: Target;
  readonly isOn: boolean;
  readonly isOffered: boolean;
  readonly onToggle: (isOn: boolean) => void;
  readonly onConnect: () => void;
  readonly onDisconnect: () => void;
}

const TargetRow = ({ target, isOn, isOffered, onToggle, onConnect, onDisconnect }: TargetRowProps) => {
  const state = target.state && STATES[target.state];
  return (
    <Stack as="li" gap={3} css={card}>
      <Switch
        label={t.simulcastToTitle({ title: target.title })}
        hint={hintOf(target)}
        checked={isOn}
        // What is switched on can always be switched off.
        disabled={!isOn && !(target.isConnected && isOffered)}
        onChange={({ target: { checked } }) => onToggle(checked)}
      />
      <Row gap={2}>
        {state && (
          <Badge tone={state.tone} live={state.isLive}>
            {state.words}
          </Badge>
        )}
        <Button size="small" disabled={!isOffered} onClick={onConnect}>
          {target.isConnected ? t.changeTitle({ title: target.title }) : t.connectTitle({ title: target.title })}
        </Button>
        {target.isConnected && (
          <Button size="small" variant="ghost" onClick={onDisconnect}>
            {t.disconnectTitle({ title: target.title })}
          </Button>
        )}
      </Row>
      {target.why !== null && (
        <Text size={14} tone="dim">
          {t.weGoOnTrying({ title: target.title, why: faultWords(target.why) })}
        </Text>
      )}
    </Stack>
  );
};

/** Other platforms: connecting them, and which of them a stream goes to (GL-11). */
export function SimulcastPanel({ chosen, isLive, problem, onChange }: SimulcastProps) {
  const query = useQuery(ReadSimulcastDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: isLive ? ASK_EVERY_MS : 0,
  });
  const disconnect = useAction(DisconnectPlatformDocument, {
    changes: ['ReadSimulcast'],
    refusal: useRefusalToast(t.itWasNotDisconnected()),
  });
  const [connecting, setConnecting] = useState<Target | null>(null);
  const [leaving, setLeaving] = useState<Target | null>(null);
  const without = (target: Target) => chosen.filter((one) => one !== nameOf(target));
  const leave = async (): Promise<void> => {
    if (leaving && (await disconnect.run({ platform: leaving.platform })) && chosen.includes(nameOf(leaving)))
      onChange(without(leaving));
    setLeaving(null);
  };
  const draw = ({ isOn, platforms }: Simulcast) => (
    <Stack gap={4}>
      {!isOn && <Notice tone="info">{t.streamsDoNotGoToOtherPlatforms()}</Notice>}
      <Stack as="ul" gap={3} css={{ margin: 0, padding: 0, listStyle: 'none' }} aria-label={t.platforms()}>
        {platforms.map((target) => (
          <TargetRow
            key={target.platform}
            target={target}
            isOn={chosen.includes(nameOf(target))}
            isOffered={isOn}
            onToggle={(isChosen) => onChange(isChosen ? [...without(target), nameOf(target)] : without(target))}
            onConnect={() => setConnecting(target)}
            onDisconnect={() => setLeaving(target)}
          />
        ))}
      </Stack>
      {problem !== undefined && (
        <Text size={14} tone="loss">
          {problem}
        </Text>
      )}
      <Text size={14} tone="dim">
        {t.yourStreamGoesThereWithTheSame()}
      </Text>
    </Stack>
  );
  return (
    <>
      <Loaded
        query={{ ...query, data: query.data?.simulcast }}
        what={t.yourPlatformsToLoad()}
        skeleton={
          <Skeleton label={t.loadingYourPlatforms()}>
            <SkeletonOf>{draw(USUAL)}</SkeletonOf>
          </Skeleton>
        }
      >
        {draw}
      </Loaded>
      {connecting && (
        <ConnectDialog
          platform={connecting.platform}
          title={connecting.title}
          address={connecting.address ?? connecting.usualAddress}
          onClose={() => setConnecting(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(null)}
          title={t.disconnectTitleQuestion({ title: leaving.title })}
          description={t.weForgetTheAddressAndTheKey()}
          confirmLabel={t.disconnect()}
          variant="danger"
          onConfirm={leave}
          busy={disconnect.isRunning}
        />
      )}
    </>
  );
}
