/** 1 where lines are read from left to right, -1 where from right to left; in styles it is `var(--inline-way)`. */
export const inlineWay = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1);
