import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import type { FoldedRow } from '../hooks/use-folds.ts';
import * as t from '../__generated__/messages.ts';

/** Shows what else of its day a row stands for, and folds it again. */
export function FoldButton({ title, fold }: { readonly title: string; readonly fold: NonNullable<FoldedRow['fold']> }) {
  const { count, isWhole, isOpen, toggle } = fold;
  const others = count - 1;
  return (
    <Button
      size="small"
      variant="ghost"
      icon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      aria-expanded={isOpen}
      aria-label={t.othersOfThatDay({ title, others })}
      onClick={toggle}
    >
      {isOpen ? t.foldAgain() : isWhole ? t.othersThatDay({ others }) : t.othersThatDayAndMore({ others })}
    </Button>
  );
}

/** What a row is called that stands for several. */
export const titleOf = (title: string, { fold }: Pick<FoldedRow, 'fold'>): string =>
  fold === null || fold.isOpen
    ? title
    : fold.isWhole
      ? t.titleTimes({ title, count: fold.count })
      : t.titleTimesAndMore({ title, count: fold.count });
