import { textOf } from './bytes.ts';

/** The leaf of a transfer: docs/formats/log.md, 'Leaves'. */
export interface TransferLeaf {
  /** From 1. */
  readonly position: number;
  /** 64 hex digits. */
  readonly contentHash: string;
}

const TRANSFER = /^\["transfer\/1",([1-9]\d{0,15}),"([0-9a-f]{64})"\]$/;

/** Null for leaves of other kinds, which whoever follows a log passes over. */
export function readTransfer(leaf: Uint8Array): TransferLeaf | null {
  const [, digits = '', contentHash = ''] = TRANSFER.exec(textOf(leaf) ?? '') ?? [];
  const position = Number(digits);
  return Number.isSafeInteger(position) && position > 0 ? { position, contentHash } : null;
}
