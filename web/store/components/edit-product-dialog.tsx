import { useState } from 'react';
import {
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  PRODUCT_PICTURE_BYTES_MAX,
  PRODUCT_PRICE,
  productForm,
} from '../../../domain/store/store.schemas.ts';
import { STAFF_REASON_MAX } from '../../../domain/accounts/accounts.schemas.ts';
import { PASS_PRICE, PRODUCT_STATES } from '../../../domain/store/catalogue.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { pictureTerms } from '../../data/picture-terms.ts';
import { useAction } from '../../data/use-action.ts';
import { formatCount } from '../../format/format.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { type SentPicture, PictureField } from '../../parts/picture-field.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { CatalogueRowFragment } from '../operations/__generated__/catalogue-row.gql.ts';
import { EditProductDocument } from '../operations/__generated__/edit-product.gql.ts';
import { PRODUCT_STATE_NAMES, PRODUCT_STATE_WORDS } from '../store-words.ts';

const PICTURE = pictureTerms(PRODUCT_PICTURE_BYTES_MAX);

const STATES = PRODUCT_STATES.map((value) => ({
  value,
  label: PRODUCT_STATE_WORDS[PRODUCT_STATE_NAMES[value]].label,
}));
/** Its season puts a pass on sale. */
const PASS_STATES = STATES.filter(({ value }) => value !== 'on-sale');

/** An instant as its field wants it, in the browser's own zone. */
function typedInstant(at: number | null): string {
  if (at === null) return '';
  return new Date(at - new Date(at).getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
}

/** Staff change how a product is sold; `row` is as they saw it when they began. */
export function EditProductDialog({
  row,
  onClose,
}: {
  readonly row: CatalogueRowFragment;
  readonly onClose: () => void;
}) {
  const toast = useToast();
  const action = useAction(EditProductDocument, { changes: 'everything' });
  const [picture, setPicture] = useState<SentPicture | null>(
    row.pictureId !== null && row.pictureUrl !== null ? { id: row.pictureId, url: row.pictureUrl } : null,
  );
  const isBundle = row.currency === 'USD';
  const isPass = row.kind === 'PASS';
  const form = useForm({
    schema: productForm,
    initial: {
      name: row.name,
      description: row.description,
      price: String(row.priceSum.value),
      discount: String(row.discount),
      isFeatured: row.isFeatured,
      state: PRODUCT_STATES.find((state) => PRODUCT_STATE_NAMES[state] === row.state) ?? 'draft',
      onSaleFrom: typedInstant(row.onSaleFrom),
      reason: '',
    },
    words: {
      name: 'Give it a name.',
      description: 'Say what it is.',
      price: isPass
        ? `Enter up to ${formatCount(PRODUCT_PRICE.max)}. After its discount a pass costs ${formatCount(PASS_PRICE)} at the least.`
        : `Enter 1 to ${formatCount(PRODUCT_PRICE.max)}.`,
      discount: 'Enter 0 to 99.',
      state: 'A battle pass is on sale while its season runs.',
      onSaleFrom: 'Choose a moment, or leave it empty.',
      reason: 'Give the reason.',
    },
    sending: action,
    send: async ({ state, ...edit }) => {
      const input = {
        ...edit,
        productId: row.id,
        version: row.version,
        state: PRODUCT_STATE_NAMES[state],
        pictureId: picture?.id ?? null,
      };
      if (!(await action.run({ input }))) return;
      toast({ title: 'Saved', description: edit.name, tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={`Edit ${row.name}`}
      description={
        isBundle
          ? 'A bundle costs a cent for each of its coins. What was bought stays as it was.'
          : 'Carts that hold it are shown the new price before anything is paid. What was bought stays as it was.'
      }
      submitLabel="Save"
      cancelLabel="Back"
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField label="Name" required autoComplete="off" maxLength={PRODUCT_NAME_MAX} {...form.field('name')} />
      <TextArea label="Description" required maxLength={PRODUCT_DESCRIPTION_MAX} {...form.field('description')} />
      {!isBundle && (
        <Grid min={180} gap={4} align="start">
          <TextField label="Price in BC" required inputMode="numeric" {...form.field('price')} />
          <TextField label="Discount in per cent" required inputMode="numeric" {...form.field('discount')} />
        </Grid>
      )}
      <Grid min={180} gap={4} align="start">
        <Select label="State" options={isPass ? PASS_STATES : STATES} {...form.field('state')} />
        {!isPass && form.values.state === 'scheduled' && (
          <TextField
            label="On sale from"
            hint="Left empty, it is shown and not sold yet."
            type="datetime-local"
            {...form.field('onSaleFrom')}
          />
        )}
      </Grid>
      <PictureField
        label="Picture"
        alt={`Picture of ${row.name}`}
        url={picture?.url ?? null}
        path="/api/uploads/product-picture"
        terms={PICTURE}
        note="Recommended 1920x1080, max 5MB. Without one, the store draws it."
        onChange={setPicture}
      />
      <Checkbox label="Featured" {...form.field('isFeatured')} />
      <TextArea label="Reason" required maxLength={STAFF_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
