import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { lookAtConfig } from '../../gateway/kernel/config/config.ts';
import { environment } from '../../gateway/kernel/config/environment.ts';
import { openMetrics } from '../../gateway/kernel/metrics.ts';
import { ROOT } from '../../scripts/source-files.ts';

const nvmrc = readFileSync(join(ROOT, '.nvmrc'), 'utf8');

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly restart: string;
  readonly stop_grace_period?: string;
  readonly volumes?: readonly string[];
}

const read = (file: string): string => readFileSync(join(ROOT, 'deploy', file), 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const gateways = Object.entries(compose.services).filter(([, { image }]) => image === 'gauntlet');
const addresses = gateways.map(([name]) => `${name}:4000`);

/** What compose asks of the operator: by name, whether it refuses to start without it. */
function askedOf(text: string): Map<string, boolean> {
  const asked = new Map<string, boolean>();
  for (const [, name = '', how] of text.matchAll(/\$\{(\w+)(:[?-])?/g))
    asked.set(name, how === ':?' || asked.get(name) === true);
  return asked;
}

/** A value as compose makes it, of what an operator filled in. */
const filled = (value: string): string =>
  value.replace(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_all, name: string, how: string | undefined, other: string) => {
    if (name === 'GAUNTLET_HOST') return 'gauntlet.example';
    if (name === 'PAYMENTS') return 'sandbox';
    if (name === 'MAIL_URL') return 'smtps://user:password@mail.example';
    return how === '-' ? other : `${name.toLowerCase()}-that-is-long-enough`;
  });

test('each gateway of compose has an environment that the product takes and knows whole', () => {
  expect(gateways).toHaveLength(2);
  for (const [name, { environment: given = {} }] of gateways) {
    const env = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, filled(value)]));
    expect(Object.keys(env).filter((key) => !(key in environment.shape))).toEqual([]);
    const { config, wrong } = lookAtConfig(env);
    expect(wrong).toEqual([]);
    expect(config.isProduction).toBe(true);
    expect(config.server.id).toBe(name);
    expect(config.trustedProxies).toBe(1);
  }
});

test('a gateway of compose is given longer to stop than it takes, writes into its volumes alone and stays down after an emergency', () => {
  for (const [, { environment: given = {}, ...service }] of gateways) {
    const { config } = lookAtConfig(given);
    expect(Number.parseInt(service.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(config.shutdown.totalMs);
    expect(service.read_only).toBe(true);
    expect(service.restart).toBe('on-failure');
    const mounted = (service.volumes ?? []).map((volume) => volume.split(':')[1]);
    expect(mounted).toContain(given['RECORDING_FOLDER']);
    expect(mounted).toContain(given['BACKUP_FOLDER']);
  }
});

test('the example of an environment beside compose names all that it asks for and nothing else', () => {
  const named = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual([...askedOf(read('compose.yaml')).keys()].toSorted());
});

test('compose does not start without a secret', () => {
  const secrets = [...askedOf(read('compose.yaml'))].filter(
    ([name]) => /_SECRET$|PASSWORD$/.test(name) && !name.startsWith('STRIPE_'),
  );
  expect(secrets).toHaveLength(6);
  expect(secrets.filter(([, isNeeded]) => !isNeeded)).toEqual([]);
});

test('compose does not start on play money that nobody has asked for, and starts with the keys of Stripe', () => {
  for (const [, { environment: given = {} }] of gateways) {
    const env = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, filled(value)]));
    const wrong = (more: Readonly<Record<string, string>>) => lookAtConfig({ ...env, PAYMENTS: '', ...more }).wrong;
    expect(wrong({})).toEqual([expect.stringMatching(/^PAYMENTS: must be set to sandbox in production/)]);
    expect(wrong({ STRIPE_SECRET_KEY: 'sk_live_of_ours', STRIPE_WEBHOOK_SECRET: 'whsec_of_ours' })).toEqual([]);
  }
});

test('proxy and Prometheus know the gateways of compose', () => {
  const proxied = read('Caddyfile').match(/gateway-\d+:\d+/g) ?? [];
  expect([...new Set(proxied)].toSorted()).toEqual(addresses.toSorted());
  const { scrape_configs: jobs } = parse(read('prometheus/prometheus.yml')) as {
    readonly scrape_configs: readonly { readonly static_configs: readonly { readonly targets: readonly string[] }[] }[];
  };
  expect(jobs.flatMap((job) => job.static_configs.flatMap(({ targets }) => targets))).toEqual(addresses);
});

test('alerts and dashboard ask for figures that a gateway has, by labels that these have', async () => {
  const { registry } = openMetrics();
  const labels = new Map(
    (await registry.getMetricsAsJSON()).map(({ name }) => [
      name,
      (registry.getSingleMetric(name) as unknown as { readonly labelNames?: readonly string[] }).labelNames ?? [],
    ]),
  );
  const { panels } = JSON.parse(read('grafana/dashboards/gauntlet.json')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  };
  const { groups } = parse(read('prometheus/alerts.yml')) as {
    readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[];
  };
  const asked = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
  expect(asked.length).toBeGreaterThan(20);
  for (const expr of asked) {
    const names = expr.match(/\b(?:gauntlet|nodejs|process)_\w+/g) ?? [];
    const grouped = [...expr.matchAll(/\bby \(([\w, ]+)\)/g)].flatMap(([, list = '']) => list.split(', '));
    const known = ['instance', 'job', 'le'];
    for (const name of names) {
      const own = labels.get(name) ?? labels.get(name.replace(/_(bucket|count|sum)$/, ''));
      expect(own, expr).toBeDefined();
      for (const label of grouped) expect([...known, ...(own ?? [])], expr).toContain(label);
    }
  }
});

test('the image is described without a fault, by a Node that the product runs on, and does not run as root', () => {
  const dockerfile = read('Dockerfile');
  expect(validate(dockerfile)).toEqual([]);
  expect(validate('FROM node\nRAN npm ci')).not.toEqual([]);
  for (const [, major = ''] of dockerfile.matchAll(/^FROM node:(\d+)/gm))
    expect(nvmrc).toMatch(new RegExp(`^${major}\\.`));
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain('/readyz');
});
