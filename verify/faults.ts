/** Everything that can be wrong, and the words for it. */
export const FAULTS = {
  'no-note': 'This is no signed note.',
  'no-checkpoint': 'The note is no checkpoint of a log.',
  'other-log': 'The checkpoint is of another log than the key.',
  unsigned: 'The log has not signed this checkpoint.',
  'wrong-signature': 'The signature does not fit the checkpoint: one of them was changed.',
  'no-witness': 'A witness that you asked for has not signed this checkpoint.',
  'wrong-witness': 'The signature of a witness does not fit the checkpoint.',
  'no-proof': 'This is no proof file with a leaf in it.',
  'not-included': 'The leaf does not stand in the log at this index.',
  'no-transfer': 'The leaf is no transfer, so no receipt belongs to it.',
  'other-receipt': 'The receipt is not the one that this proof is of.',
  'no-crate': 'This is no file of a crate opening, or not as it was written.',
  'other-commitment': 'The hash that was shown before is another than the one in the file.',
  'other-secret': 'The secret does not have the hash that was shown before.',
  'other-odds': 'The odds are not those that went into the draw.',
  'other-roll': 'Secret, seed, number and odds come to another roll.',
  'other-rarity': 'The roll brings another rarity by these odds.',
  'no-balance': 'This is no file of a balance in a total, or not as it was written.',
  'other-day': 'Root or total are others than those that were published.',
  'not-counted': 'The balance is not counted in this total.',
  'short-tile': 'A tile is shorter or longer than it must be.',
  'wrong-tile': 'A tile is not what the leaves make.',
  'wrong-entries': 'Leaves are cut short, or more than there should be.',
  'wrong-root': 'The leaves are not those that the checkpoint was signed for.',
  'wrong-order': 'Transfers do not count up from 1.',
  'wrong-state': 'What was kept of this log is not readable, or the log never signed it.',
  shrunk: 'SHRUNK: the log has fewer leaves than it has shown before.',
  rewritten: 'REWRITTEN: what the log shows now does not begin with what it has shown before.',
  forked: 'FORKED: the log has signed two histories that cannot both be true.',
  silent: 'SILENT: the log does not answer, or not with what it must have.',
  'key-changed':
    'KEY CHANGED: another key signs under the name of the log, and the key that you know does not vouch for it.',
} as const;

export type Fault = keyof typeof FAULTS;

/** What a check comes to: what was found, or what is wrong. */
export type Checked<T> = { readonly found: T } | { readonly fault: Fault };

/** What programs that call this one tell apart. */
export const EXIT = {
  holds: 0,
  wrong: 1,
  usage: 2,
  shrunk: 10,
  rewritten: 11,
  forked: 12,
  silent: 13,
  keyChanged: 14,
} as const;

const EXIT_OF: Partial<Record<Fault, number>> = {
  shrunk: EXIT.shrunk,
  rewritten: EXIT.rewritten,
  forked: EXIT.forked,
  silent: EXIT.silent,
  'key-changed': EXIT.keyChanged,
};

export const exitOf = (fault: Fault): number => EXIT_OF[fault] ?? EXIT.wrong;
