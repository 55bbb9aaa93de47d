import { Minus, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EMAIL_MAX, isEmail } from '../../../domain/accounts/email.ts';
import { QUANTITY_MAX } from '../../../domain/store/cart.ts';
import { PROMO_TEXT_MAX } from '../../../domain/store/promo-codes.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList, type Detail } from '../../ui/list/description-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Coins, Money } from '../../ui/figure/money.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { useCart } from '../hooks/use-cart.ts';
import { ApplyPromoCodeDocument, type OwnStoreFieldsFragment } from '../operations/__generated__/store.gql.ts';
import { priceWords, promoWords } from '../store-words.ts';
import * as t from '../__generated__/messages.ts';

type Cart = OwnStoreFieldsFragment['cart'];

/** What a cart comes to, figure by figure. */
export function cartFigures(cart: Cart): Detail[] {
  const { coins, discountCoins, payCoins, payCents, gainCoins, backCoins, code } = cart;
  return [
    ...(coins > 0 ? [{ term: t.items(), detail: <Coins amount={coins} /> }] : []),
    ...(discountCoins > 0
      ? [{ term: t.discountCode({ code: code?.code ?? '' }), detail: <Coins amount={-discountCoins} /> }]
      : []),
    ...(backCoins > 0 ? [{ term: t.comesBackToYou(), detail: <Coins amount={backCoins} /> }] : []),
    ...(gainCoins > 0 ? [{ term: t.battlecoinThatYouGet(), detail: <Coins amount={gainCoins} /> }] : []),
    ...(payCents > 0 ? [{ term: t.fromYourWallet(), detail: <Money cents={payCents} />, total: true }] : []),
    ...(payCoins > 0 || payCents === 0
      ? [{ term: t.fromYourBattleCoin(), detail: <Coins amount={payCoins} />, total: true }]
      : []),
  ];
}

interface CartDialogProps {
  readonly own: OwnStoreFieldsFragment;
  readonly cart: ReturnType<typeof useCart>;
  readonly onClose: () => void;
  readonly onCheckOut: () => void;
  /** Whom the gifts are for, as it is typed. */
  readonly giftTo: string;
  readonly onGiftTo: (address: string) => void;
}

/** Whether something of a cart is for somebody else. */
export const hasGift = ({ lines }: Pick<Cart, 'lines'>): boolean =>
  lines.some(({ product }) => product.kind === 'GIFT');

/** What the player is about to buy (SO-13 to SO-16). */
export function CartDialog({ own, cart, onClose, onCheckOut, giftTo, onGiftTo }: CartDialogProps) {
  const { lines, itemCount } = own.cart;
  const [isMissed, setMissed] = useState(false);
  const isUnusable = hasGift(own.cart) && !isEmail(giftTo.trim());
  const isEmpty = lines.length === 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.yourCart()}
      description={isEmpty ? t.whateverYouAddWaits() : t.itIsTheSame()}
      footer={
        !isEmpty && (
          <Button variant="primary" onClick={() => (isUnusable ? setMissed(true) : onCheckOut())}>
            {t.checkout()}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <EmptyState title={t.yourCartIsEmpty()} action={<Button onClick={onClose}>{t.lookAroundTheStore()}</Button>} />
      ) : (
        <Stack gap={5}>
          <List label={t.countItems({ count: itemCount })}>
            {lines.map(({ product, quantity, sum }) => (
              <ListRow
                key={product.id}
                title={product.name}
                detail={product.state === 'ON_SALE' ? priceWords(sum, product.currency) : t.notSoldAnyMoreTakeItOut()}
                trailing={
                  <Row gap={1} wrap={false}>
                    <IconButton
                      label={t.oneNameLess({ name: product.name })}
                      disabled={cart.busyId !== null}
                      onClick={() => void cart.setQuantity(product.id, quantity - 1)}
                    >
                      <Minus aria-hidden="true" />
                    </IconButton>
                    <Text as="span" aria-label={t.quantityOf({ quantity })} role="img">
                      {quantity}
                    </Text>
                    <IconButton
                      label={t.oneNameMore({ name: product.name })}
                      disabled={
                        cart.busyId !== null ||
                        quantity >= QUANTITY_MAX ||
                        product.kind === 'ITEM' ||
                        product.kind === 'GIFT' ||
                        product.state !== 'ON_SALE'
                      }
                      onClick={() => void cart.setQuantity(product.id, quantity + 1)}
                    >
                      <Plus aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label={t.removeName({ name: product.name })}
                      disabled={cart.busyId !== null}
                      onClick={() => void cart.setQuantity(product.id, 0)}
                    >
                      <Trash2 aria-hidden="true" />
                    </IconButton>
                  </Row>
                }
              />
            ))}
          </List>
          {hasGift(own.cart) && (
            <TextField
              label={t.giftToEmail()}
              type="email"
              autoComplete="off"
              maxLength={EMAIL_MAX}
              hint={t.weWriteToThisAddressUnclaimedAfter()}
              error={isMissed && isUnusable ? t.enterTheEMailAddressOfWhoever() : undefined}
              value={giftTo}
              onChange={(event) => onGiftTo(event.target.value)}
            />
          )}
          <PromoField cart={own.cart} />
          <DescriptionList items={cartFigures(own.cart)} />
        </Stack>
      )}
    </Dialog>
  );
}

/** One code at a time; an unknown one changes nothing, one that does not apply says why. */
function PromoField({ cart }: { readonly cart: Cart }) {
  const apply = useAction(ApplyPromoCodeDocument);
  const form = useForm<{ readonly code: string }>({
    initial: { code: '' },
    check: ({ code: typed }) => ({ code: typed.trim() === '' ? t.enterACode() : null }),
    sending: apply,
    send: ({ code: typed }) => apply.run({ code: typed }),
  });
  const { code } = cart;
  if (code !== null)
    return (
      <Notice
        tone={code.reason === null ? 'win' : 'warn'}
        title={code.code}
        action={
          <Button size="small" busy={apply.isRunning} onClick={() => void apply.run({ code: '' })}>
            {t.takeOff()}
          </Button>
        }
      >
        {code.reason === null ? promoWords(code) : t.thisCodeDoesNotApplyAnyMore()}
      </Notice>
    );
  return (
    <Form {...form.wires} gap={2}>
      <TextField
        label={t.promoCode()}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={PROMO_TEXT_MAX}
        {...form.field('code')}
      />
      <Failed failure={form.notice} />
      <Row>
        <Button type="submit" busy={apply.isRunning}>
          {t.apply()}
        </Button>
      </Row>
    </Form>
  );
}
