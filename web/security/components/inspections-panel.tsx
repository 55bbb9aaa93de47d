import { Eye } from 'lucide-react';
import { usePages } from '../../data/use-pages.ts';
import { formatDateTime } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { OwnInspectionsDocument } from '../operations/__generated__/inspection.gql.ts';
import * as t from '../__generated__/messages.ts';

/** When an administrator saw what the player sees, and why. */
export function InspectionsPanel() {
  const read = usePages(OwnInspectionsDocument, 'inspections', { variables: {}, first: 10 });
  return (
    <Panel title={t.viewsByStaff()}>
      <PagedList
        read={read}
        what={t.whoViewedYourAccount()}
        skeleton={[1, 64]}
        empty={<Text tone="dim">{t.noAdministratorHasViewedYourAccount()}</Text>}
      >
        {(views) => (
          <List label={t.viewsByStaff()}>
            {views.map(({ id, reason, startedAt, endsAt }) => (
              <ListRow
                key={id}
                leading={<Eye size={20} aria-hidden="true" />}
                title={t.anAdministratorSawWhatYouSee()}
                detail={
                  <>
                    {t.fromToAndReason({
                      startedAt: formatDateTime(startedAt),
                      endsAt: formatDateTime(endsAt),
                      reason,
                    })}
                  </>
                }
              />
            ))}
          </List>
        )}
      </PagedList>
    </Panel>
  );
}
