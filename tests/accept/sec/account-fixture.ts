import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

/** A server with a manual clock and recorded emails. It trusts the client address in X-Forwarded-For. */
export interface AccountFixture {
  readonly api: ApiHarness;
  readonly clock: Clock & { advance(milliseconds: number): void };
  readonly mails: readonly MailMessage[];
}

export async function openAccountFixture(config: Partial<Config> = {}): Promise<AccountFixture> {
  const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));
  const mails: MailMessage[] = [];
  const api = await startApi({
    clock,
    mail: { send: async (message) => void mails.push(message) },
    config: { trustProxy: 'loopback', ...config },
  });
  return { api, clock, mails };
}
