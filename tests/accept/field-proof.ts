import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { killPoints, killRun } from '#tests/browser/photo-bench/kill-run.ts';
import { startBench } from '#tests/browser/photo-bench/start-bench.ts';
import { findBrowser } from '../../scripts/ensure-browser.ts';

// Kills the page at 30 points of capture, conversion, saving and upload, in a browser profile on disk. Every photo
// that the app reported as saved must be recovered exactly once. Run: `node tests/accept/field-proof.ts [points]`.
const points = Number(process.argv[2] ?? 30);
const profile = mkdtempSync(path.join(tmpdir(), 'hervonden-field-proof-'));
const bench = await startBench();
const executablePath = findBrowser();
const context = await chromium.launchPersistentContext(profile, {
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage'],
});
try {
  const report = await killRun(context, bench, killPoints(points));
  const hits = Map.groupBy(report.phases, (phase) => phase);
  for (const [phase, times] of hits) process.stdout.write(`  killed ${times.length} times while ${phase}\n`);
  const { promised, chosen, out, lost, doubled, unsent, originalsLeft } = report;
  process.stdout.write(
    `${points} kills: ${chosen} chosen, ${promised} called safe, ${out} out; ` +
      `lost ${lost.length}, doubled ${doubled.length}, unsent ${unsent.length}, originals left ${originalsLeft}\n`,
  );
  const sound =
    lost.length + doubled.length + unsent.length + originalsLeft === 0 && out >= promised && out <= chosen;
  process.exitCode = sound ? 0 : 1;
} finally {
  await context.close();
  await bench.stop();
  rmSync(profile, { recursive: true, force: true });
}
