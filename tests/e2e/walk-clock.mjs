/**
 * The time of the walks. Every file begins at the instant at which the demo data set was seeded, and time goes on from
 * there: the clock of the gateways is the machine's, moved by so much. Pages keep the machine's, and are told by the
 * gateway what time it is.
 */

let shiftMs = Number(process.env['WALK_SHIFT_MS'] ?? 0);

/** The time of the machine, which pages go by: epoch milliseconds. */
export const pageNow = Date.now.bind(Date);

/** By how much the time of the gateways is ahead of the machine's, in milliseconds. */
export const shift = () => shiftMs;

/** @param {number} ms */
export const setShift = (ms) => void (shiftMs = ms);

/** What time it is for the gateways: epoch milliseconds. */
export const walkNow = () => pageNow() + shiftMs;

/** The shift with which it is `at` now. @param {number} at epoch milliseconds */
export const shiftTo = (at) => at - pageNow();
