import { Fragment, createElement } from 'react';
import { API_CHANGES } from '../../../domain/platform/api-changes.ts';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import * as t from '../__generated__/messages.ts';

const CODE = /\b([A-Z]{2,}(?:_[A-Z]+)+)\b/;

/** Refusal codes stand as code. */
const withCodes = (words: string) =>
  words
    .split(CODE)
    .map((part, at) => createElement(CODE.test(part) ? 'code' : Fragment, { key: `${at} ${part}` }, part));

/** What has become of the API, for people whose programs were written before. */
export function ChangesPanel() {
  return (
    <Panel title={t.changesOfTheAPI()}>
      <Stack gap={4}>
        <Text>{t.fieldsArgumentsAndValuesAreAdded()}</Text>
        <List label={t.changesOfTheAPI()}>
          {API_CHANGES.map(({ on, words, breaks }) => (
            <ListRow
              key={on + words}
              isLong
              title={withCodes(words)}
              detail={[on, ...(breaks ?? [])].join(' · ')}
              trailing={breaks && <Badge tone="warn">{t.breaksPrograms()}</Badge>}
            />
          ))}
        </List>
      </Stack>
    </Panel>
  );
}
