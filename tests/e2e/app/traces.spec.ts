import { expect, test } from 'playwright/test';
import { CollectorStandIn, type Told } from '../../support/collector-stand-in.ts';
import { startGateway } from '../gateway.ts';
import { enterAt } from '../own-gateway.ts';

test('what a page asks is told as the browser saw it, with what the gateway did for it below', async ({ browser }) => {
  const collector = await CollectorStandIn.open();
  const gateway = await startGateway({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const page = await enterAt(gateway, browser, 'demo');
  await page.goto('/wallet');
  const rooms = page.getByRole('navigation', { name: 'Main' });
  const isTold = (): boolean => {
    const { spans } = collector;
    const byId = new Map(spans.map((span) => [span.spanId, span]));
    const aboveOf = ({ parentSpanId }: Told) => byId.get(parentSpanId);
    return spans.some((span) => {
      const call = 'db.query.text' in span.attributes ? aboveOf(span) : undefined;
      return call !== undefined && aboveOf(call)?.service === 'gauntlet-web';
    });
  };
  // What traces comes beside the first page: the calls of one that is opened after it are told, a few seconds later.
  await expect(async () => {
    await rooms.getByRole('link', { name: 'Missions', exact: true }).click();
    await rooms.getByRole('link', { name: 'Wallet', exact: true }).click();
    await expect.poll(isTold, { timeout: 15_000 }).toBe(true);
  }).toPass();
  await page.context().close();
  await gateway.stop();
  collector.close();
});
