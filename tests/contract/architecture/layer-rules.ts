import type { SourceFile } from '../../../scripts/source-files.ts';
import { withoutComments } from './text-rules.ts';

const decision = 'docs/decisions/0031-back-closes-layers.md';
const useLayer = 'src/ui/kit/use-layer.ts';
/** Packages whose components cover the page. */
const overlays = /^(react-aria-components(\/(Modal|Dialog|Popover))?|yet-another-react-lightbox)$/;
/** The browser's own overlays, and the router's blocker. */
const replacements: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /<dialog\b|\.showModal\(|\bpopover=|\bCloseWatcher\b|aria-modal/,
    'Use Dialog, Sheet or FullSheet of src/ui/kit.',
  ],
  [/\buseBlocker\b/, 'Use useLeaveQuestion.'],
];

/** Finds overlays that do not register with useLayer, so that Back would leave the page. */
export function layerProblems({ path, imports, code }: SourceFile): string[] {
  if (!path.startsWith('src/')) return [];
  const problems: string[] = [];
  const overlay = imports.find(({ specifier }) => overlays.test(specifier))?.specifier;
  if (overlay !== undefined && imports.every(({ target }) => target !== useLayer))
    problems.push(`${path} imports ${overlay} without useLayer: Back would leave the page (${decision}).`);
  for (const [pattern, instead] of replacements) {
    const found = pattern.exec(withoutComments(code))?.[0];
    if (found !== undefined) problems.push(`${path} has ${found}: ${instead} (${decision})`);
  }
  return problems;
}
