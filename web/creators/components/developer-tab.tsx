import { Panel } from '../../parts/panel.tsx';
import { Part } from '../../parts/part.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import * as t from '../__generated__/messages.ts';

/** Where the explorer of the API is served, beside this app. */
const EXPLORER = '/graphiql/';

/** What this page shows, as JSON: `me` is whoever is signed in. */
const REST_PATHS = [
  { path: '/api/earnings/me', what: t.incomeBySourceAndWhatWaits() },
  { path: '/api/referrals/me', what: t.yourCodeSignUpsAndFirstWagers() },
  { path: '/api/analytics/me', what: t.viewersConversionAndBattles() },
] as const;

/** 'Developer': plugins, keys, applications and webhooks (CR-19 to CR-21), and where the API and what the hub shows are found. */
export const DeveloperTab = () => (
  <Stack gap={5}>
    <Part of="platform.plugins" waiting={<RowsSkeleton label={t.loadingYourPlugins()} rows={3} height={120} />} />
    <Part of="platform.keys" waiting={<RowsSkeleton label={t.loadingYourKeys()} rows={1} height={409} />} />
    <Part
      of="platform.applications"
      waiting={<RowsSkeleton label={t.loadingYourApplications()} rows={1} height={388} />}
    />
    <Part of="platform.webhooks" waiting={<RowsSkeleton label={t.loadingYourWebhooks()} rows={1} height={442} />} />
    <Panel title="GraphQL">
      <Text tone="dim">
        {t.everythingOnGauntletCanBeAsked({ code: <code>{`${window.location.origin}/graphql`}</code> })}
      </Text>
      <Row>
        <Button asChild>
          <a href={EXPLORER}>{t.openTheAPIExplorer()}</a>
        </Button>
      </Row>
    </Panel>
    <Panel title="REST">
      <Text tone="dim">{t.whatThisPageShowsAsJSON()}</Text>
      <List label={t.pathsOfTheCreatorHub()}>
        {REST_PATHS.map(({ path, what }) => (
          <ListRow key={path} title={<a href={path}>{path}</a>} detail={what} />
        ))}
      </List>
    </Panel>
  </Stack>
);
