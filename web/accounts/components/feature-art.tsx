export type FeatureArtName = 'wager' | 'legacy' | 'community';

/** Bars of the legacy picture, as heights out of 60. */
const CLIMB = [14, 22, 19, 31, 28, 40, 52];

/** Seats around the table of the community picture. */
const SEATS = Array.from({ length: 7 }, (_, index) => {
  const angle = Math.PI * (1 + index / 6);
  return { x: 80 + 58 * Math.cos(angle), y: 74 + 50 * Math.sin(angle) };
});

const pictures = {
  wager: (
    <>
      <path d="M24 22h40v36L44 72 24 58z" fill="var(--ember)" opacity="0.9" />
      <path d="M96 22h40v36l-20 14-20-14z" fill="var(--bg-3)" stroke="var(--text-faint)" />
      <path
        d="M70 40h20m-6-6 6 6-6 6M90 52H70m6-6-6 6 6 6"
        stroke="var(--coin)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M36 42l6 6 11-12"
        stroke="var(--on-accent)"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M110 40h12m-12 8h12" stroke="var(--text-faint)" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  legacy: (
    <>
      {CLIMB.map((height, index) => (
        <rect
          key={height}
          x={22 + index * 17}
          y={74 - height}
          width="11"
          height={height}
          rx="2"
          fill={index === CLIMB.length - 1 ? 'var(--ember)' : 'var(--bg-3)'}
          stroke={index === CLIMB.length - 1 ? 'none' : 'var(--text-faint)'}
          strokeOpacity="0.5"
        />
      ))}
      <path
        d="M22 58 39 50l17 3 17-12 17 3 17-12 14-12"
        stroke="var(--coin)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <circle cx="129" cy="14" r="5" fill="var(--coin)" />
    </>
  ),
  community: (
    <>
      <path d="M22 74a58 50 0 0 1 116 0" stroke="var(--text-faint)" strokeOpacity="0.5" strokeDasharray="3 5" />
      {SEATS.map(({ x, y }, index) => (
        <g key={x}>
          <path d={`M${x.toFixed(1)} ${y.toFixed(1)} 80 70`} stroke="var(--line-strong)" opacity="0.5" />
          <circle
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r={index === 2 || index === 5 ? 9 : 7}
            fill={index === 2 ? 'var(--ember)' : index === 5 ? 'var(--info)' : 'var(--bg-3)'}
            stroke="var(--text-faint)"
            strokeOpacity="0.5"
          />
        </g>
      ))}
      <path d="m80 60 10 10-10 10-10-10z" fill="var(--coin)" />
    </>
  ),
} as const;

/** The picture of a feature card. Pure decoration. */
export const FeatureArt = ({ name }: { readonly name: FeatureArtName }) => (
  <svg viewBox="0 0 160 86" fill="none" aria-hidden focusable="false" css={{ width: '100%', height: 120 }}>
    {pictures[name]}
  </svg>
);
