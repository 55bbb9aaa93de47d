import { settingsSectionPath } from '../../domain/accounts/accounts.paths.ts';
import { DAY } from '../../domain/shared/time.ts';
import { readAccountData } from '../../db/privacy/account-data.queries.ts';
import { readRunningExport, storeExport } from '../../db/privacy/data-export.queries.ts';
import { readUser } from '../../db/accounts/user.queries.ts';
import { readBattlesOf, readReportsOf } from '../../db/battles/account-battles.queries.ts';
import { readInvitesOf } from '../../db/battles/invite.queries.ts';
import { readChatData } from '../../db/chat/account-data.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import { readDisputesOf } from '../../db/disputes/account-data.queries.ts';
import { readFriendData } from '../../db/friends/account-data.queries.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { readNotificationData } from '../../db/notifications/account-data.queries.ts';
import { readResultData } from '../../db/results/account-data.queries.ts';
import { readTeamData } from '../../db/teams/account-data.queries.ts';
import { readWalletData } from '../../db/wallet/account-data.queries.ts';
import { orderMail } from '../mail/mail.ts';
import type { Deps } from '../kernel/deps.ts';

/** How long an archive can be fetched. */
const ARCHIVE_LIFE = 7 * DAY;

/** Everything that is stored about a person, and nothing of anybody else. */
async function gather(reader: Reader, userId: string, at: number) {
  return {
    about:
      'Everything that Gauntlet stores about this account. Instants are milliseconds since 1970 (UTC), amounts cents or whole BattleCoin.',
    madeAt: at,
    ...(await readAccountData(reader, userId)),
    wallet: await readWalletData(reader, userId),
    battles: await readBattlesOf(reader, userId),
    reports: await readReportsOf(reader, userId),
    battleInvites: await readInvitesOf(reader, userId),
    friends: await readFriendData(reader, userId),
    disputes: await readDisputesOf(reader, userId),
    results: await readResultData(reader, userId),
    teams: await readTeamData(reader, userId),
    chat: await readChatData(reader, userId),
    notifications: await readNotificationData(reader, userId),
  };
}

/** Makes an archive that was asked for, stores it for a week, and tells its owner (SE-06). */
export async function makeDataExport(deps: Deps, job: Job): Promise<void> {
  const exportId = String(job.payload['exportId']);
  const request = await readRunningExport(deps.db.read, exportId);
  if (!request) return;
  const { userId } = request;
  const at = deps.now();
  const archive = JSON.stringify(await gather(deps.db.read, userId, at), null, 2);
  const expiresAt = at + ARCHIVE_LIFE;
  const file = {
    id: deps.randomBytes(24).toString('base64url'),
    ownerId: userId,
    purpose: 'export',
    contentType: 'application/json; charset=utf-8',
    name: `gauntlet-data-${new Date(at).toISOString().slice(0, 10)}.json`,
    bytes: Buffer.from(archive),
    createdAt: at,
    expiresAt,
  } as const;
  await deps.db.transact(async (tx) => {
    if (!(await storeExport(tx, exportId, file))) return;
    const user = await readUser(tx, userId);
    if (!user) return;
    const url = `${deps.config.publicUrl}${settingsSectionPath('data')}`;
    await orderMail(deps, tx, {
      to: user.email,
      mail: { kind: 'data-ready', username: user.username, url, expiresAt },
    });
  });
}
