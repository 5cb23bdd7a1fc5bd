import type { MessagePort, Worker } from 'node:worker_threads';
import type { Engine } from './engine.ts';

type Call = {
  [Name in keyof Engine]: { readonly name: Name; readonly parameters: Parameters<Engine[Name]> };
}[keyof Engine];

interface Asked {
  readonly number: number;
  readonly call: Call;
}

type Answered =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly problem: string };

async function run(engine: Engine, call: Call): Promise<unknown> {
  switch (call.name) {
    case 'stage':
      return await engine.stage(...call.parameters);
    case 'finish':
      return await engine.finish();
    case 'takeUnstemmed':
      return await engine.takeUnstemmed();
    case 'learnStems':
      return await engine.learnStems(...call.parameters);
    case 'seal':
      return await engine.seal(...call.parameters);
    case 'open':
      return await engine.open(...call.parameters);
    case 'apply':
      return await engine.apply(...call.parameters);
    case 'ask':
      return await engine.ask(...call.parameters);
    case 'suggest':
      return await engine.suggest(...call.parameters);
    case 'save':
      return await engine.save(...call.parameters);
    case 'load':
      return await engine.load(...call.parameters);
  }
}

/** Handles calls in the thread that has the engine. */
export function answerCalls(port: MessagePort, engine: Engine): void {
  port.on('message', async ({ number, call }: Asked) => {
    try {
      const answered: Answered = { number, value: await run(engine, call) };
      port.postMessage(answered);
    } catch (error) {
      const answered: Answered = {
        number,
        problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
      port.postMessage(answered);
    }
  });
}

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
}

/** Returns an engine that forwards its calls to the thread. All pending calls reject when the thread ends. */
export function engineOfThread(thread: Worker): Engine {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let ended: Error | null = null;
  const end = (error: Error) => {
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on('message', (answered: Answered) => {
    const asked = waiting.get(answered.number);
    waiting.delete(answered.number);
    if ('problem' in answered) asked?.reject(new Error(answered.problem));
    // The value has the return type of the called method.
    else asked?.resolve(answered.value as never);
  });
  thread.on('error', (error: Error) => end(error));
  thread.on('exit', () => end(new Error('The thread of the search has ended.')));
  const ask = <Value>(call: Call): Promise<Value> =>
    new Promise((resolve, reject) => {
      if (ended !== null) {
        reject(ended);
        return;
      }
      next += 1;
      waiting.set(next, { resolve, reject });
      const asked: Asked = { number: next, call };
      thread.postMessage(asked);
    });
  return {
    stage: (...parameters) => ask({ name: 'stage', parameters }),
    finish: (...parameters) => ask({ name: 'finish', parameters }),
    takeUnstemmed: (...parameters) => ask({ name: 'takeUnstemmed', parameters }),
    learnStems: (...parameters) => ask({ name: 'learnStems', parameters }),
    seal: (...parameters) => ask({ name: 'seal', parameters }),
    open: (...parameters) => ask({ name: 'open', parameters }),
    apply: (...parameters) => ask({ name: 'apply', parameters }),
    ask: (...parameters) => ask({ name: 'ask', parameters }),
    suggest: (...parameters) => ask({ name: 'suggest', parameters }),
    save: (...parameters) => ask({ name: 'save', parameters }),
    load: (...parameters) => ask({ name: 'load', parameters }),
  };
}
