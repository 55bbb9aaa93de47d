import { css } from '@emotion/react';
import { useState } from 'react';
import type { Load } from '../../../domain/admin/servers.ts';
import { useAction } from '../../data/use-action.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { Loaded, type Query } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { toneText } from '../../ui/tokens.ts';
import { SERVER_WORDS, loadTone, networkWords, percentWords, strainWords, uptimeWords } from '../server-words.ts';
import {
  RunOperationDocument,
  type ServerFieldsFragment,
  SystemHealthDocument,
  type SystemHealthQuery,
  SystemOperationsDocument,
} from '../operations/__generated__/system.gql.ts';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import * as t from '../__generated__/messages.ts';

type Health = SystemHealthQuery['systemHealth'];

interface ServerHealthProps {
  readonly query: Query<Health>;
  /** Which server is being told to read itself anew; null for none. */
  readonly refreshingId: string | null;
  readonly onRefresh: (serverId: string) => void;
}

/** Each server as it measured itself last, and what can be done with it (AS-06, AS-07). */
export function ServerHealth({ query, refreshingId, onRefresh }: ServerHealthProps) {
  const [restarting, setRestarting] = useState<ServerFieldsFragment | null>(null);
  const toast = useToast();
  const run = useAction(RunOperationDocument, { changes: [SystemHealthDocument, SystemOperationsDocument] });
  const restart = async (id: string, reason: string): Promise<unknown> => {
    const told = await run.run({ input: { kind: 'RESTART', serverId: id, reason } });
    if (told) toast({ title: t.idRestarts({ id }), description: t.howItGoesStandsUnderMaintenance() });
    return told;
  };
  return (
    <Panel title={t.serverStatusDashboard()}>
      <Loaded
        query={query}
        what={t.theServers()}
        skeleton={[3, 180]}
        isEmpty={({ servers }) => servers.length === 0}
        empty={<EmptyState title={t.noServerYet()}>{t.theFirstOneWritesDownHow()}</EmptyState>}
      >
        {({ servers }) => (
          <DeskList>
            <Grid as="ul" min={320} gap={4} css={plain} aria-label={t.servers()}>
              {servers.map((server) => (
                <ServerCard
                  key={server.id}
                  server={server}
                  isRefreshing={refreshingId === server.id}
                  onRefresh={() => onRefresh(server.id)}
                  onRestart={() => {
                    run.reset();
                    setRestarting(server);
                  }}
                />
              ))}
            </Grid>
          </DeskList>
        )}
      </Loaded>
      {restarting && (
        <ReasonDialog
          title={t.restartId({ id: restarting.id })}
          description={t.itTakesNoNewCallsEndsThose()}
          submitLabel={t.restart()}
          variant="danger"
          sending={run}
          onSend={(reason) => restart(restarting.id, reason)}
          onClose={() => setRestarting(null)}
        />
      )}
    </Panel>
  );
}

const plain = css({ listStyle: 'none', margin: 0, padding: 0 });
const frame = css({
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-l)',
  padding: 'var(--space-4)',
  background: 'var(--bg-1)',
});
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 'var(--space-2) var(--space-4)',
  margin: 0,
  fontSize: 'var(--size-14)',
  '& > dt': { color: 'var(--text-dim)' },
  '& > dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

interface ServerCardProps {
  readonly server: ServerFieldsFragment;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onRestart: () => void;
}

function ServerCard({ server, isRefreshing, onRefresh, onRestart }: ServerCardProps) {
  const { id, name, region, status, isSample, cpu, memory, disk } = server;
  const { word, tone } = SERVER_WORDS[status];
  const strain = strainWords(server);
  return (
    <li css={frame} aria-label={id}>
      <Stack gap={4}>
        <Row justify="space-between" align="flex-start">
          <Stack gap={1}>
            <Heading level={3}>{id}</Heading>
            <Text size={14} tone="dim">
              {name} · {region}
            </Text>
          </Stack>
          <Row gap={2}>
            {isSample && <Badge>{t.sample()}</Badge>}
            <Badge tone={tone}>{word}</Badge>
          </Row>
        </Row>
        <Grid min={80} gap={4}>
          <Gauge label="CPU" load="cpu" percent={cpu} />
          <Gauge label={t.memory()} load="memory" percent={memory} />
          <Gauge label={t.disk()} load="disk" percent={disk} />
        </Grid>
        <dl css={facts}>
          <dt>{t.uptime()}</dt>
          <dd>{uptimeWords(server.uptime)}</dd>
          <dt>{t.network()}</dt>
          <dd>{networkWords(server.network)}</dd>
          <dt>{t.version()}</dt>
          <dd>{isSample ? t.none() : server.version}</dd>
          <dt>{t.lastCheck()}</dt>
          <dd>{server.lastCheck}</dd>
        </dl>
        {strain !== '' && (
          <Text size={14} tone="dim">
            {strain}
          </Text>
        )}
        <Row gap={2}>
          <Button size="small" aria-label={t.refreshId({ id })} busy={isRefreshing} onClick={onRefresh}>
            {t.refresh()}
          </Button>
          <Button size="small" variant="ghost" aria-label={t.restartId({ id })} onClick={onRestart}>
            {t.restart()}
          </Button>
        </Row>
      </Stack>
    </li>
  );
}

interface GaugeProps {
  readonly label: string;
  readonly load: Load;
  readonly percent: number | null;
}

/** A percentage in the colour of its level; the bar says the same for the eye. */
function Gauge({ label, load, percent }: GaugeProps) {
  const colour = toneText(loadTone(load, percent));
  return (
    <div data-tone={loadTone(load, percent)}>
      <Text size={12} tone="dim">
        {label}
      </Text>
      <strong style={{ color: colour }}>{percentWords(percent)}</strong>
      <span
        aria-hidden="true"
        css={{
          display: 'block',
          marginBlockStart: 'var(--space-1)',
          height: 6,
          borderRadius: 'var(--radius-full)',
          background: 'var(--bg-3)',
        }}
      >
        <span
          css={{ display: 'block', height: '100%', borderRadius: 'inherit' }}
          style={{ width: `${percent ?? 0}%`, background: colour }}
        />
      </span>
    </div>
  );
}
