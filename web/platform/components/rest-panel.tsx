import { useEffect, useState } from 'react';
import { openApiPath } from '../../../domain/platform/platform.paths.ts';
import { readJson } from '../../data/read-json.ts';
import { Loaded, type Query } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { type ApiDocument, type RestGroup, restGroupsOf } from '../rest-paths.ts';

type Read = Omit<Query<readonly RestGroup[]>, 'refetch'>;

const readGroups = (): Promise<Read> =>
  readJson(openApiPath).then(
    (document) => ({ data: restGroupsOf(document as ApiDocument), loading: false }),
    (error: unknown) => ({ data: null, error, loading: false }),
  );

/** The document of all paths, read once the panel is shown. */
function useRestGroups(): Query<readonly RestGroup[]> {
  const [read, setRead] = useState<Read>({ data: null, loading: true });
  useEffect(() => void readGroups().then(setRead), []);
  const refetch = async (): Promise<void> => {
    setRead((before) => ({ ...before, loading: true }));
    setRead(await readGroups());
  };
  return { ...read, refetch };
}

/** Every path of the REST API: what it is for, and who may call it with what. */
export function RestPanel() {
  const query = useRestGroups();
  return (
    <Panel title="Every REST path">
      <Stack gap={4}>
        <Text>
          The <a href={openApiPath}>OpenAPI document</a> says what each takes, answers and refuses with. Give it to a
          generator and you have a client in your language. A badge names the scope that a key needs.
        </Text>
        <Loaded
          query={query}
          what="the REST paths"
          skeleton={[6, 56]}
          isEmpty={(groups) => groups.length === 0}
          empty={<EmptyState title="No REST paths">Ask over GraphQL instead.</EmptyState>}
        >
          {(groups) => groups.map((group) => <Group key={group.title} group={group} />)}
        </Loaded>
      </Stack>
    </Panel>
  );
}

const Group = ({ group: { title, paths } }: { readonly group: RestGroup }) => (
  <Stack gap={2}>
    <Heading level={3}>{title}</Heading>
    <List label={title}>
      {paths.map(({ name, call, summary, who }) => (
        <ListRow
          key={name}
          isLong
          title={<code css={{ overflowWrap: 'anywhere' }}>{call}</code>}
          detail={summary}
          trailing={<Badge tone={who.tone}>{who.words}</Badge>}
        />
      ))}
    </List>
  </Stack>
);
