/**
 * Sends pushes to a push service that answers in every way, also late. There has to be at most one push per cause and
 * device, none to devices that were signed out or removed, none with personal data in any part of the payload, and no
 * device that stops receiving pushes because it renews its subscription. `node tests/accept/push.ts [count] [seed]`:
 * by default 10,000 from seed 1. With `--broken`, each rule is broken on purpose and the breach has to be detected.
 */
import { breaches, runSends } from './push/run-sends.ts';

const numbers = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const count = Number(numbers[0] ?? 10_000);
const seed = Number(numbers[1] ?? 1);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

let isFine = true;
if (process.argv.includes('--broken')) {
  for (const breach of breaches) {
    const { findings } = await runSends(300, seed, breach);
    isFine &&= findings.length > 0;
    say(`${breach}: ${findings.length === 0 ? 'NOT FOUND' : `found, such as "${findings[0]}"`}`);
  }
} else {
  const { sends, statuses, renewals, findings } = await runSends(count, seed);
  isFine = findings.length === 0;
  for (const finding of findings) say(finding);
  say(`push: ${sends} requests, answers ${JSON.stringify(statuses)}, renewals ${JSON.stringify(renewals)}`);
  say(`push: ${findings.length} findings`);
}
process.exitCode = isFine ? 0 : 1;
