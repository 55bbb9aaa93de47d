/** What other rooms of the database layer may use of the ledger. */
export { type NewTransfer, postTransfer } from './post-transfer.ts';
