import { FLAG_DEFAULTS } from '../../domain/configuration.ts';
import { MAINTENANCE_STATES } from '../../domain/shared/maintenance.ts';
import { SETTING_DEFAULTS } from '../../domain/shared/settings.ts';
import { HOUR } from '../../domain/shared/time.ts';
import * as flags from '../../db/settings/flag.queries.ts';
import { featureFlags } from '../../db/settings/flag.table.ts';
import * as maintenance from '../../db/settings/maintenance.queries.ts';
import * as configuration from '../../db/settings/setting.queries.ts';
import { settings } from '../../db/settings/setting.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { reads, roomCases, writes } from './kit.ts';
import { edgeMaintenance } from './settings.rows.ts';
import { EDGES, WORDS } from './words.ts';

const FLAG_IDS = FLAG_DEFAULTS.map(({ id }) => id);

const some = Array.from({ length: 8 }, (_, n) => edgeMaintenance(n));
const times = ({ now }: Cast): number[] => [now, now - HOUR, now - 2 * HOUR, now + HOUR, 0];

const row = (cast: Cast) => ({
  id: cast.newId(),
  state: 'scheduled' as const,
  startsAt: null,
  reason: 'Ж "\\%_',
  notifiesAll: true,
  scheduledBy: '5',
  scheduledAt: cast.now,
  beganAt: null,
  changedAt: cast.now,
});

export const cases = roomCases('settings', [
  writes(flags.holdFlag)(() => FLAG_IDS.map((id) => [id])),
  reads(flags.readFlag)(() => FLAG_IDS.map((id) => [id])),
  reads(flags.listFlags)(() => [[]]),
  writes(flags.lockFlag)(() => [...FLAG_IDS, 'nothing'].map((id) => [id])),
  writes(flags.changeFlag)(() =>
    EDGES.flatMap((at) => [
      ['arcade-cash', true, '5', at] as const,
      ['battlecoin-redemption', false, edgeUser(0), at] as const,
    ]),
  ),
  writes((tx) => flags.seedFlags(tx).then(() => flags.listFlags(tx)))(() => [[]], {
    name: 'seedFlags',
    before: (tx) => tx.delete(featureFlags),
  }),

  reads(maintenance.readMaintenanceMode)(() => [[]], { hollow: 'it is off' }),
  writes((tx) => maintenance.readMaintenanceMode(tx))(() => [[]], {
    name: 'readMaintenanceMode',
    before: (tx, { now }) => flags.changeFlag(tx, 'maintenance-mode', true, '5', now),
  }),
  reads(maintenance.listOpenMaintenances)(() => [[]]),
  reads(maintenance.listPastMaintenances)((cast) =>
    times(cast).flatMap((since) => [1, 2, 100].map((limit) => [since, limit] as const)),
  ),
  reads(maintenance.readDueMaintenance)((cast) => times(cast).map((at) => [at])),
  writes(maintenance.lockMaintenance)(() => [...some, 'nothing'].map((id) => [id])),
  writes(maintenance.insertMaintenance)((cast) => [
    [row(cast)],
    ...EDGES.map((at) => [{ ...row(cast), startsAt: at, beganAt: at, reason: '', notifiesAll: false }] as const),
  ]),
  writes(maintenance.moveMaintenance)((cast) =>
    some.flatMap((id) => MAINTENANCE_STATES.map((state) => [id, state, cast.now] as const)),
  ),
  writes(maintenance.endMaintenances)(() => EDGES.map((at) => [at])),

  reads(configuration.readStakeAges)(() => [[]]),
  reads(configuration.readSettings)(() => [[]]),
  writes(configuration.holdSettings)(() => [[]]),
  reads(configuration.listSettings)(() => [[]]),
  writes((tx) => configuration.seedSettings(tx).then(() => configuration.listSettings(tx)))(() => [[]], {
    name: 'seedSettings',
    before: (tx) => tx.delete(settings),
  }),
  writes(configuration.lockSettings)(() => [[]]),
  writes(configuration.changeSetting)(() => [
    ...SETTING_DEFAULTS.map(({ key }) => [key, '7'] as const),
    ...WORDS.map((word) => ['withdrawal_fee', word] as const),
    ['nothing', '1'],
  ]),
]);
