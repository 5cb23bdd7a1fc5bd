import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the slowest first. They have few lines, and without the durations of an earlier run, as
 * in a fresh clone, Vitest begins with the largest files: one worker would still run them when the other has nothing
 * left to do.
 */
const slowest = [
  'tests/api/permission-matrix.test.ts',
  'tests/api/search-oracle.test.ts',
  'tests/api/notifications-kills.test.ts',
  'tests/api/notifications-histories.test.ts',
  'tests/api/push-sends.test.ts',
  'tests/api/sec-trouble.test.ts',
  'tests/api/order-life.test.ts',
  'tests/api/photograph-scenes.test.ts',
  'tests/api/lock.test.ts',
  'tests/api/sec-signing-in.test.ts',
  'tests/api/sync-contract.test.ts',
  'tests/api/payment-races.test.ts',
  'tests/contract/translations.test.ts',
  'tests/contract/bundle.test.ts',
  'tests/sync/convergence.test.ts',
  'tests/sync/convergence-more.test.ts',
];

/** Runs the slowest files first, then the others as Vitest does. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slowest.indexOf(path.relative(this.ctx.config.root, moduleId));
      return at === -1 ? slowest.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
