import type { CodegenConfig } from '@graphql-codegen/cli';
import { removeStale } from './scripts/remove-stale.ts';
import { trust, writeManifest } from './scripts/trusted-documents.ts';

const SCHEMA_TYPES = 'web/data/__generated__/schema-types.ts';

const types = {
  useTypeImports: true,
  enumsAsTypes: true,
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  strictScalars: true,
  scalars: {
    ID: 'string',
    Cents: 'number',
    BattleCoins: 'number',
    Units: 'number',
    Instant: 'number',
    EvidenceUrl: 'string',
  },
  disableDescriptions: true,
  avoidOptionals: { field: true, inputValue: false, object: true, defaultValue: false },
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'web/*/operations/*.graphql',
  importExtension: '.ts',
  generates: {
    [SCHEMA_TYPES]: { plugins: ['typescript'], config: { ...types, onlyOperationTypes: true } },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: {
        folder: '__generated__',
        extension: '.gql.ts',
        baseTypesPath: 'data/__generated__/schema-types.ts',
      },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...types, importSchemaTypesFrom: SCHEMA_TYPES, unstable_onExecutableDocumentNode: trust },
    },
  },
  hooks: {
    beforeAllFileWrite: (...files: string[]) => {
      removeStale(files);
      writeManifest();
    },
  },
};
export default config;
