/**
 * A GraphQL operation as plain text that carries the types of its result and variables. The text is sent as it is:
 * no GraphQL parser reaches the browser. Made by scripts/generate-graphql.ts, never by hand.
 */
export class TypedDocumentString<Result, Variables> {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly name: string;
  readonly text: string;
  /** Never set: the place where the two types live. */
  declare readonly types?: (variables: Variables) => Result;

  constructor(kind: 'query' | 'mutation' | 'subscription', name: string, text: string) {
    this.kind = kind;
    this.name = name;
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type ResultOf<D> = D extends TypedDocumentString<infer Result, never> ? Result : never;
export type VariablesOf<D> = D extends TypedDocumentString<unknown, infer Variables> ? Variables : never;
