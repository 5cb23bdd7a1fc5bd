import type { Log } from '../../log.ts';
import type { PushService } from './push-service.ts';

/**
 * Accepts every push and logs a line instead of sending it; the log contains neither the content nor the recipient.
 */
export function createPushSimulator(log: Log): PushService {
  return {
    async send({ endpoint, payload, ttlSeconds, urgency, topic }) {
      const host = URL.parse(endpoint)?.host ?? '';
      log.info({ host, topic, urgency, ttlSeconds, bytes: Buffer.byteLength(payload) }, 'push simulated');
      return { kind: 'accepted' };
    },
  };
}
