import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Text } from '../../ui/text.tsx';

/** Where the explorer of the API is served, beside this app. */
const EXPLORER = '/graphiql/';

/** What this page shows, as JSON: `me` is whoever is signed in. */
const REST_PATHS = [
  { path: '/api/earnings/me', what: 'Income by source and what waits to be paid out' },
  { path: '/api/referrals/me', what: 'Your code, sign-ups and first wagers' },
  { path: '/api/analytics/me', what: 'Viewers, conversion and battles' },
] as const;

/** 'Developer': plugins, keys, applications and webhooks (CR-19 to CR-21), and where the API and what the hub shows are found. */
export const DeveloperTab = () => (
  <Stack gap={5}>
    <Part of="platform.plugins" waiting={<RowsSkeleton label="Loading your plugins" rows={3} height={120} />} />
    <Part of="platform.keys" waiting={<RowsSkeleton label="Loading your keys" rows={2} height={72} />} />
    <Part
      of="platform.applications"
      waiting={<RowsSkeleton label="Loading your applications" rows={1} height={72} />}
    />
    <Part of="platform.webhooks" waiting={<RowsSkeleton label="Loading your webhooks" rows={2} height={72} />} />
    <Panel title="GraphQL">
      <Text tone="dim">
        Everything on Gauntlet can be asked at <code>{`${window.location.origin}/graphql`}</code>. The explorer knows
        the whole schema and has examples that run as you.
      </Text>
      <Row>
        <Button asChild>
          <a href={EXPLORER}>Open the API Explorer</a>
        </Button>
      </Row>
    </Panel>
    <Panel title="REST">
      <Text tone="dim">What this page shows, as JSON. It opens to you while you are signed in, and to no key.</Text>
      <List label="Paths of the creator hub">
        {REST_PATHS.map(({ path, what }) => (
          <ListRow key={path} title={<a href={path}>{path}</a>} detail={what} />
        ))}
      </List>
    </Panel>
  </Stack>
);
