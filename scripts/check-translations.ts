import process from 'node:process';
import { checkTranslations } from './translations/check.ts';
import { checkTypography } from './translations/typography.ts';

const problems = [...(await checkTranslations()), ...(await checkTypography())];
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'Every sentence exists in nl, en and fr.' : `${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
