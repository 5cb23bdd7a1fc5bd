import type { EventBus } from './event-bus.ts';

/**
 * Returns a function that finds the source of a topic, which all its subscribers in a process share, or creates it.
 * `forget` removes it, so that the next subscriber gets a new one.
 */
export function createSharedSources<Source>() {
  const known = new WeakMap<EventBus, Map<string, Source>>();
  return (bus: EventBus, topic: string, create: (forget: () => void) => Source): Source => {
    const sources = known.get(bus) ?? new Map<string, Source>();
    known.set(bus, sources);
    const found = sources.get(topic);
    if (found !== undefined) return found;
    const source = create(() => {
      if (sources.get(topic) === source) sources.delete(topic);
    });
    sources.set(topic, source);
    return source;
  };
}
