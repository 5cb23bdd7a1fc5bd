import { type InputFields, onlyInputFields } from './input-fields.ts';

/** What travels to the server, over HTTP and over the socket alike. */
export interface GraphqlQuestion {
  readonly query: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * A GraphQL operation as plain text that carries the types of its result and variables. The text is sent as it is:
 * no GraphQL parser reaches the browser. Made by scripts/generate-graphql.ts, never by hand.
 */
export class TypedDocumentString<Result, Variables> {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly name: string;
  // Private, so that nothing is sent without `questionWith`.
  readonly #text: string;
  readonly #inputs: InputFields;
  /** Never set: the place where the two types live. */
  declare readonly types?: (variables: Variables) => Result;

  constructor(
    kind: 'query' | 'mutation' | 'subscription',
    name: string,
    text: string,
    inputs: InputFields = {},
  ) {
    this.kind = kind;
    this.name = name;
    this.#text = text;
    this.#inputs = inputs;
  }

  /**
   * The question to send. Its variables hold what the schema declares and nothing else: an answer that is sent back as
   * input loses its `__typename` and every field that the input type does not know, which the server would refuse.
   */
  questionWith(variables: Variables): GraphqlQuestion {
    const declared = { ...namesIn(this.#text), ...this.#inputs };
    return {
      query: this.#text,
      operationName: this.name,
      variables: onlyInputFields(variables ?? {}, declared) as GraphqlQuestion['variables'],
    };
  }
}

/** The variables that an operation declares: what stands between its name and its first selection. */
function namesIn(text: string): InputFields {
  const head = text.slice(0, text.indexOf('{'));
  return Object.fromEntries([...head.matchAll(/\$(\w+):/g)].map(([, name = '']) => [name, 0]));
}
