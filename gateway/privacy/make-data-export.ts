import { settingsSectionPath } from '../../domain/accounts/accounts.paths.ts';
import { DAY } from '../../domain/shared/time.ts';
import { readRunningExport, storeExport } from '../../db/privacy/data-export.queries.ts';
import { readPersonalData } from '../../db/privacy/personal-data.queries.ts';
import { readSettingsOf, readUser } from '../../db/accounts/index.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { orderMail } from '../mail/mail.ts';
import { placeFile } from '../kernel/files/place-file.ts';
import type { Deps } from '../kernel/deps.ts';
import { JSON_TYPE } from '../kernel/http/rest-schemas.ts';

declare module '../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'account.export': { readonly exportId: string };
  }
}

/** How long an archive can be fetched. */
export const ARCHIVE_LIFE = 7 * DAY;

/** Everything that is stored about a person, and nothing of anybody else: what each room has to say. */
async function gather({ db, wiring }: Deps, userId: string, at: number) {
  const tables = wiring.personalData.flatMap((part) => part.tables);
  return {
    about:
      'Everything that Gauntlet stores about this account. Instants are milliseconds since 1970 (UTC), amounts cents or whole BattleCoin.',
    madeAt: at,
    ...(await readPersonalData(db.read, tables, userId)),
  };
}

/** Makes an archive that was asked for, stores it for a week, and tells its owner (SE-06). */
export async function makeDataExport(deps: Deps, job: Job<'account.export'>): Promise<void> {
  const { exportId } = job.payload;
  const request = await readRunningExport(deps.db.read, exportId);
  if (!request) return;
  const { userId } = request;
  const at = deps.now();
  const archive = JSON.stringify(await gather(deps, userId, at), null, 2);
  const expiresAt = at + ARCHIVE_LIFE;
  const file = {
    id: deps.randomBytes(24).toString('base64url'),
    ownerId: userId,
    purpose: 'export',
    contentType: JSON_TYPE,
    name: `gauntlet-data-${new Date(at).toISOString().slice(0, 10)}.json`,
    ...(await placeFile(deps, Buffer.from(archive))),
    createdAt: at,
    expiresAt,
  } as const;
  await deps.db.transact(async (tx) => {
    if (!(await storeExport(tx, exportId, file))) return;
    const user = await readUser(tx, userId);
    if (!user) return;
    const url = `${deps.config.publicUrl}${settingsSectionPath('data')}`;
    const { language } = await readSettingsOf(tx, userId);
    await orderMail(deps, tx, {
      to: user.email,
      language,
      mail: { kind: 'data-ready', username: user.username, url, expiresAt },
    });
  });
}
