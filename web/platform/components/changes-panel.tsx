import { API_CHANGES } from '../../../domain/platform/api-changes.ts';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Text } from '../../ui/text.tsx';

/** What has become of the API, for people whose programs were written before. */
export function ChangesPanel() {
  return (
    <Panel title="Changes of the API">
      <Stack gap={4}>
        <Text>
          Fields, arguments and values are added at any time: let your program pass over values that it does not know.
          Nothing goes unannounced: what is deprecated says until when it goes on and what to use instead, and what can
          break a program stands here with the reason.
        </Text>
        <List label="Changes of the API">
          {API_CHANGES.map(({ on, words, breaks }) => (
            <ListRow
              key={on + words}
              isLong
              title={words}
              detail={[on, ...(breaks ?? [])].join(' · ')}
              trailing={breaks && <Badge tone="warn">Breaks programs</Badge>}
            />
          ))}
        </List>
      </Stack>
    </Panel>
  );
}
