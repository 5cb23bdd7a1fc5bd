/**
 * Plays random histories of bids, messages, questions, approvals, orders, complaints, products that are wishlisted,
 * watched or reported, settings and time. Every event has to reach exactly the people and channels of the table of
 * kinds, once, in their language and never in quiet hours, and nobody else may be notified.
 *
 * `node tests/accept/notify.ts [count] [first seed]`: plays histories against a server in this process, which
 * sometimes fails after an email was handed over; by default 1,000 from seed 1.
 *
 * `node tests/accept/notify.ts --kill [kills] [first seed]`: plays histories against a server process that is killed
 * with SIGKILL and restarted; a mail server and a push service outside that process count what arrives. By default 30
 * kills from seed 1, ten per history. `DB=pg` uses PostgreSQL.
 *
 * With `--broken`, each rule is broken on purpose and the breach has to be detected.
 */
import { engineOfRun } from '#tests/setup/databases.ts';
import { setup } from '#tests/setup/global-setup.ts';
import { breachNames } from './notify/breaches.ts';
import { historyBreaches } from './notify/history-breaches.ts';
import { openNotifyServer } from './notify/run-history.ts';
import { runKills } from './notify/run-kills.ts';

/**
 * Orders and deadlines of earlier histories continue in later ones, which makes each history slower than the last.
 */
const historiesPerServer = 5;
const killsPerHistory = 10;
/** Kills per attempt to detect a breach; there are at most three attempts. */
const killsPerBreach = 3;
const isKilled = process.argv.includes('--kill');
const isBroken = process.argv.includes('--broken');
const numbers = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const count = Number(numbers[0] ?? (isKilled ? 30 : 1000));
const first = Number(numbers[1] ?? 1);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const stopDatabase = await setup();
try {
  if (isKilled) process.exitCode = await (isBroken ? breakUnderKills() : kill());
  else process.exitCode = await play();
} finally {
  await stopDatabase?.();
}

function sayBroken(name: string, findings: ReadonlySet<string>): void {
  say(`${name}: ${findings.size === 0 ? 'NOT FOUND' : `found, such as "${[...findings][0]}"`}`);
}

/** Returns the exit code, as the other modes do. */
async function play(): Promise<number> {
  let failed = 0;
  let server = await openNotifyServer();
  if (isBroken) {
    for (const [name, breach] of Object.entries(historyBreaches)) {
      const findings = new Set<string>();
      for (let seed = first; seed < first + 5; seed += 1)
        for (const finding of (await server.run(seed, breach)).findings) findings.add(finding);
      if (findings.size === 0) failed += 1;
      sayBroken(name, findings);
      await server.close();
      server = await openNotifyServer();
    }
  } else {
    const total = { acts: 0, emails: 0, crashes: 0 };
    for (let played = 0; played < count; played += 1) {
      if (played > 0 && played % historiesPerServer === 0) {
        await server.close();
        server = await openNotifyServer();
      }
      const seed = first + played;
      const { findings, acts, emails, crashes } = await server.run(seed);
      total.acts += acts;
      total.emails += emails;
      total.crashes += crashes;
      if (findings.length > 0) {
        failed += 1;
        say(`seed ${seed}: ${findings.slice(0, 5).join('; ')}`);
      }
      if ((played + 1) % 100 === 0) say(`${played + 1} histories, ${failed} with findings`);
    }
    const { acts, emails, crashes } = total;
    say(
      `notify: ${engineOfRun}, seeds ${first}-${first + count - 1}, ${acts} acts, ${emails} emails, ${crashes} crashes: ${failed} histories with findings`,
    );
  }
  await server.close();
  return failed > 0 ? 1 : 0;
}

async function kill(): Promise<number> {
  const total = { acts: 0, kills: 0, emails: 0, repeatedEmails: 0, pushes: 0, repeatedPushes: 0 };
  let failed = 0;
  let seed = first;
  for (; total.kills < count; seed += 1) {
    const kills = Math.min(killsPerHistory, count - total.kills);
    const { findings, ...figures } = await runKills({ seed, kills });
    for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += figures[name];
    if (findings.length > 0) failed += 1;
    for (const finding of new Set(findings)) say(`seed ${seed}: ${finding}`);
    say(`${total.kills} kills, ${failed} histories with findings`);
  }
  const { acts, kills, emails, repeatedEmails, pushes, repeatedPushes } = total;
  say(
    `notify --kill: ${engineOfRun}, seeds ${first}-${seed - 1}, ${kills} kills, ${acts} acts, ${emails} emails ` +
      `(${repeatedEmails} repeated under the same Message-ID), ${pushes} pushes (${repeatedPushes} repeated under ` +
      `the same tag): ${failed} histories with findings`,
  );
  return failed > 0 || kills === 0 ? 1 : 0;
}

async function breakUnderKills(): Promise<number> {
  let missed = 0;
  for (const breach of breachNames) {
    const findings = new Set<string>();
    for (let seed = first; seed < first + 3 && findings.size === 0; seed += 1)
      for (const finding of (await runKills({ seed, kills: killsPerBreach, breach })).findings)
        findings.add(finding);
    if (findings.size === 0) missed += 1;
    sayBroken(breach, findings);
  }
  return missed > 0 ? 1 : 0;
}
