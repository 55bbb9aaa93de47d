import { useEffect, useState } from 'react';
import { openApiPath } from '../../../domain/platform/platform.paths.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { readJson } from '../../data/read-json.ts';
import { Loaded, type Query } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { type ApiDocument, type RestGroup, restGroupsOf } from '../rest-paths.ts';
import { TryPathDialog } from './try-path-dialog.tsx';
import * as t from '../__generated__/messages.ts';

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
  const dialog = useAddressDialog('try');
  const tried = query.data?.flatMap(({ paths }) => paths).find(({ name }) => name === dialog.value);
  return (
    <Panel title={t.everyRESTPath()}>
      <Stack gap={4}>
        <Text>{t.theOpenAPIDocumentSaysWhatEachTakes({ a: (inside) => <a href={openApiPath}>{inside}</a> })}</Text>
        <Loaded
          query={query}
          what={t.theRESTPaths()}
          skeleton={[6, 56]}
          isEmpty={(groups) => groups.length === 0}
          empty={<EmptyState title={t.noRESTPaths()}>{t.askOverGraphQLInstead()}</EmptyState>}
        >
          {(groups) => groups.map((group) => <Group key={group.title} group={group} onTry={dialog.open} />)}
        </Loaded>
      </Stack>
      {tried?.trial && <TryPathDialog tried={{ ...tried, trial: tried.trial }} onClose={dialog.close} />}
    </Panel>
  );
}

interface GroupProps {
  readonly group: RestGroup;
  readonly onTry: (name: string) => void;
}

const Group = ({ group: { title, paths }, onTry }: GroupProps) => (
  <Stack gap={2}>
    <Heading level={3}>{title}</Heading>
    <List label={title}>
      {paths.map(({ name, call, summary, who, trial }) => (
        <ListRow
          key={name}
          isLong
          title={<code css={{ overflowWrap: 'anywhere' }}>{call}</code>}
          detail={summary}
          trailing={
            <Row gap={2} wrap={false}>
              <Badge tone={who.tone}>{who.words}</Badge>
              {trial && (
                <Button size="small" aria-label={t.tryCall({ call })} onClick={() => onTry(name)}>
                  {t.try()}
                </Button>
              )}
            </Row>
          }
        />
      ))}
    </List>
  </Stack>
);
