import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  AddToCartDocument,
  MarkWishDocument,
  SetCartQuantityDocument,
  type ProductRowFragment,
} from '../operations/__generated__/store.gql.ts';
import * as t from '../__generated__/messages.ts';

type Named = Pick<ProductRowFragment, 'id' | 'name'>;

/** What buttons do with the cart and the wishlist; each answer is the whole of both. */
export function useCart() {
  const toast = useToast();
  const refusal = useRefusalToast(t.nothingWasChanged());
  const adding = useAction(AddToCartDocument, { refusal });
  const setting = useAction(SetCartQuantityDocument, { refusal });
  const wishing = useAction(MarkWishDocument, { refusal });
  return {
    busyId: adding.runningId ?? setting.runningId,
    wishingId: wishing.runningId,
    add: async ({ id, name }: Named): Promise<void> => {
      if (await adding.run({ productId: id }, id)) toast({ title: t.nameIsInYourCart({ name }), tone: 'win' });
    },
    setQuantity: (id: string, quantity: number) => setting.run({ productId: id, quantity }, id),
    wish: ({ id }: Named, isWished: boolean) => wishing.run({ productId: id, isWished }, id),
  };
}
