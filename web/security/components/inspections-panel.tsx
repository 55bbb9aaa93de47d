import { Eye } from 'lucide-react';
import { usePages } from '../../data/use-pages.ts';
import { formatDateTime } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Text } from '../../ui/text.tsx';
import { OwnInspectionsDocument } from '../operations/__generated__/own-inspections.gql.ts';

/** When an administrator saw what the player sees, and why. */
export function InspectionsPanel() {
  const read = usePages(OwnInspectionsDocument, 'inspections', { variables: {}, first: 10 });
  return (
    <Panel title="Views by staff">
      <PagedList
        read={read}
        what="who viewed your account"
        skeleton={[1, 64]}
        empty={<Text tone="dim">No administrator has viewed your account as you see it.</Text>}
      >
        {(views) => (
          <List label="Views by staff">
            {views.map(({ id, reason, startedAt, endsAt }) => (
              <ListRow
                key={id}
                leading={<Eye size={20} aria-hidden="true" />}
                title="An administrator saw what you see"
                detail={
                  <>
                    {formatDateTime(startedAt)} to {formatDateTime(endsAt)} · {reason}
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
