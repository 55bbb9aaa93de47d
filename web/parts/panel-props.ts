/** The same lists stand on the page and, narrower, in the header's popover. */
export interface PanelProps {
  readonly isCompact: boolean;
  /** Closes the popover when something in it leads elsewhere; undefined on the page. */
  readonly onLeave?: (() => void) | undefined;
}
