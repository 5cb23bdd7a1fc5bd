import type { Clock } from './clock.ts';
import type { DatabaseHandle } from './db/database-handle.ts';
import type { Policy } from './graphql/policy.ts';
import type { FindSession } from './graphql/session.ts';
import type { DemoSignIn } from './http/health.ts';
import type { RegisterRoutes } from './http/routes.ts';
import type { Messages } from './messages.ts';
import type { EmailSample } from './outside/mail/email-sample.ts';
import type { DeadlineHandler } from './process/deadlines.ts';
import type { EmailWriters } from './process/email-writer.ts';
import type { EventHandler } from './process/event-handler.ts';
import type { TruthChecks } from './process/truth-check.ts';
import type { Prune } from './prune.ts';
import type { StartTask } from './start-task.ts';
import type { CreateVisitCounter } from './visit-counter.ts';

/**
 * What a module adds to the server, declared in its `module.ts`. The kernel knows modules by this type alone. GraphQL
 * fields are no part of it: a schema file adds its fields to the builder when it is evaluated, so that `module.ts`
 * imports it for that effect.
 */
export interface ServerModule {
  /** The name of its folder. */
  readonly name: string;
  readonly policy: Policy;
  readonly messages?: Messages;
  readonly routes?: RegisterRoutes;
  readonly eventHandlers?: readonly EventHandler[];
  readonly deadlineHandlers?: readonly DeadlineHandler[];
  readonly emailWriters?: EmailWriters;
  /**
   * Loads every email of the module with sample data, for the preview of the demo; `writers` are those of all modules.
   * No other file imports the samples, so that a server without the demo never evaluates them.
   */
  readonly emailSamples?: (writers: EmailWriters) => Promise<readonly EmailSample[]>;
  readonly truthChecks?: TruthChecks;
  readonly startTask?: StartTask;
  readonly prune?: Prune;
  /** Finds sessions by their token; one module has it. */
  readonly sessions?: (db: DatabaseHandle['db'], clock: Clock) => FindSession;
  /** Counts the visits of products; one module has it. */
  readonly visitCounter?: CreateVisitCounter;
  /** How to sign in to the demo; one module has it. */
  readonly demoSignIn?: DemoSignIn;
}
