import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { PushService } from './push-service.ts';
import { createPushSimulator } from './simulator.ts';
import { createWebPush } from './web-push.ts';

/**
 * Chooses the browsers' push services, or only a log entry if pushes are simulated, which is the default in the demo.
 */
export function choosePush(
  { pushDelivery, vapidSubject, pushHosts }: Pick<Config, 'pushDelivery' | 'vapidSubject' | 'pushHosts'>,
  log: Log,
): PushService {
  return pushDelivery === 'simulated'
    ? createPushSimulator(log)
    : createWebPush({ subject: vapidSubject, loopback: pushHosts });
}
