import { Minus, Plus } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { ZOOM_MAX, ZOOM_MIN } from '../bracket-zoom.ts';
import * as t from '../__generated__/messages.ts';

interface ZoomButtonsProps {
  /** 1 is as the bracket is laid out. */
  readonly zoom: number;
  readonly onStep: (way: 1 | -1) => void;
  readonly onReset: () => void;
}

/** Draws the bracket smaller and larger. Those at the end stay pressable, so that the focus stays with them. */
export function ZoomButtons({ zoom, onStep, onReset }: ZoomButtonsProps) {
  const percent = `${Math.round(100 * zoom)}%`;
  return (
    <Row gap={1} justify="flex-end" role="group" aria-label={t.zoom()} data-screen-only>
      <IconButton
        label={t.zoomOut()}
        size="small"
        variant="secondary"
        aria-disabled={zoom <= ZOOM_MIN}
        onClick={() => onStep(-1)}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <Button size="small" aria-label={t.percentBackTo100({ percent })} onClick={onReset}>
        {percent}
      </Button>
      <IconButton
        label={t.zoomIn()}
        size="small"
        variant="secondary"
        aria-disabled={zoom >= ZOOM_MAX}
        onClick={() => onStep(1)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </Row>
  );
}
