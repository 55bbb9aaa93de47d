import type { ComponentType } from 'react';

export interface Example {
  name: string;
  Component: ComponentType;
}

export interface Section {
  /** The anchor of the section and the name of the component's file. */
  id: string;
  title: string;
  examples: readonly Example[];
}

const files = import.meta.glob<Record<string, ComponentType>>(
  ['../ui/**/*.catalogue.tsx', '../arcade/boards/*.catalogue.tsx'],
  { eager: true },
);

const wordsOf = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Every `*.catalogue.tsx` of the design system and of the boards of the arcade; each of its exports is an example with the name of the export. */
export const sections: readonly Section[] = Object.entries(files)
  .map(([file, examples]) => {
    const id = file.replace(/^.*\//, '').replace('.catalogue.tsx', '');
    return {
      id,
      title: id.split('-').map(capital).join(' '),
      examples: Object.entries(examples).map(([name, Component]) => ({ name: wordsOf(name), Component })),
    };
  })
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
