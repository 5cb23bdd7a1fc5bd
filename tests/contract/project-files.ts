import { scanProject } from '../../scripts/source-files.ts';

/** Every source file of the project. The contract tests share a worker's modules, so it is scanned once in each. */
export const project = await scanProject();
