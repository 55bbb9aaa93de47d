import { arcadeSubjects } from '../arcade/subject.ts';
import { battlesSubjects } from '../battles/subject.ts';
import { marketsSubjects } from '../markets/subject.ts';
import { teamsSubjects } from '../teams/subject.ts';
import { tournamentsSubjects } from '../tournaments/subject.ts';

/** What is to be known of a kind of contest that players stake on. A room says it in `subject.ts`. */
export interface SubjectTerms {
  /** As players call it. */
  readonly title: string;
  /** Its result can be disputed. */
  readonly isContested?: true;
  /** A stream can show it beside a battle: a match of a tournament, and a run of the arcade. */
  readonly isStreamed?: true;
  /** Players are in the middle of it; those whom they bet on play these. */
  readonly isRunning?: true;
}

/** In the order of the rooms. */
const SUBJECTS = {
  ...battlesSubjects,
  ...teamsSubjects,
  ...tournamentsSubjects,
  ...marketsSubjects,
  ...arcadeSubjects,
};
type Subjects = typeof SUBJECTS;
export type SubjectKind = keyof Subjects;
export const SUBJECT_KINDS = Object.keys(SUBJECTS) as [SubjectKind, ...SubjectKind[]];
export const titleOfKind = (kind: SubjectKind): string => SUBJECTS[kind].title;

type Trait = Exclude<keyof SubjectTerms, 'title'>;
type KindWith<T extends Trait> = {
  [K in SubjectKind]: Subjects[K] extends Readonly<Record<T, true>> ? K : never;
}[SubjectKind];
const kindsWith = <T extends Trait>(trait: T) =>
  SUBJECT_KINDS.filter((kind) => trait in SUBJECTS[kind]) as [KindWith<T>, ...KindWith<T>[]];

export type ContestedKind = KindWith<'isContested'>;
export const CONTESTED_KINDS = kindsWith('isContested');

export type StreamedKind = KindWith<'isStreamed'>;
export const STREAMED_KINDS = kindsWith('isStreamed');

export type RunningKind = KindWith<'isRunning'>;
export const RUNNING_KINDS = kindsWith('isRunning');
