/** Everything runs in browsers too; only the command needs Node. */
export { checkAny, type Known, type Verdict } from './any-file.ts';
export { checkBalance, type Balance, type Published } from './balance.ts';
export { openCheckpoint, type Checkpoint } from './checkpoint.ts';
export { checkCrate, type Crate } from './crate.ts';
export { EXIT, FAULTS, exitOf, type Checked, type Fault } from './faults.ts';
export { checkLedger, type Ledger } from './ledger.ts';
export { readTransfer, type TransferLeaf } from './leaf.ts';
export { readKey, type Key } from './note.ts';
export { checkProofFile, type Asked, type Proven } from './proof-file.ts';
export { TileTree, type Source } from './tiles.ts';
export { isConsistent, isIncluded, type Head } from './tree.ts';
export { emptyMemory, meetWatcher, readMemory, watchOnce, type Memory, type Watched } from './watch.ts';
export { webSource } from './web-source.ts';
