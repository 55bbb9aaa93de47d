import { type ProductEdit, changesOf, editProduct as rule, versionOf } from '../../domain/store/edit-product.ts';
import { productEdit } from '../../domain/store/store.schemas.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { lockProduct, updateProduct } from '../../db/store/product.queries.ts';
import { deleteUpload, useUploads } from '../../db/uploads/upload.queries.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';
import { tellOfChange } from './tell-wishers.ts';

export interface EditProductInput extends ProductEdit {
  readonly productId: string;
  /** What was read of it: of another one nothing is changed. */
  readonly version: string;
  readonly reason: string;
}

/** Keeps the picture that the administrator has sent, and drops the earlier one. @throws Refused NOT_FOUND */
async function changePicture(tx: Tx, staffId: string, from: string | null, to: string | null): Promise<void> {
  if (to !== null && (await useUploads(tx, staffId, 'product-picture', [to])) === 0)
    throw new Refused('NOT_FOUND', { field: 'pictureId' });
  if (from !== null) await deleteUpload(tx, from);
}

/**
 * An administrator changes how a product is sold; carts that hold it are shown its new price before they pay. What was
 * bought stays as it was. Who wishes for one that is sold or costs less now is told, if they want news and offers. Something that changes nothing leaves no trace, nor does the same once more.
 * @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT, PRODUCT_CHANGED where somebody else was faster
 */
export async function editProduct(deps: Deps, actor: Actor, input: EditProductInput): Promise<void> {
  const { reason, ...edit } = readInput(productEdit, input);
  await deps.db.transact(async (tx) => {
    const staff = await lockStanding(tx, actor.userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    const before = await lockProduct(tx, input.productId);
    if (!before) throw new Refused('NOT_FOUND', { field: 'productId' });
    const after = must(rule(before, edit));
    const { from, to } = changesOf(before, after);
    if (from === to) return;
    if (versionOf(before) !== input.version) throw new Refused('PRODUCT_CHANGED');
    if (after.pictureId !== before.pictureId) await changePicture(tx, staff.id, before.pictureId, after.pictureId);
    await updateProduct(tx, after);
    await tellOfChange(deps, tx, before, after);
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: 'product.changed',
      subject: 'product',
      subjectId: after.id,
      reason,
      data: { from, to },
      at: deps.now(),
    });
  });
}
