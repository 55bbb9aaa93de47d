import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { usePages } from '../../data/use-pages.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { OpenAppealsDocument } from '../operations/__generated__/appeal.gql.ts';
import { DisputeCard } from './dispute-card.tsx';
import { isSenior } from '../../desk/is-senior.ts';
import * as t from '../__generated__/messages.ts';

const AppealDialog = lazyDialog(async () => (await import('./appeal-dialog.tsx')).AppealDialog);

/** Decisions that a party has appealed, the oldest appeal first (BC-13). */
export function AppealQueue() {
  const viewer = useViewer();
  const read = usePages(OpenAppealsDocument, 'openAppeals', { variables: {}, first: 20 });
  const dialog = useAddressDialog('appeal');
  const isOfSeniors = isSenior(viewer);
  const chosen = read.rows?.find(({ id }) => id === dialog.value);
  return (
    <Stack gap={4}>
      <Heading level={2}>{t.appeals()}</Heading>
      {!isOfSeniors && <Text tone="dim">{t.seniorModeratorsAndAdministrators()}</Text>}
      <PagedList
        read={read}
        what={t.appealsToLoad()}
        skeleton={[1, 220]}
        empty={<EmptyState title={t.noOpenAppeals()}>{t.nobodyWaitsForASecondLook()}</EmptyState>}
      >
        {(disputes) => (
          <DeskList>
            <Stack as="ul" gap={4}>
              {disputes.map((dispute) => (
                <DisputeCard
                  key={dispute.id}
                  dispute={dispute}
                  onDecide={isOfSeniors ? () => dialog.open(dispute.id) : null}
                />
              ))}
            </Stack>
          </DeskList>
        )}
      </PagedList>
      {chosen && <AppealDialog dispute={chosen} onClose={dialog.close} />}
    </Stack>
  );
}
