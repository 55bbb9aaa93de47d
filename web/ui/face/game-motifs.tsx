import type { ReactNode } from 'react';

export type Motif = (draw: () => number, width: number, height: number, ink: string) => ReactNode;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Leaning bars, like light through a stand. */
const bars: Motif = (draw, width, height, ink) => {
  const lean = 40 + draw() * 60;
  let x = -lean + draw() * 40;
  return range(9).map((index) => {
    const breadth = 8 + draw() * 34;
    const points = `${x},${height} ${x + lean},0 ${x + lean + breadth},0 ${x + breadth},${height}`;
    x += breadth + 6 + draw() * 22;
    return x > width + lean ? null : <polygon key={index} points={points} fill={ink} opacity={0.16 + draw() * 0.5} />;
  });
};

/** Rings around a point outside the middle. */
const rings: Motif = (draw, width, height, ink) => {
  const cx = width * (0.55 + draw() * 0.4);
  const cy = height * (0.2 + draw() * 0.6);
  const step = 14 + draw() * 10;
  return range(7).map((index) => {
    const radius = step * (index + 0.7);
    const around = 2 * Math.PI * radius;
    return (
      <circle
        key={index}
        cx={cx}
        cy={cy}
        r={radius}
        fill="none"
        stroke={ink}
        strokeWidth={2 + draw() * 7}
        strokeDasharray={`${around * (0.3 + draw() * 0.5)} ${around}`}
        transform={`rotate(${draw() * 360} ${cx} ${cy})`}
        opacity={0.75 - index * 0.08}
      />
    );
  });
};

/** A ridge behind a ridge. */
const ridges: Motif = (draw, width, height, ink) =>
  range(4).map((index) => {
    const ground = height * (0.42 + index * 0.16);
    const peaks = range(7).map((step) => `${(width / 6) * step},${ground - draw() * height * 0.32}`);
    return (
      <polygon
        key={index}
        points={`0,${height} ${peaks.join(' ')} ${width},${height}`}
        fill={ink}
        opacity={0.16 + index * 0.14}
      />
    );
  });

/** A grid of facets, some of them lit. */
const facets: Motif = (draw, width, height, ink) => {
  const side = 32;
  return range(Math.ceil(width / side) * Math.ceil(height / side)).map((index) => {
    const x = (index % Math.ceil(width / side)) * side;
    const y = Math.floor(index / Math.ceil(width / side)) * side;
    const lit = draw();
    if (lit < 0.45) return null;
    const corner =
      draw() < 0.5
        ? `${x},${y} ${x + side},${y} ${x},${y + side}`
        : `${x + side},${y} ${x + side},${y + side} ${x},${y + side}`;
    return <polygon key={index} points={corner} fill={ink} opacity={(lit - 0.4) * (0.25 + (0.75 * x) / width)} />;
  });
};

/** Chevrons that point the way. */
const chevrons: Motif = (draw, width, height, ink) => {
  const step = 36 + draw() * 18;
  const depth = height * (0.25 + draw() * 0.3);
  return range(Math.ceil(width / step) + 2).map((index) => {
    const x = index * step - depth;
    return (
      <polyline
        key={index}
        points={`${x},0 ${x + depth},${height / 2} ${x},${height}`}
        fill="none"
        stroke={ink}
        strokeWidth={4 + draw() * 14}
        opacity={0.15 + draw() * 0.55}
      />
    );
  });
};

/** Square blocks that are stacked to towers. */
const blocks: Motif = (draw, width, height, ink) => {
  const side = 26;
  return range(Math.ceil(width / side)).flatMap((column) => {
    const tall = 1 + Math.floor(draw() * draw() * (height / side + 1));
    return range(tall).map((row) => (
      <rect
        key={`${column}-${row}`}
        x={column * side + 1}
        y={height - (row + 1) * side + 1}
        width={side - 2}
        height={side - 2}
        rx={2}
        fill={ink}
        opacity={0.18 + draw() * 0.5}
      />
    ));
  });
};

