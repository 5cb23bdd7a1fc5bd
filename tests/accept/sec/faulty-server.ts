import type { MailMessage } from '#server/outside/mail/mail.ts';
import type { EventHandler } from '#server/process/event-handler.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { breakable, kindsOfFault } from './faults.ts';

/** A server whose statements fail on demand, and whose external services fail while it is in trouble. */
export interface FaultyServer {
  readonly api: ApiHarness;
  readonly mails: readonly MailMessage[];
  /** While true, email, the address service and event handlers fail. */
  inTrouble: boolean;
}

/** The fault of this number; the kinds repeat. */
export function faultOf(at: number): unknown {
  return kindsOfFault[at % kindsOfFault.length]?.();
}

export async function openFaultyServer(): Promise<FaultyServer> {
  const mails: MailMessage[] = [];
  const state = { inTrouble: false };
  const failing: EventHandler = {
    name: 'trial.fails',
    on: 'auth.link_asked',
    outside: async () => {
      if (state.inTrouble) throw faultOf(1);
    },
  };
  const api = await startApi({
    wrapDatabase: breakable,
    mail: {
      send: async (message) => {
        if (state.inTrouble) throw faultOf(0);
        mails.push(message);
      },
    },
    addresses: {
      suggest: async () => {
        throw faultOf(1);
      },
      resolve: async () => {
        throw faultOf(2);
      },
    },
    eventHandlers: [failing],
    config: { staffSecondFactor: 'required' },
  });
  return Object.assign(state, { api, mails });
}
