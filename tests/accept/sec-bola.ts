/**
 * Puts other people's ids into every argument that names an object and looks for private data in the answers, then
 * follows `--paths` (5,000) random paths into nested objects (S4). `--rounds` per operation and attacker, `--seed`.
 */

import { parseArgs } from 'node:util';
import { startApi } from '../setup/api-harness.ts';
import { createRandom } from './fuzz/random.ts';
import { walkNestedPaths } from './sec/nested-paths.ts';
import { runObjectSwap } from './sec/object-swap.ts';
import { none, runScript } from './sec/run-script.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    paths: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
  },
});

await runScript('sec:bola', async () => {
  const api = await startApi({ config: { staffSecondFactor: 'required' } });
  const random = createRandom(Number(values.seed));
  const swaps = await runObjectSwap(api, random, Number(values.rounds));
  const paths = await walkNestedPaths(api, random, Number(values.paths));
  await api.close();
  return {
    figures: [
      none(
        `swapped ids that told or changed something (seed ${values.seed})`,
        swaps.findings.length,
        swaps.calls,
      ),
      none('nested paths that told something', paths.findings.length, paths.calls),
    ],
    findings: [...swaps.findings, ...paths.findings],
  };
});
