import type { AdminRefusal } from '../../domain/admin/refusals.ts';
import { SHARED_VIEWS_MAX, VIEWS_MAX } from '../../domain/admin/staff-views.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';

export const sentences: Sentences<AdminRefusal> = {
  ADJUSTMENT_DECIDED: say('Somebody else has decided this adjustment.'),
  UNDER_MAINTENANCE: say('Gauntlet is under maintenance. You can look at everything; changes open again when it ends.'),
  MAINTENANCE_OVER: say('This maintenance has ended or was called off already.'),
  SAMPLE_SERVER: say('This server is a sample of the demo data: there is no process behind it to ask.'),
  SERVER_SILENT: say('No such server answers now. Nothing was done.'),
  NO_SUPERVISOR: say(
    'Nobody would start it again: it runs without a supervisor. Start it with npm start, or set SUPERVISED=yes where something restarts it.',
  ),
  OPERATION_UNDER_WAY: say('This is under way already. Wait until it has ended.'),
  OPERATION_OVER: say('This is over already, or nobody confirmed it in time.'),
  NO_BACKUP_FOLDER: say('No folder for backups is set up. The operator names one in the environment.'),
  BACKUP_NOT_HERE: say(
    'The server that answered does not see this file: all of them have to share one folder for backups.',
  ),
  REPORT_TOO_LONG: say(
    'This is more than one report holds: a year and 2,000 rows at the most. Choose a shorter period.',
  ),
  NOT_STAFF: ({ username }) =>
    username === undefined
      ? 'Reports go to active members of the staff alone.'
      : `Reports go to active members of the staff alone, and ${username} is none.`,
  VIEW_NAME_TAKEN: say('You keep another view of this table under this name.'),
  TOO_MANY_VIEWS: ({ max }) =>
    max === SHARED_VIEWS_MAX
      ? `Staff share ${SHARED_VIEWS_MAX} views already. Keep it for yourself, or have one deleted.`
      : `You keep ${VIEWS_MAX} views already. Delete one first.`,
};
