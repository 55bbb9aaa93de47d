/** Signs that the pictures of the how-tos share; all are drawn on 120 by 80. */

/** Right, and wrong: a hook and a cross, so that nobody has to tell green from red. */
export const Hook = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path
    d={`M${x - 8} ${y}l6 7 11 -14`}
    fill="none"
    stroke="var(--win)"
    strokeWidth={4}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

export const Cross = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path
    d={`M${x - 7} ${y - 7}l14 14m0 -14l-14 14`}
    stroke="var(--loss)"
    strokeWidth={4}
    strokeLinecap="round"
    fill="none"
  />
);

/** A finger that presses, its tip at a place. */
export const Finger = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path
    d={`M${x - 5} ${y + 26}v-20a5 5 0 0 1 10 0v8h9a6 6 0 0 1 6 6v6z`}
    fill="var(--text)"
    stroke="var(--bg-0)"
    strokeWidth={2}
  />
);

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly tone?: string;
  readonly children: string;
}

export const Words = ({ x, y, size = 14, tone = 'var(--text)', children }: WordsProps) => (
  <text x={x} y={y} fontSize={size} fontWeight={700} textAnchor="middle" fill={tone}>
    {children}
  </text>
);
