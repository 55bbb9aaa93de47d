import { useEffect, useState } from 'react';
import { backupPath } from '../../../domain/shared/admin.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatDateTime } from '../../format/format.ts';
import { formatFileSize } from '../../format/file-size.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import type { OperationOfOne } from '../../data/__generated__/schema-types.ts';
import { OPERATION_TITLES, OPERATION_WORDS, errandWords, isUnderWay } from '../server-words.ts';
import {
  DecideShutdownDocument,
  RunOperationDocument,
  type SystemOperationRowFragment,
  SystemOperationsDocument,
} from '../operations/__generated__/system.gql.ts';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import { ShutdownDialog } from './shutdown-dialog.tsx';
import * as t from '../__generated__/messages.ts';

/** How often it is asked how far the servers are while something is under way. */
const ASK_EVERY_MS = 1_000;

const EFFECTS: Readonly<Record<OperationOfOne, string>> = {
  BACKUP: t.theWholeDatabaseIsCopiedWhile(),
  CLEAR_CACHE: t.everyServerDropsTheAnswers(),
  RESTART: t.oneServerAfterAnotherEnds(),
  RELOAD: t.everyServerReadsSettingsAndFlagsAgain(),
};
const BY_ONE = Object.keys(EFFECTS) as OperationOfOne[];

type Chosen =
  | { readonly kind: OperationOfOne }
  | { readonly asked: SystemOperationRowFragment; readonly confirms: boolean };

/** AS-16 */
export function SystemOperations() {
  const read = usePages(SystemOperationsDocument, 'systemOperations', { variables: {}, first: 10 });
  const isBusy = read.rows?.some(isUnderWay) === true;
  const { retry } = read;
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(retry, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isBusy, retry]);
  const run = useAction(RunOperationDocument, { changes: [SystemOperationsDocument] });
  const decide = useAction(DecideShutdownDocument, { changes: [SystemOperationsDocument] });
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isEnding, setEnding] = useState(false);
  const toast = useToast();
  const choose = (next: Chosen): void => {
    run.reset();
    decide.reset();
    setChosen(next);
  };
  const start = async (kind: OperationOfOne, reason: string): Promise<unknown> => {
    const told = await run.run({ input: { kind, reason } });
    if (told)
      toast({
        title: t.operationHasBegun({ operation: OPERATION_TITLES[kind] }),
        description: t.howItGoesIsShownBelow(),
      });
    return told;
  };
  return (
    <Panel title={t.systemOperations()}>
      <Stack gap={4}>
        <Row gap={2} wrap>
          {BY_ONE.map((kind) => (
            <Button key={kind} onClick={() => choose({ kind })}>
              {OPERATION_TITLES[kind]}
            </Button>
          ))}
          <Button variant="danger" onClick={() => setEnding(true)}>
            {t.emergencyShutdown()}
          </Button>
        </Row>
        <PagedList
          read={read}
          what={t.whatWasDoneToLoad()}
          skeleton={[2, 64]}
          empty={<EmptyState title={t.nothingWasDoneYet()}>{t.whatTheServersAreToldStands()}</EmptyState>}
        >
          {(rows) => (
            <List label={t.operations()}>
              {rows.map((row) => (
                <OperationRow key={row.id} row={row} onDecide={(confirms) => choose({ asked: row, confirms })} />
              ))}
            </List>
          )}
        </PagedList>
      </Stack>
      {chosen && 'kind' in chosen && (
        <ReasonDialog
          title={OPERATION_TITLES[chosen.kind]}
          description={EFFECTS[chosen.kind]}
          submitLabel={OPERATION_TITLES[chosen.kind]}
          variant={chosen.kind === 'RESTART' ? 'danger' : 'primary'}
          sending={run}
          onSend={(reason) => start(chosen.kind, reason)}
          onClose={() => setChosen(null)}
        />
      )}
      {chosen && 'asked' in chosen && (
        <ReasonDialog
          title={chosen.confirms ? t.shutEverythingDown() : t.callTheShutdownOff()}
          description={
            chosen.confirms
              ? t.asksForItEveryServerEnds({
                  name: chosen.asked.askedByName,
                  reason: chosen.asked.reason,
                })
              : t.everythingGoesOn()
          }
          submitLabel={chosen.confirms ? t.shutDownNow() : t.callOff()}
          variant={chosen.confirms ? 'danger' : 'primary'}
          sending={decide}
          onSend={(reason) => decide.run({ input: { id: chosen.asked.id, confirms: chosen.confirms, reason } })}
          onClose={() => setChosen(null)}
        />
      )}
      {isEnding && <ShutdownDialog onClose={() => setEnding(false)} />}
    </Panel>
  );
}

interface OperationRowProps {
  readonly row: SystemOperationRowFragment;
  readonly onDecide: (confirms: boolean) => void;
}

function OperationRow({ row, onDecide }: OperationRowProps) {
  const viewer = useViewer();
  const { word, tone } = OPERATION_WORDS[row.state];
  const lines = errandWords(row);
  const asked = { when: formatDateTime(row.askedAt), name: row.askedByName };
  return (
    <ListRow
      title={
        <Row gap={2} wrap>
          {OPERATION_TITLES[row.kind]} <Badge tone={tone}>{word}</Badge>
        </Row>
      }
      detail={
        <Stack gap={1}>
          <span>
            {row.decidedByName === null
              ? t.askedAtByName(asked)
              : t.askedAtByNameDecidedBy({ ...asked, decidedBy: row.decidedByName })}
            {row.reason !== '' && ` · ${row.reason}`}
          </span>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Stack>
      }
      trailing={
        <Row gap={2} wrap>
          {row.fileName !== null && row.bytes !== null && (
            <Button asChild size="small">
              <a href={backupPath(row.id)} download>
                {t.downloadBytes({ bytes: formatFileSize(row.bytes) })}
              </a>
            </Button>
          )}
          {row.state === 'ASKED' && viewer?.username !== row.askedByName && (
            <Button size="small" variant="danger" onClick={() => onDecide(true)}>
              {t.confirm()}
            </Button>
          )}
          {row.state === 'ASKED' && (
            <Button size="small" onClick={() => onDecide(false)}>
              {t.callOff()}
            </Button>
          )}
        </Row>
      }
    />
  );
}
