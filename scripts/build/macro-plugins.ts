import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { frenchSpaces } from './french-spaces.ts';

/** Only Lingui's macros need Babel; its preset selects the files that import a macro. */
export const macroPlugins = () => [
  lingui({ failOnCompileError: true }),
  frenchSpaces(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
];
