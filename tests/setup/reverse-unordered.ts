import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';

/**
 * Reverses the rows of statements that ask for no order. PostgreSQL returns those in the order of the table, which
 * changes as soon as a row is updated: without this plugin, code that relies on it would fail only now and then.
 */
export class ReverseUnordered implements KyselyPlugin {
  readonly #unordered = new WeakSet<object>();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    // Queries built from the same beginning share their id, with and without an order.
    if (isUnordered(node)) this.#unordered.add(queryId);
    else this.#unordered.delete(queryId);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return this.#unordered.has(queryId) ? { ...result, rows: result.rows.toReversed() } : result;
  }
}

function isUnordered(node: RootOperationNode): boolean {
  if (node.kind === 'SelectQueryNode') return node.orderBy === undefined;
  return node.kind === 'UpdateQueryNode' || node.kind === 'DeleteQueryNode';
}
