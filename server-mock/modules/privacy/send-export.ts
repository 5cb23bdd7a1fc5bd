import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { TooManyRequestsError } from '../../graphql/errors.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { picturesIn } from '../media/pictures-view.ts';
import { exportArchive, exportContent } from './export-data.ts';
import type { Person } from './table-inventory.ts';

/** Each export holds the data of one account and a photo in memory. */
const mostAtOnce = 8;
/** Seconds after which to try again while others have all places. */
const retryAfter = 60;
/** Milliseconds without any progress after which a connection is closed, so that it does not keep its place. */
const longestPause = 60_000;
/** Milliseconds that an export may take: 4 GB at 600 kB a second. */
const longestExport = 2 * 60 * 60_000;

/**
 * Creates the function that gives an account a place among the exports that are sent at a time, and returns the function
 * that frees it. An account has one place, so that no person can keep the others out. Throws TooManyRequestsError. Nobody
 * waits in a queue, because a connection on which nothing is sent is closed.
 */
export function exportPlaces(): (userId: string) => () => void {
  const taken = new Set<string>();
  return (userId) => {
    if (taken.has(userId) || taken.size >= mostAtOnce) throw new TooManyRequestsError(retryAfter);
    taken.add(userId);
    return () => void taken.delete(userId);
  };
}

export type SendExport = (reply: FastifyReply, person: Person) => Promise<void>;

/**
 * Creates the function that sends a data export. It resolves when the response has ended, however it ended. An error in the
 * middle closes the connection, because the status has been sent.
 */
export function exportSender({ db, config }: Pick<ServerDeps, 'db' | 'config'>): SendExport {
  const pictures = picturesIn(config.dataDir);
  return async (reply, person) => {
    if (reply.raw.destroyed) return;
    const content = await exportContent(db, person);
    const archive = Readable.from(exportArchive(content, pictures));
    archive.on('error', (error) => {
      // Before that, the error handler of the server answers and logs.
      if (reply.raw.headersSent) reply.log.error({ err: error }, 'a data export broke off');
    });
    reply.raw.setTimeout(longestPause, () => reply.raw.destroy());
    const timer = setTimeout(() => archive.destroy(new Error('A data export took too long.')), longestExport);
    timer.unref();
    try {
      await reply
        .header('content-disposition', 'attachment; filename="hervonden-data.zip"')
        .header('cache-control', 'no-store')
        .type('application/zip')
        .send(archive);
    } finally {
      clearTimeout(timer);
      // The response to a HEAD request ends at once, and its stream would go on.
      archive.destroy();
    }
  };
}
