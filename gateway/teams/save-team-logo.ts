import { TEAM_LOGO_BYTES_MAX } from '../../domain/teams/team.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { requireCaptain } from '../../domain/teams/membership.ts';
import { putTeamLogo, readMembership, readRoster } from '../../db/teams/team.queries.ts';
import { drawAvatar } from '../accounts/index.ts';
import { placeFile } from '../kernel/files/place-file.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import type { Actor } from '../kernel/actor.ts';
import type { FileTerms } from '../kernel/http/body.ts';
import type { Deps } from '../kernel/deps.ts';
import { unusableFile } from '../kernel/files/unusable-file.ts';
import { changeTeam, tell } from './change-team.ts';

/** What a logo may be sent as: 'PNG, JPG up to 2MB' (TE-05). */
export const LOGO_FILE: FileTerms = { types: ['image/png', 'image/jpeg'], bytesMax: TEAM_LOGO_BYTES_MAX };

/** Within a quarter of an hour. */
const UPLOADS_MAX = 20;

/** By its first bytes: what a file is called proves nothing. */
function isPngOrJpeg(bytes: Buffer): boolean {
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return isPng || bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

/**
 * Asked before a byte of the picture is taken in: only the captain may send any.
 * @throws Refused RATE_LIMITED, NOT_IN_A_TEAM, CAPTAIN_ONLY
 */
export async function expectTeamLogo(deps: Deps, { userId }: Actor): Promise<void> {
  const { read } = deps.db;
  await chargeAttempt(deps, `team-logo:account:${userId}`, UPLOADS_MAX);
  const membership = await readMembership(read, userId);
  if (!membership) throw new Refused('NOT_IN_A_TEAM');
  must(requireCaptain(await readRoster(read, membership.teamId), userId));
}

/**
 * Gives the caller's team a logo, drawn anew as a square like every picture; the earlier one is dropped. Answers the id
 * of its address.
 * @throws Refused FILE_UNUSABLE, NOT_IN_A_TEAM, CAPTAIN_ONLY
 */
export async function saveTeamLogo(deps: Deps, actor: Actor, file: Buffer): Promise<string> {
  const { userId } = actor;
  if (!isPngOrJpeg(file)) throw unusableFile(file);
  const placed = await placeFile(deps, await drawAvatar(file));
  const id = deps.randomBytes(18).toString('base64url');
  await changeTeam(deps, actor, async (scene) => {
    must(requireCaptain(scene.roster, userId));
    await putTeamLogo(scene.tx, scene.team, {
      id,
      ownerId: userId,
      ...placed,
      contentType: 'image/webp',
      createdAt: scene.at,
    });
    await tell(scene, 'team.changed', scene.user);
  });
  return id;
}

/** Takes it away again; one is drawn from the team's id from then on. */
export const removeTeamLogo = (deps: Deps, actor: Actor): Promise<void> =>
  changeTeam(deps, actor, async (scene) => {
    must(requireCaptain(scene.roster, actor.userId));
    await putTeamLogo(scene.tx, scene.team, null);
    await tell(scene, 'team.changed', scene.user);
  });
