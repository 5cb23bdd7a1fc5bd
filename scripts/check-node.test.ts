import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { complaintAboutNode } from '../server-mock/node-version.ts';

const script = path.join(import.meta.dirname, 'check-node.mjs');
const run = promisify(execFile);

/** Runs the check in a Node process that reports `version`. */
async function checkAs(version: string): Promise<string> {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  try {
    await run(process.execPath, ['--import', pretend, '--import', script, '--eval', '0']);
    return '';
  } catch (error) {
    return String((error as { stderr?: string }).stderr).trim();
  }
}

test.each(['20.20.2', '22.18.0', '24.6.9', '24.7.0', '24.21.0', '25.0.0'])(
  'Node %s passes or fails the start check exactly as in the server',
  async (version) => {
    expect(await checkAs(version)).toBe(complaintAboutNode(version) ?? '');
  },
);

test('people start nothing without the check', () => {
  const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of ['start', 'dev', 'test']) {
    // Flags of Node may come before it.
    expect(manifest.scripts[name]).toMatch(
      new RegExp(`^node (--[\\w-]+=\\w+ )*--import \\./scripts/check-node\\.mjs scripts/${name}\\.ts$`),
    );
  }
});
