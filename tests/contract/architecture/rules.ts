import type { Import, SourceFile } from '../../../scripts/source-files.ts';
import { layerProblems } from './layer-rules.ts';
import { type Layer, layerOf, OPEN_MODULE_FILES } from './layers.ts';
import { textProblems } from './text-rules.ts';

const LONGEST_FILE = 300;
// Seed catalogues and reference tables are data in the form of code.
const DATA_FILES = /^server-mock\/db\/seed\/|^src\/domain\/catalog\//;
const DEFAULT_EXPORTS = /^src\/routes\/|\.config\.ts$/;
const GRAB_BAG = /(^|\/)(utils?|helpers?|misc|common)(\/|\.tsx?$)/;
// Dutch belongs in paths (src/paths, src/routes), in locales and in market data (src/domain, seed).
const ENGLISH_ONLY =
  /^(src\/(features|ui|app|data|platform|i18n)|workers|scripts|server-mock\/(graphql|process|http))\//;
// The web app manifest is Dutch, because phones display it (PWA-001).
const DUTCH_FILES = /^scripts\/build\/web-app-manifest\.ts$/;
const DUTCH =
  /(^|[\s“"'])(het|een|niet|wordt|jouw|jij|wij|deze|opslaan|bewaren|verwijderen|zoeken)([\s.,!?”"']|$)/i;

/** All problems of one file, as sentences that say where the code belongs. */
export function problemsOf(file: SourceFile): string[] {
  return [...importProblems(file), ...shapeProblems(file), ...layerProblems(file), ...textProblems(file)];
}

function importProblems(file: SourceFile): string[] {
  const layer = layerOf(file.path);
  if (layer === undefined)
    return file.path.startsWith('scripts/') ? [] : [`${file.path} belongs to no layer.`];
  return file.imports.flatMap((one) => {
    const problem =
      one.target === null
        ? packageProblem(layer, one)
        : (samplesProblem(one) ?? layerImportProblem(file.path, layer, one));
    return problem === null ? [] : [`${file.path} imports ${one.specifier}: ${problem}`];
  });
}

function packageProblem(layer: Layer, { specifier }: Import): string | null {
  if (specifier.startsWith('virtual:')) return null;
  const refused =
    layer.packages === undefined
      ? layer.notPackages?.test(specifier) === true
      : !layer.packages.test(specifier);
  return refused ? `the layer "${layer.name}" may not import this package.` : null;
}

/** Samples of emails are for the demo and tests: a server without the demo must not evaluate them. */
function samplesProblem({ target, calls }: Import): string | null {
  return target?.endsWith('/email-samples.ts') === true && calls === null
    ? 'import samples of emails on demand, with import().'
    : null;
}

function layerImportProblem(path: string, layer: Layer, { specifier, target }: Import): string | null {
  if (target === null) return null;
  // The URL of a worker's script, not its code: this layer's purpose is to start workers.
  if (specifier.endsWith('?worker&url') && path.startsWith('src/platform/workers/')) return null;
  if (!/\.\w+$/.test(target)) return 'write the file with its extension.';
  const other = layerOf(target);
  if (other === undefined) {
    return /^(package\.json|public\/)/.test(target)
      ? null
      : `"${layer.name}" may only import files of a layer.`;
  }
  if (other.name === layer.name) return apartProblem(path, layer, target);
  if (!layer.may.includes(other.name))
    return `"${layer.name}" may not import "${other.name}". ${advice(other)}`;
  return null;
}

function apartProblem(path: string, layer: Layer, target: string): string | null {
  const mine = layer.apart?.exec(path)?.[1];
  const theirs = layer.apart?.exec(target)?.[1];
  if (mine === theirs) return null;
  if (layer.name === 'server modules') {
    return OPEN_MODULE_FILES.test(target)
      ? null
      : `"${mine}" may read only the events, the public functions, the views and the GraphQL types of "${theirs}"; a shared rule goes to src/domain.`;
  }
  return `"${mine}" may not know "${theirs}": the route passes one as a slot, a shared component goes to ui/market, shared data to data, a shared rule to domain.`;
}

function advice(other: Layer): string {
  if (other.name === 'features') return 'Let the route put them together.';
  if (other.name.startsWith('server')) return 'A rule that both need goes to src/domain.';
  return 'Move what is shared to a layer that both may import.';
}

function shapeProblems(file: SourceFile): string[] {
  const problems: string[] = [];
  if (file.lines > LONGEST_FILE && !DATA_FILES.test(file.path)) {
    problems.push(`${file.path} has ${file.lines} lines, more than ${LONGEST_FILE}: split it by use case.`);
  }
  if (file.defaultExport && !DEFAULT_EXPORTS.test(file.path)) {
    problems.push(`${file.path} has a default export: name it.`);
  }
  if (file.barrel) problems.push(`${file.path} only passes on other files: import those directly.`);
  if (GRAB_BAG.test(file.path))
    problems.push(`${file.path} is named after nothing: name it after what it does.`);
  const dutch =
    ENGLISH_ONLY.test(file.path) && !DUTCH_FILES.test(file.path)
      ? file.texts.find((text) => DUTCH.test(text))
      : undefined;
  if (dutch !== undefined)
    problems.push(`${file.path} holds Dutch ("${dutch.trim().slice(0, 60)}"): words live in locales.`);
  return problems;
}
