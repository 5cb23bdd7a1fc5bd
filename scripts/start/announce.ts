import type { Config } from '../../server-mock/config.ts';
import { demoAccounts, demoPassword } from '../../server-mock/modules/auth/demo-accounts.ts';

/** Prints the address of the app and, in the demo, the demo accounts and the address where emails can be read. */
export function announce(config: Config): void {
  const lines = [`Hervonden is open at ${config.publicUrl}`];
  if (config.demo) {
    lines.push(
      '',
      `Demo accounts, all with the password ${demoPassword}:`,
      ...demoAccounts.map((account) => `  ${account.email.padEnd(24)} ${account.what}`),
      '',
      `Mails are not sent; read them at ${config.publicUrl}/outbox`,
    );
  }
  lines.push('', `Data: ${config.databaseUrl === null ? config.dataDir : 'PostgreSQL'}. Stop with Ctrl+C.`);
  console.log(lines.join('\n'));
}
