import { MailRefusedError } from '../outside/mail/mail.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { EventHandler } from './event-handler.ts';
import type { StoredEvent } from './events.ts';

interface Attempt {
  readonly handler: EventHandler;
  readonly event: StoredEvent;
  /** Gets the refusals of this attempt. */
  readonly refusals: unknown[];
}

/**
 * The dependencies for an event handler, with mail that does not throw when a recipient is refused for good. The
 * handler then goes on to its other recipients and records its work as done, instead of failing again for ever.
 */
export function toleratingRefusals(deps: ServerDeps, { handler, event, refusals }: Attempt): ServerDeps {
  return {
    ...deps,
    mail: {
      async send(message) {
        try {
          await deps.mail.send(message);
        } catch (error) {
          if (!(error instanceof MailRefusedError)) throw error;
          refusals.push(error);
          deps.log.warn({ err: error, handler: handler.name, event: event.id }, 'an email is undeliverable');
        }
      },
    },
  };
}
