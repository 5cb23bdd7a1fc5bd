import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { PushService } from './push-service.ts';
import { createPushSimulator } from './simulator.ts';
import { createWebPush } from './web-push.ts';

/** The push services of browsers, or a line in the log where pushes are simulated, as the demo does by itself. */
export function choosePush(
  { pushDelivery, vapidSubject, pushHosts }: Pick<Config, 'pushDelivery' | 'vapidSubject' | 'pushHosts'>,
  log: Log,
): PushService {
  return pushDelivery === 'simulated'
    ? createPushSimulator(log)
    : createWebPush({ subject: vapidSubject, loopback: pushHosts });
}
