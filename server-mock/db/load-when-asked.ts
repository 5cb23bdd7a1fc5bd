/**
 * Returns a function that gives the value of an id. The first call loads the values of all ids of the same list at
 * once, so a list costs one query if the value is asked for, and none otherwise.
 */
export function loadWhenAsked<Value>(
  load: () => Promise<ReadonlyMap<string, Value>>,
  otherwise: Value,
): (id: string) => Promise<Value> {
  let loading: Promise<ReadonlyMap<string, Value>> | null = null;
  return async (id) => {
    loading ??= load();
    return (await loading).get(id) ?? otherwise;
  };
}