/** Cards in a fanned hand. */
const cards: Motif = (draw, width, height, ink) => {
  const foot = [width * (0.4 + draw() * 0.3), height * 1.35] as const;
  return range(7).map((index) => (
    <rect
      key={index}
      x={foot[0] - 34}
      y={foot[1] - height * 1.05}
      width={68}
      height={height * 0.72}
      rx={8}
      fill={ink}
      stroke={ink}
      strokeWidth={2}
      fillOpacity={0.06 + draw() * 0.3}
      opacity={0.75}
      transform={`rotate(${(index - 3) * (15 + draw() * 4)} ${foot[0]} ${foot[1]})`}
    />
  ));
};

/** Three ways through a map, with a place on each. */
const lanes: Motif = (draw, width, height, ink) =>
  range(3).flatMap((index) => {
    const bend = (index - 1) * height * 0.85;
    const middle = [width / 2, height / 2 + bend * 0.5] as const;
    return [
      <path
        key={`way-${index}`}
        d={`M 8 ${height - 8} Q ${width / 2 + bend} ${height / 2 + bend} ${width - 8} 8`}
        fill="none"
        stroke={ink}
        strokeWidth={5 + draw() * 8}
        strokeDasharray={`${30 + draw() * 40} ${8 + draw() * 10}`}
        opacity={0.35 + draw() * 0.35}
      />,
      <circle
        key={`place-${index}`}
        cx={middle[0] + (draw() - 0.5) * 60}
        cy={middle[1]}
        r={6 + draw() * 7}
        fill={ink}
        opacity={0.85}
      />,
    ];
  });

/** A ball, the way that it took, and the net. */
const arcs: Motif = (draw, width, height, ink) => {
  const ground = height * 0.92;
  const hops = range(4).map((index) => ({
    from: (width / 4) * index - 20,
    top: ground - height * (0.95 - index * 0.18) * (0.7 + draw() * 0.5),
  }));
  return [
    ...hops.map(({ from, top }, index) => (
      <path
        key={from}
        d={`M ${from} ${ground} Q ${from + width / 8} ${top - height * 0.4} ${from + width / 4} ${ground}`}
        fill="none"
        stroke={ink}
        strokeWidth={3 + draw() * 6}
        opacity={0.3 + index * 0.15}
      />
    )),
    <circle
      key="ball"
      cx={width * (0.3 + draw() * 0.5)}
      cy={height * 0.34}
      r={20 + draw() * 10}
      fill={ink}
      opacity={0.7}
    />,
    <rect key="ground" x={0} y={ground} width={width} height={height} fill={ink} opacity={0.3} />,
  ];
};

/** A sight on its target. */
const sights: Motif = (draw, width, height, ink) => {
  const [cx, cy] = [width * (0.3 + draw() * 0.4), height * (0.35 + draw() * 0.3)];
  const reach = height * (0.3 + draw() * 0.12);
  return [
    ...range(3).map((index) => (
      <circle
        key={index}
        cx={cx}
        cy={cy}
        r={reach * (1 - index * 0.32)}
        fill="none"
        stroke={ink}
        strokeWidth={2 + draw() * 3}
        opacity={0.45 + index * 0.18}
      />
    )),
    ...range(4).map((index) => (
      <rect
        key={`hair-${index}`}
        x={cx - 1.5}
        y={cy - reach * 1.35}
        width={3}
        height={reach * 0.75}
        fill={ink}
        opacity={0.8}
        transform={`rotate(${index * 90} ${cx} ${cy})`}
      />
    )),
    ...range(5).map((index) => (
      <rect
        key={`far-${index}`}
        x={draw() * width}
        y={height * (0.7 + draw() * 0.2)}
        width={10 + draw() * 46}
        height={height}
        fill={ink}
        opacity={0.14 + draw() * 0.2}
      />
    )),
  ];
};

export const MOTIFS = { bars, rings, ridges, facets, chevrons, blocks, cards, lanes, arcs, sights } as const;
export type MotifName = keyof typeof MOTIFS;
