/** The engine of the index failed, unlike the database that it follows; `cause` is its error. */
export class EngineFailure extends Error {
  constructor(cause: unknown) {
    super('The search engine failed.', { cause });
  }
}

/** Marks the failure of a call to an engine. */
export async function engineCall<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    throw new EngineFailure(error);
  }
}
