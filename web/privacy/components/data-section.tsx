import { Download, FileDown, Trash2 } from 'lucide-react';
import { Failed } from '../../parts/failed.tsx';
import { formatDateTime } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useDataExports } from '../hooks/use-data-exports.ts';
import { useAction } from '../../data/use-action.ts';
import {
  DataExportsDocument,
  type ExportRowFragment,
  RequestDataExportDocument,
} from '../operations/__generated__/privacy.gql.ts';
import * as t from '../__generated__/messages.ts';

const CloseAccountDialog = lazyDialog(async () => (await import('./close-account-dialog.tsx')).CloseAccountDialog);

const CLOSE = 'delete-account';

/** SE-06, SE-07 */
export function DataSection() {
  const dialog = useAddressDialog('dialog');
  return (
    <Stack gap={5}>
      <ExportPanel />
      <Panel title={t.deleteAccount()}>
        <Stack gap={4}>
          <Text tone="dim">{t.yourNameAddressSettingsAndEverything()}</Text>
          <Row>
            <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => dialog.open(CLOSE)}>
              {t.deleteAccount()}
            </Button>
          </Row>
        </Stack>
      </Panel>
      {dialog.value === CLOSE && <CloseAccountDialog onClose={dialog.close} />}
    </Stack>
  );
}

function ExportPanel() {
  const { isPreparing, ...query } = useDataExports();
  // Asked for anew: an answer from before that comes late takes the place of what is written, not of a later answer.
  const request = useAction(RequestDataExportDocument, { changes: [DataExportsDocument] });
  return (
    <Panel title={t.downloadAccountData()}>
      <Stack gap={4}>
        <Text tone="dim">{t.oneFileWithEverythingThatWeStore()}</Text>
        <Row>
          <Button
            icon={<FileDown aria-hidden="true" />}
            busy={request.isRunning}
            disabled={isPreparing}
            onClick={() => void request.run({})}
          >
            {t.downloadAccountData()}
          </Button>
        </Row>
        <Failed failure={request.failure} />
        <div aria-live="polite">{isPreparing && <Progress label={t.preparingYourData()} value={null} showLabel />}</div>
        <Loaded
          query={query}
          what={t.yourDownloadsToLoad()}
          skeleton={null}
          isEmpty={(exports) => exports.length === 0}
          empty={null}
        >
          {(exports) => (
            <List label={t.yourDownloads()}>
              {exports.map((one) => (
                <ExportRow key={one.id} one={one} />
              ))}
            </List>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}

function ExportRow({ one }: { readonly one: ExportRowFragment }) {
  const { requestedAt, readyAt, expiresAt, sizeBytes, url } = one;
  const asked = t.askedForWhen({ when: formatDateTime(requestedAt) });
  if (url === null)
    return (
      <ListRow
        title={asked}
        detail={readyAt === null ? t.itIsBeingPrepared() : t.itWasKeptForSevenDays()}
        trailing={<Badge>{readyAt === null ? t.preparing() : t.expired()}</Badge>}
      />
    );
  return (
    <ListRow
      title={asked}
      detail={t.sizeUntilWhen({
        size: sizeOf(sizeBytes),
        when: expiresAt === null ? '' : formatDateTime(expiresAt),
      })}
      trailing={
        <Button asChild size="small">
          <a href={url} download>
            <Download size={16} aria-hidden="true" />
            {t.download()}
          </a>
        </Button>
      }
    />
  );
}

/** `12 kB`, `1.4 MB`. */
function sizeOf(bytes: number | null): string {
  const kilobytes = Math.max(1, Math.round((bytes ?? 0) / 1_000));
  return kilobytes < 1_000 ? `${kilobytes} kB` : `${(kilobytes / 1_000).toFixed(1)} MB`;
}
