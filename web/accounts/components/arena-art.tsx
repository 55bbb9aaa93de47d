/** A ring of the arena: a hexagon with a flat gap where the next one shows through. */
interface Ring {
  readonly points: string;
  readonly opacity: number;
}

const CENTRE = 300;

/** The corners of a hexagon standing on its tip, as an SVG point list. */
function hexagon(radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)},${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

const RINGS: readonly Ring[] = [70, 124, 178, 232, 286].map((radius, index) => ({
  points: hexagon(radius),
  opacity: 0.85 - index * 0.13,
}));

/** Rays between the corners of the innermost and the outermost ring. */
const RAYS = Array.from({ length: 12 }, (_, index) => {
  const angle = (Math.PI / 6) * index;
  const at = (radius: number) => [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)] as const;
  return { from: at(70), to: at(290), isEdge: index % 2 === 1 };
});

/** Sparks along the line where the two sides meet; placed by the golden angle, so that they never form a row. */
const SPARKS = Array.from({ length: 46 }, (_, index) => {
  const angle = index * 2.399963;
  const radius = 38 * Math.sqrt(index + 1);
  return {
    x: CENTRE + radius * Math.cos(angle),
    y: CENTRE + radius * Math.sin(angle),
    size: 1.2 + (index % 4) * 0.6,
  };
});

/** The arena from above, two colours meeting in the middle. Pure decoration. */
export const ArenaArt = () => (
  <svg viewBox="0 0 600 600" fill="none" aria-hidden focusable="false" css={{ width: '100%', height: '100%' }}>
    <defs>
      <radialGradient id="arena-glow" cx="0.5" cy="0.5" r="0.5">
        <stop offset="0" stopColor="var(--ember)" stopOpacity="0.6" />
        <stop offset="0.55" stopColor="var(--ember)" stopOpacity="0.16" />
        <stop offset="1" stopColor="var(--ember)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="arena-sides" x1="0" y1="0.2" x2="1" y2="0.8">
        <stop offset="0.1" stopColor="var(--ember)" />
        <stop offset="0.5" stopColor="var(--coin)" />
        <stop offset="0.9" stopColor="var(--info)" />
      </linearGradient>
      <radialGradient id="arena-fade" cx="0.5" cy="0.5" r="0.5">
        <stop offset="0.7" stopColor="var(--text)" />
        <stop offset="1" stopColor="var(--text)" stopOpacity="0" />
      </radialGradient>
      <mask id="arena-mask">
        <rect width="600" height="600" fill="url(#arena-fade)" />
      </mask>
    </defs>
    <circle cx={CENTRE} cy={CENTRE} r="290" fill="url(#arena-glow)" />
    <g mask="url(#arena-mask)">
      {RAYS.map(({ from, to, isEdge }) => (
        <path
          key={`${to[0]}-${to[1]}`}
          d={`M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`}
          stroke="url(#arena-sides)"
          strokeWidth={isEdge ? 1.4 : 0.7}
          opacity={isEdge ? 0.6 : 0.3}
        />
      ))}
      {RINGS.map(({ points, opacity }) => (
        <polygon key={points} points={points} stroke="url(#arena-sides)" strokeWidth="1.6" opacity={opacity} />
      ))}
      <path d="M120 34 480 566" stroke="var(--text)" strokeWidth="1.2" opacity="0.5" />
      {SPARKS.map(({ x, y, size }) => (
        <circle key={`${x}-${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r={size} fill="url(#arena-sides)" opacity="0.7" />
      ))}
    </g>
  </svg>
);
