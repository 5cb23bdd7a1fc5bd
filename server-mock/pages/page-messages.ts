import type { MessagePort, Worker } from 'node:worker_threads';
import type { PageQuestion } from './built-app.ts';
import type { Ask, MadePage, MakePage, PageTask } from './make-page.ts';

// Messages between the server and the thread that renders its pages. Each side numbers what it asks the other.

type ToThread =
  | { readonly kind: 'task'; readonly pageId: number; readonly task: PageTask }
  | { readonly kind: 'answer'; readonly questionId: number; readonly json: string }
  | { readonly kind: 'failure'; readonly questionId: number; readonly failure: Failure }
  /** Asks whether the thread still handles messages. */
  | { readonly kind: 'ping' };

type FromThread =
  | { readonly kind: 'made'; readonly pageId: number; readonly made: MadePage }
  | { readonly kind: 'failure'; readonly pageId: number; readonly failure: Failure }
  /** A rejection that nothing handled, outside of any page. */
  | { readonly kind: 'fault'; readonly failure: Failure }
  | { readonly kind: 'pong' }
  | {
      readonly kind: 'question';
      readonly pageId: number;
      readonly questionId: number;
      readonly question: PageQuestion;
    };

/** What is sent of an error; its other properties may not be cloneable. */
interface Failure {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

interface Waiting<Value> {
  resolve(value: Value): void;
  reject(error: Error): void;
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined };
  const { name, message, stack } = error;
  return { name, message, stack };
}

function errorOf({ name, message, stack }: Failure): Error {
  const error = new Error(message);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}

/** Makes the pages that the server asks for, in the thread; their queries are executed by the server. */
export function answerTasks(port: MessagePort, makePage: MakePage): void {
  const questions = new Map<number, Waiting<string>>();
  let lastQuestion = 0;
  const send = (message: FromThread, transferList: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, transferList);
  const ask = (pageId: number, question: PageQuestion) =>
    new Promise<string>((resolve, reject) => {
      lastQuestion += 1;
      send({ kind: 'question', pageId, questionId: lastQuestion, question });
      questions.set(lastQuestion, { resolve, reject });
    });
  const make = async (pageId: number, task: PageTask) => {
    try {
      const made = await makePage(task, (question) => ask(pageId, question));
      send({ kind: 'made', pageId, made }, made.kind === 'page' ? [made.html.buffer] : []);
    } catch (error) {
      send({ kind: 'failure', pageId, failure: failureOf(error) });
    }
  };
  const handle = (message: Exclude<ToThread, { readonly kind: 'task' | 'ping' }>) => {
    const waiting = questions.get(message.questionId);
    questions.delete(message.questionId);
    if (message.kind === 'answer') waiting?.resolve(message.json);
    else waiting?.reject(errorOf(message.failure));
  };
  port.on('message', (message: ToThread) => {
    if (message.kind === 'task') void make(message.pageId, message.task);
    else if (message.kind === 'ping') send({ kind: 'pong' });
    else handle(message);
  });
  process.on('unhandledRejection', (error) => send({ kind: 'fault', failure: failureOf(error) }));
}

/** The thread as the server sees it. */
export interface PageThread {
  /** Rejects when the thread ends before the page is made. */
  readonly makePage: MakePage;
  /** Resolves when the thread has handled all earlier messages; never if it hangs. */
  ping(): Promise<void>;
}

/** Connects the server to the thread. `onFault` receives rejections that the thread did not handle. */
export function connectThread(thread: Worker, onFault: (error: Error) => void): PageThread {
  const pages = new Map<number, Waiting<MadePage> & { readonly ask: Ask }>();
  let lastPage = 0;
  let pongs: (() => void)[] = [];
  let ended: Error | null = null;
  const send = (message: ToThread) => thread.postMessage(message);
  const answer = async (ask: Ask, questionId: number, question: PageQuestion) => {
    try {
      send({ kind: 'answer', questionId, json: await ask(question) });
    } catch (error) {
      send({ kind: 'failure', questionId, failure: failureOf(error) });
    }
  };
  /** A page that has failed may still ask. */
  const askNothing: Ask = async () => {
    throw new Error('The page has ended.');
  };
  thread.on('message', (message: FromThread) => {
    if (message.kind === 'pong') {
      for (const resolve of pongs) resolve();
      pongs = [];
    } else if (message.kind === 'fault') onFault(errorOf(message.failure));
    else if (message.kind === 'question')
      void answer(pages.get(message.pageId)?.ask ?? askNothing, message.questionId, message.question);
    else {
      const page = pages.get(message.pageId);
      pages.delete(message.pageId);
      if (message.kind === 'made') page?.resolve(message.made);
      else page?.reject(errorOf(message.failure));
    }
  });
  const end = (error: Error) => {
    ended = error;
    for (const { reject } of pages.values()) reject(error);
    pages.clear();
  };
  thread.on('error', end);
  thread.on('exit', () => end(new Error('The thread that renders pages has ended.')));
  return {
    makePage: (task, ask) =>
      new Promise((resolve, reject) => {
        if (ended !== null) {
          reject(ended);
          return;
        }
        lastPage += 1;
        send({ kind: 'task', pageId: lastPage, task });
        pages.set(lastPage, { resolve, reject, ask });
      }),
    ping: () =>
      new Promise((resolve) => {
        pongs.push(resolve);
        send({ kind: 'ping' });
      }),
  };
}
