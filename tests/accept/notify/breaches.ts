import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import type { ServerOptions } from '#server/create-server.ts';
import type { Mail } from '#server/outside/mail/mail.ts';
import { createSmtpMail } from '#server/outside/mail/smtp.ts';
import type { PushService } from '#server/outside/push/push-service.ts';
import { createWebPush } from '#server/outside/push/web-push.ts';

/** Milliseconds by which a send that is already recorded is delayed: long enough for a kill to happen in between. */
const delay = 1_500;

type Parts = Pick<ServerOptions, 'mail' | 'push'>;

/** Rules that are broken on purpose, to verify that the checks detect it. */
const breaches: Readonly<Record<string, (mail: Mail, push: PushService) => Parts>> = {
  'an email gets its Message-ID anew at each try': (mail) => ({
    mail: { send: async (message) => await mail.send({ ...message, cause: randomUUID() }) },
  }),
  'a push gets its tag anew at each try': (_mail, push) => ({
    push: {
      send: async (request) =>
        await push.send({
          ...request,
          payload: request.payload.replace(/"tag":"[^"]*"/, `"tag":"bid:${randomUUID()}"`),
        }),
    },
  }),
  'a push gets its topic anew at each try': (_mail, push) => ({
    push: {
      send: async (request) => await push.send({ ...request, topic: randomUUID().replaceAll('-', '') }),
    },
  }),
  'an email is noted as sent before it is out': (mail) => ({
    mail: { send: async (message) => void sleep(delay).then(() => mail.send(message)) },
  }),
  'a push is noted as sent before it is out': (_mail, push) => ({
    push: {
      send: async (request) => {
        void sleep(delay).then(() => push.send(request));
        return { kind: 'accepted' };
      },
    },
  }),
};

export const breachNames: readonly string[] = Object.keys(breaches);

/** The replaced services of a server that breaks a rule; none without a name. */
export function breachOf(name: string | undefined, config: Config): Parts {
  if (name === undefined) return {};
  const make = breaches[name];
  if (make === undefined || config.smtpUrl === null) throw new Error(`There is no breach called ${name}.`);
  const push = createWebPush({ subject: config.vapidSubject, loopback: config.pushHosts });
  return make(createSmtpMail(config.smtpUrl, config.mailFrom), push);
}
