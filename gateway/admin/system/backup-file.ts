import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupsPath } from '../../../domain/shared/admin.paths.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { lockOperation, readOperation } from '../../../db/admin/operation.queries.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { FileCall } from '../../kernel/manifest/room.ts';
import { requireAccess } from '../../schema/access.ts';

export const BACKUPS = `${backupsPath}/` as const;

interface BackupFile {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
}

/**
 * A backup for one who may have the whole database; that it was taken stands in the audit log before its first byte goes
 * out. @throws Refused UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BACKUP_NOT_HERE
 */
async function takeBackup(deps: Deps, actor: Actor | null, id: string): Promise<BackupFile> {
  requireAccess('administrator', actor);
  if (actor === null) throw new Refused('UNAUTHENTICATED');
  const { db, config } = deps;
  const backup = await readOperation(db.read, id);
  if (!backup || backup.fileName === null) throw new Refused('NOT_FOUND');
  if (config.backups === null) throw new Refused('BACKUP_NOT_HERE');
  const path = join(config.backups.folder, backup.fileName);
  const file = await stat(path).catch(() => null);
  if (file === null) throw new Refused('BACKUP_NOT_HERE');
  await db.transact(async (tx) => {
    const staff = await lockStanding(tx, actor.userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    if ((await lockOperation(tx, id))?.fileName !== backup.fileName) throw new Refused('NOT_FOUND');
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: 'system.backup-downloaded',
      subject: 'system',
      subjectId: id,
      reason: '',
      data: { to: backup.fileName },
      at: deps.now(),
    });
  });
  return { path, name: backup.fileName, bytes: file.size };
}

/** Gives a backup out, piece by piece: it may be larger than the memory. */
export async function answerBackup({ deps, request, response, pathname, findActor }: FileCall): Promise<void> {
  if (request.method !== 'GET') {
    response.statusCode = 405;
    response.setHeader('Allow', 'GET');
    response.end();
    return;
  }
  const { path, name, bytes } = await takeBackup(deps, await findActor(), pathname.slice(BACKUPS.length));
  response.setHeader('Content-Type', 'application/octet-stream');
  response.setHeader('Content-Length', bytes);
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  // Whoever breaks off has had enough.
  await pipeline(createReadStream(path), response).catch(() => response.destroy());
}
