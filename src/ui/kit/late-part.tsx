import { type ComponentType, use } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

const parts = new Set<() => Promise<void>>();

/**
 * A component for `Late` (late.tsx) in a chunk of its own. Unlike `React.lazy` it renders synchronously once its code
 * has been loaded. `patiently` wraps the loader to retry code that is currently unavailable; `isShown` tells whether
 * this device shows the part at all, so that nothing waits for code that is not needed.
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

/** React reads `status` and `value` of a promise and does not suspend for one that has them. */
function marked<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/**
 * Loads the code of all late parts of the loaded routes. Hydration of a server-rendered page waits for it: a part
 * whose code is missing would be replaced by its skeleton as soon as something around it changes, and text typed in
 * it would be lost. Parts whose code cannot be loaded handle that themselves.
 */
export async function loadLateParts(): Promise<void> {
  await Promise.allSettled([...parts].map((load) => load()));
}
