import { type ComponentPropsWithRef, useEffect, useRef } from 'react';

/** Colours of the page for a canvas, which knows no custom properties. */
export function coloursOf<Name extends string>(canvas: Element, ...names: Name[]): Record<Name, string> {
  const style = getComputedStyle(canvas);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])) as Record<
    Name,
    string
  >;
}

interface CanvasProps extends ComponentPropsWithRef<'canvas'> {
  /** In the units of the drawing. */
  readonly size: { readonly width: number; readonly height: number };
  /** Told whenever the canvas has been made anew, which empties it. */
  readonly onFit: (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) => void;
}

/** A canvas as sharp as the screen is, drawn in units of its own. */
export function Canvas({ size: { width, height }, onFit, ...rest }: CanvasProps) {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = place.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return undefined;
    const fit = (): void => {
      const scale = ((canvas.clientWidth || width) * (window.devicePixelRatio || 1)) / width;
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      context.setTransform(scale, 0, 0, scale, 0, 0);
      onFit(canvas, context);
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(canvas);
    return () => watch.disconnect();
  }, [width, height, onFit]);
  return (
    <canvas ref={place} css={{ display: 'block', width: '100%', aspectRatio: `${width} / ${height}` }} {...rest} />
  );
}
