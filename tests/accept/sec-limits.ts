/** Compares docs/security/limits.md with the code, or writes it with `--write`. */

import { limitsPage, writePage, writtenPage } from './sec/limits-page.ts';

if (process.argv.includes('--write')) writePage();
const isSame = writtenPage() === limitsPage();
process.stdout.write(
  `sec:limits: docs/security/limits.md ${isSame ? 'is as the code' : 'differs from the code'}\n`,
);
process.exitCode = isSame ? 0 : 1;
