import { stripVTControlCharacters } from 'node:util';

// Repeats each failed test with its reason at the end of the log, which is the part that people read first.

type Json = Record<string, unknown>;

/** One line for each failed test in Vitest's JSON report: file, title and the first lines of the reason. */
export function vitestComplaints(report: Json): readonly string[] {
  return listOf(report.testResults).flatMap((file) => {
    const failed = listOf(file.assertionResults).filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return file.status === 'failed' ? [complaint(file.name, '', [file.message])] : [];
    return failed.map((one) => complaint(file.name, one.fullName, asArray(one.failureMessages)));
  });
}

/** One line for each failed test in Playwright's JSON report. */
export function playwrightComplaints(report: Json): readonly string[] {
  return [...listOf(report.suites).flatMap(failedIn), ...listOf(report.errors).map(reasonOf)];
}

function failedIn(suite: Json): readonly string[] {
  const own = listOf(suite.specs)
    .filter(({ ok }) => ok === false)
    .map((spec) => {
      const results = listOf(spec.tests).flatMap(({ results }) => listOf(results));
      return complaint(
        spec.file,
        spec.title,
        results.flatMap(({ errors }) => listOf(errors).map(reasonOf)),
      );
    });
  return [...own, ...listOf(suite.suites).flatMap(failedIn)];
}

function reasonOf({ message }: Json): string {
  return String(message ?? '');
}

function complaint(file: unknown, title: unknown, reasons: readonly unknown[]): string {
  const reason = stripVTControlCharacters(reasons.map(String).join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return [`FAILED ${String(file)} › ${String(title)}`, ...reason.slice(0, 12)].join('\n    ');
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function listOf(value: unknown): readonly Json[] {
  return asArray(value).filter((one): one is Json => typeof one === 'object' && one !== null);
}
