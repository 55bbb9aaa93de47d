/** What the assembly of the gateway uses of this room. */
export { sayGoodbye } from './write-vitals.ts';
export { makeAdministrator } from './make-administrator.ts';
