// codegen.config.ts
import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: `${process.env['GAUNTLET_URL']}/developers/schema.graphql`,
  documents: 'src/**/*.graphql',
  generates: {
    'src/operations.ts': {
      plugins: ['typescript', 'typescript-operations', 'typed-document-node'],
      config: {
        enumsAsTypes: true,
        strictScalars: true,
        useTypeImports: true,
        scalars: { BattleCoins: 'number', Cents: 'number', Instant: 'number', Units: 'number' },
      },
    },
  },
};
export default config;
