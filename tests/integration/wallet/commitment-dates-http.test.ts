import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from '../../../domain/shared/time.ts';
import { type CommitmentDate, aboutCourse, aboutCrate, verifyDate } from '../../../domain/wallet/commitments.ts';
import { externalAccount, userAccount } from '../../../domain/wallet/ledger.ts';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { postTransfer } from '../../../db/wallet/post-transfer.ts';
import { dateCommitments } from '../../../gateway/wallet/proofs/date-commitments.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const DATE = 'commitment commitmentDate { at path { side hash } content position previousHash hash }';
const ENTER = `mutation { enterArcade(idempotencyKey: "enter-a-heat-1",
  input: { game: "turncoat", version: 1, mode: SKILL, entry: 200, inputClass: KEYS }) { id contestId ${DATE} } }`;
const RUN = `query ($id: ID!) { arcadeRun(id: $id) { id contestId ${DATE} } }`;
const OPENING = `query ($id: ID!) { crateOpening(id: $id) { nonce ${DATE} } }`;

interface Dated {
  readonly contestId: string;
  readonly nonce: number;
  readonly commitment: string;
  readonly commitmentDate:
    | (Omit<CommitmentDate, 'path'> & { readonly path: readonly { side: 'LEFT' | 'RIGHT'; hash: string }[] })
    | null;
}

let gate: HttpGateway;
let player: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  player = await gate.player();
  const { id } = player.user;
  await gate.db.transact((tx) =>
    postTransfer(tx, {
      id: gate.deps.newId(),
      opKey: `coins-of:${id}`,
      kind: 'deposit',
      currency: 'BC',
      subjectId: null,
      actorId: id,
      at: gate.deps.now(),
      legs: [
        { accountId: externalAccount('BC'), kind: 'deposit', amount: -5_000 },
        { accountId: userAccount(id, 'BC'), kind: 'deposit', amount: 5_000 },
      ],
    }),
  );
});
afterAll(() => gate.close());

/** Opens a crate that was bought just now; answers its id. */
async function openCrate(): Promise<string> {
  await player.ask('mutation { addToCart(productId: "mystery-chest") { wishes } }');
  await player.ask(
    'mutation { checkOut(idempotencyKey: "pay-a-crate-1", input: { payCoins: 300, payCents: 0 }) { paidCoins } }',
  );
  const { inventory } = await player.ask<{ inventory: { crates: { id: string }[] } }>(
    '{ inventory { crates { id } } }',
  );
  const crateId = inventory.crates[0]?.id ?? '';
  const { prepareOpening } = await player.ask<{ prepareOpening: { commitment: string } }>(
    'mutation { prepareOpening { commitment } }',
  );
  const input = { crateId, commitment: prepareOpening.commitment, clientSeed: 'mine' };
  await player.ask(
    'mutation ($input: OpenCrateInput!) { openCrate(idempotencyKey: "open-a-crate-1", input: $input) { id } }',
    {
      input,
    },
  );
  return crateId;
}

function faultsOf(about: string, { commitment, commitmentDate }: Dated) {
  if (!commitmentDate) return null;
  const path = commitmentDate.path.map(({ side, hash }) => ({
    hash,
    side: side === 'LEFT' ? ('left' as const) : ('right' as const),
  }));
  return verifyDate({ about, commitment }, { ...commitmentDate, path });
}

it('a run and an opening are told with the place of their commitments in the chain that everybody is shown, once their day is over', async () => {
  const { enterArcade: ticket } = await player.ask<{ enterArcade: Dated & { id: string } }>(ENTER);
  const crateId = await openCrate();
  expect(ticket.commitmentDate).toBeNull();

  gate.pass(DAY);
  await dateCommitments(gate.deps);
  while ((await linkTransfers(gate.db)) > 0);
  player = await gate.enter(player.user);
  const { arcadeRun } = await player.ask<{ arcadeRun: Dated }>(RUN, { id: ticket.id });
  const { crateOpening } = await player.ask<{ crateOpening: Dated }>(OPENING, { id: crateId });
  expect(faultsOf(aboutCourse(ticket.contestId), arcadeRun)).toEqual([]);
  expect(faultsOf(aboutCrate(player.user.id, crateOpening.nonce), crateOpening)).toEqual([]);
  // It is nobody else’s: another player’s opening of the same number does not lead to the root.
  expect(faultsOf(aboutCrate('somebody', crateOpening.nonce), crateOpening)).toEqual(['leaf']);

  const { position = 1, hash } = crateOpening.commitmentDate ?? {};
  const { links } = (await gate.visitor().rest('GET', `/api/ledger/links?after=${position - 1}`)).json as {
    links: { position: number; hash: string }[];
  };
  expect(links[0]).toMatchObject({ position, hash });
});
