import type { Engine } from './engine.ts';

interface Reader {
  readonly engine: Engine;
  busy: number;
}

/**
 * Combines several engines, each in its own thread. The first one builds the start; the others share its memory. A
 * change is applied to all of them before the call resolves.
 */
export function readerPool(engines: readonly [Engine, ...Engine[]]): Engine {
  const [first, ...others] = engines;
  const readers: Reader[] = engines.map((engine) => ({ engine, busy: 0 }));
  const all = async <Value>(call: (engine: Engine) => Promise<Value>): Promise<Value> => {
    const [answer] = await Promise.all([call(first), ...others.map(call)]);
    return answer;
  };
  const least = async <Value>(call: (engine: Engine) => Promise<Value>): Promise<Value> => {
    const reader = readers.reduce((best, next) => (next.busy < best.busy ? next : best));
    reader.busy += 1;
    try {
      return await call(reader.engine);
    } finally {
      reader.busy -= 1;
    }
  };
  let isOpen = false;
  return {
    stage: (page) => first.stage(page),
    finish: () => first.finish(),
    takeUnstemmed: () => (isOpen ? all((engine) => engine.takeUnstemmed()) : first.takeUnstemmed()),
    learnStems: (stems) => (isOpen ? all((engine) => engine.learnStems(stems)) : first.learnStems(stems)),
    async seal(mark) {
      const image = await first.seal(mark);
      await Promise.all(others.map((engine) => engine.open(image)));
      isOpen = true;
      return image;
    },
    async open(image) {
      await all((engine) => engine.open(image));
      isOpen = true;
    },
    apply: (ids, page) => all((engine) => engine.apply(ids, page)),
    ask: (question) => least((engine) => engine.ask(question)),
    suggest: (input, limit) => least((engine) => engine.suggest(input, limit)),
    save: (file, image) => first.save(file, image),
    async load(file, epoch) {
      const loaded = await first.load(file, epoch);
      if (loaded === null) return null;
      await Promise.all(others.map((engine) => engine.open(loaded.image)));
      isOpen = true;
      return loaded;
    },
  };
}
