/** What the assembly of the gateway uses of this room. */
export { StaffEventEnum } from './admin.enums.ts';
export { sayGoodbye } from './system/write-vitals.ts';
export { makeAdministrator } from './people/make-administrator.ts';
