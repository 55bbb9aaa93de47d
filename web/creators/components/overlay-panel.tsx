import { useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import {
  type OverlayKind,
  type OverlayLook,
  OVERLAY_KINDS,
  OVERLAY_SIZES,
  OVERLAY_THEMES,
} from '../../../domain/creators/overlay.ts';
import type { ApiScope } from '../../../domain/platform/scopes.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { ScrollArea } from '../../ui/list/scroll-area.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type OverlayData, OVERLAY_DOCUMENTS, OVERLAY_LABELS, withoutAmounts } from '../overlay-data.ts';
import { EmbedCode } from './embed-code.tsx';
import { OverlayCard } from './overlay-card.tsx';
import * as t from '../__generated__/messages.ts';

const THEMES = { dark: t.dark(), light: t.light(), clear: t.transparent() } as const;
const SIZES = { small: t.small(), medium: t.medium(), large: t.large() } as const;

const optionsOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** What a key of the overlay may do, and nothing beside it. */
const scopesOf = (kind: OverlayKind, hidesAmounts: boolean): ApiScope[] => [
  `overlay:${kind}`,
  ...(hidesAmounts ? [] : (['overlay:amounts'] as const)),
];

/** The generator of overlays (CR-11): what it shows, how it looks, and the code that shows it elsewhere. */
export function OverlayPanel() {
  const [look, setLook] = useState<OverlayLook>({ kind: 'wallet', theme: 'dark', size: 'small' });
  const [hidesAmounts, setHidesAmounts] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { kind } = look;

  // The look stands in the address, what is shown in the key: another look needs no other key.
  const change = (next: Partial<OverlayLook>): void => {
    if (next.kind !== undefined) setSecret(null);
    setLook({ ...look, ...next });
  };
  return (
    <Panel title={t.overlays()}>
      <Stack gap={4}>
        <Text tone="dim">{t.showYourWalletTheBets()}</Text>
        <Grid min={180} gap={4}>
          <Select
            label={t.overlay()}
            options={optionsOf(OVERLAY_KINDS, OVERLAY_LABELS)}
            value={kind}
            onChange={({ target }) => change({ kind: target.value as OverlayKind })}
          />
          <Select
            label={t.theme()}
            options={optionsOf(OVERLAY_THEMES, THEMES)}
            value={look.theme}
            onChange={({ target }) => change({ theme: target.value as OverlayLook['theme'] })}
          />
          <Select
            label={t.size()}
            options={optionsOf(OVERLAY_SIZES, SIZES)}
            value={look.size}
            onChange={({ target }) => change({ size: target.value as OverlayLook['size'] })}
          />
        </Grid>
        <Switch
          label={t.hideAmounts()}
          hint={t.theyAreNotSentAtAllSo()}
          checked={hidesAmounts}
          onChange={({ target }) => {
            setSecret(null);
            setHidesAmounts(target.checked);
          }}
        />
        <Preview key={kind} look={look} hidesAmounts={hidesAmounts} />
        {secret === null ? (
          <Row>
            <Button variant="primary" onClick={() => setAsking(true)}>
              {t.getEmbedCode()}
            </Button>
          </Row>
        ) : (
          <EmbedCode look={look} secret={secret} />
        )}
      </Stack>
      {isAsking && (
        <Part
          of="platform.overlay-key"
          name={t.overlayOfKind({ kind })}
          scopes={scopesOf(kind, hidesAmounts)}
          onClose={() => setAsking(false)}
          onMade={(made) => {
            setSecret(made);
            setAsking(false);
          }}
        />
      )}
    </Panel>
  );
}

/** What the overlay shows at this moment, over a picture that is neither dark nor light. */
function Preview({ look, hidesAmounts }: { readonly look: OverlayLook; readonly hidesAmounts: boolean }) {
  const { data, error, loading, restart } = useSubscription<OverlayData>(OVERLAY_DOCUMENTS[look.kind], {
    fetchPolicy: 'no-cache',
  });
  return (
    <Loaded query={{ data, error, loading, refetch: restart }} what={t.thePreview()} skeleton={[1, 132]}>
      {(told) => (
        <ScrollArea label={t.preview()}>
          <div
            css={{
              width: 'max-content',
              minWidth: '100%',
              padding: 'var(--space-2)',
              borderRadius: 'var(--radius-m)',
              background: 'var(--bg-3)',
            }}
          >
            <OverlayCard look={look} data={hidesAmounts ? withoutAmounts(told) : told} />
          </div>
        </ScrollArea>
      )}
    </Loaded>
  );
}
