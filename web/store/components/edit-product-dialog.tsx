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
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { CoinField } from '../../ui/form/money-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { type CatalogueRowFragment, EditProductDocument } from '../operations/__generated__/catalogue.gql.ts';
import { PRODUCT_STATE_NAMES, PRODUCT_STATE_WORDS } from '../store-words.ts';
import * as t from '../__generated__/messages.ts';

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
      name: t.giveItAName(),
      description: t.sayWhatItIs(),
      price: isPass
        ? t.enterUpToMax({ max: formatCount(PRODUCT_PRICE.max), least: formatCount(PASS_PRICE) })
        : t.enter1ToMax({ max: formatCount(PRODUCT_PRICE.max) }),
      discount: t.enter0To99(),
      state: t.aBattlePassIsOnSaleWhile(),
      onSaleFrom: t.chooseAMomentOrLeaveItEmpty(),
      reason: t.giveTheReason(),
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
      toast({ title: t.saved(), description: edit.name, tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.editName({ name: row.name })}
      description={isBundle ? t.aBundleCostsACentForEach() : t.cartsThatHoldItAreShown()}
      submitLabel={t.save()}
      cancelLabel={t.back()}
      busy={form.isSending}
      onClose={onClose}
    >
      <TextField label={t.name()} required autoComplete="off" maxLength={PRODUCT_NAME_MAX} {...form.field('name')} />
      <TextArea label={t.description()} required maxLength={PRODUCT_DESCRIPTION_MAX} {...form.field('description')} />
      {!isBundle && (
        <Grid min={180} gap={4} align="start">
          <CoinField label={t.priceInBC()} required {...form.field('price')} />
          <TextField label={t.discountInPerCent()} required inputMode="numeric" {...form.field('discount')} />
        </Grid>
      )}
      <Grid min={180} gap={4} align="start">
        <Select label={t.state()} options={isPass ? PASS_STATES : STATES} {...form.field('state')} />
        {!isPass && form.values.state === 'scheduled' && (
          <TextField
            label={t.onSaleFrom()}
            hint={t.leftEmptyItIsShown()}
            type="datetime-local"
            {...form.field('onSaleFrom')}
          />
        )}
      </Grid>
      <PictureField
        label={t.picture()}
        alt={t.pictureOfName({ name: row.name })}
        url={picture?.url ?? null}
        path="/api/uploads/product-picture"
        terms={PICTURE}
        note={t.recommended1920x1080Max5MBWithoutOne()}
        onChange={setPicture}
      />
      <Checkbox label={t.featured()} {...form.field('isFeatured')} />
      <TextArea label={t.reason()} required maxLength={STAFF_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
