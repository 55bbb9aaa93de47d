interface ImportMetaEnv {
  /** The language that is built; what runs from its sources speaks English. */
  readonly VITE_LANGUAGE?: import('../domain/shared/languages.ts').Language;
}
