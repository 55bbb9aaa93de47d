/** Letters and digits of the code that opens an invite-only battle. */
export const INVITE_CODE_LENGTH = 10;

/** As codes are drawn: without what is confused when read aloud. */
const DRAWN = new RegExp(`^[2-9A-HJ-NP-Z]{${INVITE_CODE_LENGTH}}$`);

/** A code as it is stored, however it was typed. */
export const inviteCodeOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** The whole code that was typed; null while some of it is missing, and for one of another form. */
export function wholeInviteCode(typed: string): string | null {
  const code = inviteCodeOf(typed);
  return DRAWN.test(code) ? code : null;
}
