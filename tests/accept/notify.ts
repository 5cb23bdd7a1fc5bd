/**
 * Random histories of bids, messages, questions, reviews, settings and time against the real server, which now and then loses
 * its memory of an email that is out: every event reaches exactly the people and channels of the table, once, in their
 * language, never in quiet hours. `node tests/accept/notify.ts [count] [first seed]`, 1,000 from seed 1 unless said
 * otherwise. With `--broken` each rule is broken on purpose and has to be found.
 */
import { openNotifyRoom, tamperings } from './notify/run-history.ts';

const numbers = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const count = Number(numbers[0] ?? 1000);
const first = Number(numbers[1] ?? 1);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const room = await openNotifyRoom();
let failed = 0;
if (process.argv.includes('--broken')) {
  for (const [name, tamper] of Object.entries(tamperings)) {
    const findings = new Set<string>();
    for (let seed = first; seed < first + 5; seed += 1)
      for (const finding of (await room.run(seed, tamper)).findings) findings.add(finding);
    if (findings.size === 0) failed += 1;
    say(`${name}: ${findings.size === 0 ? 'NOT FOUND' : `found, such as "${[...findings][0]}"`}`);
  }
} else {
  const total = { acts: 0, emails: 0, crashes: 0 };
  for (let seed = first; seed < first + count; seed += 1) {
    const { findings, acts, emails, crashes } = await room.run(seed);
    total.acts += acts;
    total.emails += emails;
    total.crashes += crashes;
    if (findings.length > 0) {
      failed += 1;
      say(`seed ${seed}: ${findings.slice(0, 5).join('; ')}`);
    }
    if ((seed - first + 1) % 100 === 0) say(`${seed - first + 1} histories, ${failed} with findings`);
  }
  const { acts, emails, crashes } = total;
  say(
    `notify: seeds ${first}-${first + count - 1}, ${acts} acts, ${emails} emails, ${crashes} crashes: ${failed} histories with findings`,
  );
}
await room.close();
process.exitCode = failed > 0 ? 1 : 0;
