import { startSeed } from './db/seed/start-task.ts';
import { joinPolicies } from './graphql/permissions.ts';
import { buildSchema } from './graphql/schema.ts';
import { policy as ownPolicy } from './http/policy.ts';
import type { RegisterRoutes } from './http/routes.ts';
import { logThreadFaults } from './log-thread-faults.ts';
import { commonMessages, createSentence, type Messages } from './messages.ts';
import type { ServerModule } from './module.ts';
import { serverModules } from './modules/manifest.ts';
import type { EmailSample } from './outside/mail/email-sample.ts';
import type { DeadlineHandler } from './process/deadlines.ts';
import type { EmailWriters } from './process/email-writer.ts';
import type { EventHandler } from './process/event-handler.ts';
import type { TruthChecks } from './process/truth-check.ts';
import type { Prune } from './prune.ts';
import { startSearch } from './search/start-task.ts';
import type { StartTask } from './start-task.ts';

/** Returns one part of each module that has it, in the order of the manifest. */
function partsOf<Key extends keyof ServerModule>(key: Key): readonly NonNullable<ServerModule[Key]>[] {
  return serverModules
    .map((one) => one[key])
    .filter((part): part is NonNullable<ServerModule[Key]> => part !== undefined);
}

/** Returns the part that exactly one module has; throws if none or several have it. */
function onlyPartOf<Key extends keyof ServerModule>(key: Key): NonNullable<ServerModule[Key]> {
  const [part, ...others] = partsOf(key);
  if (part === undefined || others.length > 0) throw new Error(`Exactly one module must have ${key}.`);
  return part;
}

/** Joins records of several modules; throws if two of them have the same key. */
function joined<Value>(
  what: string,
  parts: readonly Readonly<Record<string, Value>>[],
): Record<string, Value> {
  const all: Record<string, Value> = {};
  for (const [key, value] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(all, key)) throw new Error(`Two modules have ${what} ${key}.`);
    all[key] = value;
  }
  return all;
}

export const permissions = joinPolicies([ownPolicy, ...partsOf('policy')]);
export const schema = buildSchema(permissions);
export const messages: Messages = joined('a message for', [commonMessages, ...partsOf('messages')]);
export const sentence = createSentence(messages);
export const moduleRoutes: readonly RegisterRoutes[] = partsOf('routes');
export const eventHandlers: readonly EventHandler[] = partsOf('eventHandlers').flat();
export const deadlineHandlers: readonly DeadlineHandler[] = partsOf('deadlineHandlers').flat();
export const emailWriters: EmailWriters = joined('an email for', partsOf('emailWriters'));
export const prunes: readonly Prune[] = partsOf('prune');
export const sessions = onlyPartOf('sessions');
export const demoSignIn = onlyPartOf('demoSignIn');
export const createVisitCounter = onlyPartOf('visitCounter');
export const truthChecks: TruthChecks = joined('a truth check for', partsOf('truthChecks'));

/** Loads the sample emails of all modules. */
export async function loadEmailSamples(): Promise<readonly EmailSample[]> {
  return (await Promise.all(partsOf('emailSamples').map((load) => load(emailWriters)))).flat();
}

/** In order: the demo is seeded before the modules start, and the search index is built from the result. */
export const startTasks: readonly StartTask[] = [
  logThreadFaults,
  startSeed(eventHandlers),
  ...partsOf('startTask'),
  startSearch,
];
