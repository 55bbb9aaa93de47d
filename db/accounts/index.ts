/** What other rooms may use of this one. */
export { type AccountKey, countAccounts, countSignUps, listAccounts, listBarred } from './account-list.queries.ts';
export { anonymizeAccount } from './anonymize-account.ts';
export { fillNames } from './fill-names.ts';
export { insertAccepted } from './legal.queries.ts';
export { nameBeginsWith, nameContains } from './name-search.ts';
export { putLanguage, readLanguages, readSettingsOf, readSettingsOfMany } from './preferences.queries.ts';
export { preferences } from './preferences.table.ts';
export { updateRegion } from './region.queries.ts';
export {
  countAdministrators,
  giveReferralCode,
  hasOtherAdministrator,
  holdUsers,
  insertUser,
  isNameTaken,
  lockUser,
  noteLogin,
  pauseUser,
  readUser,
  readUserByEmail,
  readUserByName,
  readUsers,
  renameUser,
  updateUserStanding,
} from './user.queries.ts';
export { openSystemAccount } from './system-account.queries.ts';
export { type NewUser, type User, users } from './user.table.ts';
export { countTeamAccesses, countWaitlist, insertTeamAccess, insertWaitlistEntry } from './waitlist.queries.ts';
