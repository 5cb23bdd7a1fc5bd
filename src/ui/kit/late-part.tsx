import { type ComponentType, use } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

const parts = new Set<() => Promise<void>>();

/**
 * A component for `Late` (late.tsx), in a chunk of its own. Unlike a lazy one it is there at once when its code was
 * fetched before. `patiently` is how to wait for code that cannot be had at the moment; `isShown` tells whether this
 * device shows the part at all, so that nobody waits for code that stays unseen.
 */
export function latePart<Props extends object>(
  load: Load<Props>,
  patiently = (one: Load<Props>) => one,
  isShown = () => true,
): ComponentType<Props> {
  const again = patiently(load);
  let code: Promise<ComponentType<Props>> | null = null;
  const fetched = () => {
    code ??= marked(again());
    return code;
  };
  parts.add(async () => {
    if (!isShown()) return;
    await load();
    await fetched();
  });
  return function LatePart(props: Props) {
    const Part = use(fetched());
    return <Part {...props} />;
  };
}

/** React reads these two marks of a promise, and waits no moment for one that has them. */
function marked<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/**
 * Fetches the code of every late part of the routes that are loaded. A page of the server waits for it before it is
 * taken over: a part whose code is missing gives way to its skeleton as soon as anything around it changes, and what
 * was typed in it would be gone. What cannot be had is left to the part itself.
 */
export async function loadLateParts(): Promise<void> {
  await Promise.allSettled([...parts].map((load) => load()));
}
