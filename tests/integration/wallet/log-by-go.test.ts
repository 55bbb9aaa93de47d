// @module-tag full
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { fromBase64 } from '../../../domain/wallet/log/base64.ts';
import { isConsistent, isIncluded, leafHash } from '../../../domain/wallet/log/tree.ts';
import { ledgerKeyText } from '../../../gateway/wallet/proofs/ledger-key.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

const run = promisify(execFile);

/** Where Debian's `golang-golang-x-mod-dev` has the packages that Go checks its own modules by. */
const PACKAGES = '/usr/share/gocode';
const isThere = existsSync(`${PACKAGES}/src/golang.org/x/mod/sumdb/tlog`) && spawnSync('go', ['version']).status === 0;

/** More than one tile, so that Go asks for the level above. */
const TRANSFERS = 300;
const SIZES = [1, 2, 100, 255, 256, 257, 299];

interface Proven {
  readonly Origin: string;
  readonly Size: number;
  readonly Root: string;
  readonly Inclusion: readonly { readonly Index: number; readonly Leaf: string; readonly Path: readonly string[] }[];
  readonly Consistency: readonly {
    readonly Before: number;
    readonly Root: string;
    readonly Proof: readonly string[] | null;
  }[];
}

const bytesOf = (text: string): Uint8Array => fromBase64(text) ?? new Uint8Array();

describe.runIf(isThere)('a program of others', () => {
  it(
    'follows the log of a running gateway by its key alone, and what it proves of it holds by our own check',
    { timeout: 600_000 },
    async () => {
      const gateway = await HttpGateway.open({ env: { PUBLIC_URL: 'https://house.example' } });
      const { id } = await gateway.account();
      for (let n = 0; n < TRANSFERS; n++) await gateway.pay(id, 1_00);
      while ((await linkTransfers(gateway.db)) > 0);
      const program = fileURLToPath(new URL('../../support/follow-log.go', import.meta.url));
      const words = [`${gateway.url}/ledger`, ledgerKeyText(gateway.deps.config), ...SIZES.map(String)];
      const env = { ...process.env, GO111MODULE: 'off', GOPATH: PACKAGES };
      const { stdout } = await run('go', ['run', program, ...words], { env, maxBuffer: 2 ** 26 });
      const proven = JSON.parse(stdout) as Proven;
      const root = bytesOf(proven.Root);
      expect([proven.Origin, proven.Size]).toEqual(['house.example/ledger', TRANSFERS]);
      expect(proven.Inclusion.map(({ Index }) => Index)).toEqual(Array.from({ length: TRANSFERS }, (_, n) => n));
      for (const { Index, Leaf, Path } of proven.Inclusion)
        expect(isIncluded(leafHash(bytesOf(Leaf)), Index, proven.Size, root, Path.map(bytesOf))).toBe(true);
      expect(proven.Consistency.map(({ Before }) => Before)).toEqual(SIZES);
      for (const { Before, Root, Proof } of proven.Consistency) {
        const before = { size: Before, root: bytesOf(Root) };
        expect(isConsistent(before, { size: proven.Size, root }, (Proof ?? []).map(bytesOf))).toBe(true);
      }
      await gateway.close();
    },
  );
});
