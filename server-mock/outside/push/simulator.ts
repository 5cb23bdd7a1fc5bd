import type { Log } from '../../log.ts';
import type { PushService } from './push-service.ts';

/** Accepts every push and writes a line to the log instead of sending it; never what it says or to whom. */
export function createPushSimulator(log: Log): PushService {
  return {
    async send({ endpoint, payload, ttlSeconds, urgency, topic }) {
      const host = URL.parse(endpoint)?.host ?? '';
      log.info({ host, topic, urgency, ttlSeconds, bytes: Buffer.byteLength(payload) }, 'push simulated');
      return { kind: 'accepted' };
    },
  };
}
