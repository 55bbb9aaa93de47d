/** What other rooms may use of this one. */
export {
  AccountMarkEnum,
  AccountStatusEnum,
  RoleEnum,
  StandingEnum,
  TierEnum,
  VerificationStatusEnum,
} from './account.enums.ts';
export { drawAvatar } from './avatar-image.ts';
export { pictureRoute } from './picture-route.ts';
export { loadPlayer } from './load-player.ts';
export { avatarUrlOf, Player, playerOf } from './player.types.ts';
export { keepBirthDate, stateBirthDate } from './state-birth-date.ts';
export { isOnStaff } from './is-on-staff.ts';
export { inStanding, lockAdministrator, lockStanding, requireStanding } from './standing.ts';
