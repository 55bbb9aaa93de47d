import { type ComponentType, type ReactNode, Suspense, createContext, createElement, use, useState } from 'react';
import { lazyPart } from '../ui/layout/lazy-part.tsx';
import type { OptionalParts } from './optional-parts.ts';

/**
 * What rooms show on the screens of others: the props of each part by its name. The room that gives a part declares it
 * in its routes file: `declare module './part.tsx' { interface Parts { 'battles.invites': InvitesProps } }`.
 * Those of rooms that can go stand in `optional-parts.ts`.
 */
export interface Parts extends OptionalParts {}

export type PartName = keyof Parts;

export interface GivenPart<Props> {
  /** Fetches the file, so that the part is there when it is first shown. */
  readonly fetch: () => Promise<void>;
  readonly Shown: ComponentType<Props>;
}

/** Parts as rooms give them. */
export type GivenParts = { readonly [Name in PartName]: GivenPart<Parts[Name]> };

/** The parts of a product, which may be without some. */
export type PartTable = Omit<GivenParts, keyof OptionalParts> & Partial<Pick<GivenParts, keyof OptionalParts>>;

/** A part whose file is fetched beforehand by the screens that need it (`needs` of their page), or else when it is shown. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): GivenPart<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetchOnce = async (): Promise<ComponentType<Props>> => (fetched ??= await load());
  const Later = lazyPart(fetchOnce);
  function Shown(props: Props): ReactNode {
    const [shown] = useState(() => fetched ?? (Later as ComponentType<Props>));
    return createElement(shown, props);
  }
  return { fetch: async () => void (await fetchOnce()), Shown };
}

const Table = createContext<PartTable | null>(null);

/** Puts the parts of all rooms together; `web/app` does. */
export const PartsProvider = Table;

interface PartPlace<Name> {
  readonly of: Name;
  /** Stands there while the file is on its way. */
  readonly waiting?: ReactNode;
}

/** Whether a part is shown at all: for what stands around it. */
export const useHasPart = (name: PartName): boolean => use(Table)?.[name] !== undefined;

/** Shows a part of another room; nothing where the product is without it. */
export function Part<Name extends PartName>({ of: name, waiting, ...props }: PartPlace<Name> & Parts[Name]): ReactNode {
  const table = use(Table);
  if (table === null) throw new Error('No parts are provided');
  const given = (table as Partial<Readonly<Record<PartName, GivenPart<object>>>>)[name];
  return given ? <Suspense fallback={waiting}>{createElement(given.Shown, props)}</Suspense> : null;
}
