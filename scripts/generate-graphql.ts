import { readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { relative } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  Kind,
  NoUnusedFragmentsRule,
  type OperationDefinitionNode,
  parse,
  print,
  printSchema,
  specifiedRules,
  stripIgnoredCharacters,
  TypeInfo,
  typeFromAST,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const SCHEMA_FILE = 'server-mock/schema.graphql';
const HEADER = '// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.\n';

export type GeneratedFile = { path: string; text: string };
/** Same as `InputFields` of src/data/graphql/input-fields.ts, which is compiled with the client. */
type InputFields = { readonly [name: string]: InputFields | 0 };
export type Source = { path: string; document: DocumentNode };

/**
 * Generates everything that derives from the server's schema: the schema as text and one `.gen.ts` for every
 * `.graphql` file of the client. Throws if an operation is invalid for the schema, naming its file.
 */
export async function generateGraphql(): Promise<GeneratedFile[]> {
  const { schema } = await import('#server/composition.ts');
  const schemaText = `${printSchema(schema)}\n`;
  const files: GeneratedFile[] = [{ path: SCHEMA_FILE, text: schemaText }];
  const plainSchema = buildSchema(schemaText);
  const sources: Source[] = [];
  for await (const path of glob('src/**/*.graphql'))
    sources.push({ path, document: parse(readFileSync(path, 'utf8')) });
  sources.sort((a, b) => a.path.localeCompare(b.path));
  for (const source of sources) files.push(await typedDocuments(source, sources, plainSchema));
  return files;
}

/**
 * The `.gen.ts` of one source. A source may spread fragments of other sources, so that each selection is written
 * once.
 */
export async function typedDocuments(
  { path, document }: Source,
  sources: readonly Source[],
  schema: GraphQLSchema,
): Promise<GeneratedFile> {
  const shared = fragmentsUsedBy(
    document,
    sources.filter((other) => other.path !== path).flatMap(fragmentsOf),
  );
  const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...document.definitions, ...shared] };
  const isFragmentFile = operationsOf(document).length === 0;
  const rules = isFragmentFile
    ? specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)
    : specifiedRules;
  const problems = validate(schema, whole, rules);
  if (problems.length > 0)
    throw new Error(`${path}: ${problems.map((problem) => problem.message).join('; ')}`);
  const types = await codegen({
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [{ location: path, document: addTypename(inlined(document, shared), schema) }],
    filename: path.replace(/\.graphql$/, '.gen.ts'),
    config: {
      useTypeImports: true,
      skipTypename: true,
      strictScalars: true,
      // Pushed documents are JSON objects; the server validates them row by row.
      scalars: {
        WishlistItemDocumentInput: 'Readonly<Record<string, unknown>>',
        SearchEntryDocumentInput: 'Readonly<Record<string, unknown>>',
        ListingDraftDocumentInput: 'Readonly<Record<string, unknown>>',
        SavedAddressDocumentInput: 'Readonly<Record<string, unknown>>',
        NotificationDocumentInput: 'Readonly<Record<string, unknown>>',
      },
      enumType: 'string-literal',
      disableDescriptions: true,
      skipTypeNameForRoot: true,
    },
    pluginMap: { operations: operationTypes },
    plugins: [{ operations: {} }],
  });
  const text = [
    HEADER,
    isFragmentFile ? '' : "import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';\n",
    tidy(types),
    ...operationsOf(document).map((operation) => documentConstant(operation, whole, schema)),
  ].join('\n');
  return { path: path.replace(/\.graphql$/, '.gen.ts'), text };
}

/** Removes the generator's helper types where they are unused, because the strict compiler settings reject them. */
function tidy(types: string): string {
  const lines = types
    .split('\n')
    .filter((line) => !line.startsWith('/** Internal type') && !line.includes('type Incremental<'));
  const usesExact = lines.some((line) => line.includes('= Exact<'));
  return lines
    .filter((line) => usesExact || !line.startsWith('type Exact<'))
    .join('\n')
    .trim()
    .concat('\n');
}

/** The document with the shared fragments inlined, so that its types do not depend on other files. */
function inlined(document: DocumentNode, shared: readonly FragmentDefinitionNode[]): DocumentNode {
  return visit(document, {
    FragmentSpread(spread) {
      const fragment = shared.find((one) => one.name.value === spread.name.value);
      if (fragment === undefined) return undefined;
      const { typeCondition, selectionSet } = fragment;
      return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet };
    },
  });
}

const fragmentsOf = (source: Source) =>
  source.document.definitions.filter(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
  );

const operationsOf = (document: DocumentNode) =>
  document.definitions.filter(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );

function documentConstant(
  operation: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
): string {
  const name = operation.name?.value;
  if (name === undefined) throw new Error('Every GraphQL operation needs a name.');
  const fragments = fragmentsUsedBy(operation, fragmentsOf({ path: '', document }));
  const text = [operation, ...fragments].map((node) => print(addTypename(node, schema))).join('\n');
  const kind = operation.operation;
  const suffix = kind[0]?.toUpperCase() + kind.slice(1);
  const types = `<${name}${suffix}, ${name}${suffix}Variables>`;
  const variables = variablesOf(operation, schema);
  return [
    `export const ${name}Document = new TypedDocumentString${types}(`,
    `  '${kind}',`,
    `  '${name}',`,
    `  ${JSON.stringify(stripIgnoredCharacters(text))},`,
    ...(variables === '{}' ? [] : [`  ${variables},`]),
    ');\n',
  ].join('\n');
}

/**
 * The operation's variables that have an input type, with their fields, as the client's boundary reads them
 * (InputFields). The client finds the names of other variables in the text; tables of all variables would add 6 kB to
 * the app.
 */
function variablesOf(operation: OperationDefinitionNode, schema: GraphQLSchema): string {
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type }) => {
    const known = typeFromAST(schema, type) as GraphQLInputType;
    return [variable.name.value, inputFields(known, [])] as const;
  });
  return literal(Object.fromEntries(variables.filter(([, fields]) => fields !== 0)));
}

/** Throws if an input type contains itself, because no finite table can describe it. */
function inputFields(type: GraphQLInputType, outer: readonly string[]): InputFields | 0 {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return 0;
  if (outer.includes(named.name))
    throw new Error(`${named.name} holds itself: the client's boundary needs a finite input`);
  const fields = Object.values(named.getFields()).map(
    (field) => [field.name, inputFields(field.type, [...outer, named.name])] as const,
  );
  return Object.fromEntries(fields);
}

function literal(fields: InputFields | 0): string {
  if (fields === 0) return '0';
  const entries = Object.entries(fields).map(([name, inner]) => `${name}: ${literal(inner)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/**
 * Adds `__typename` to selections of unions and of their members, where it distinguishes the types. Elsewhere the type
 * is known from the schema, and a product list would repeat it hundreds of times.
 */
function addTypename<Node extends DocumentNode | OperationDefinitionNode | FragmentDefinitionNode>(
  root: Node,
  schema: GraphQLSchema,
): Node {
  const members = new Set(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isAbstractType(type) ? [type.name, ...schema.getPossibleTypes(type).map(({ name }) => name)] : [],
    ),
  );
  const types = new TypeInfo(schema);
  return visit(
    root,
    visitWithTypeInfo(types, {
      SelectionSet(node) {
        const asked = node.selections.some(
          (part) => part.kind === Kind.FIELD && part.name.value === '__typename',
        );
        if (asked || !members.has(types.getParentType()?.name ?? '')) return undefined;
        const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
        return { ...node, selections: [typename, ...node.selections] };
      },
    }),
  );
}

/** The fragments of `offered` that `root` spreads, directly or through other fragments. */
function fragmentsUsedBy(
  root: DocumentNode | OperationDefinitionNode,
  offered: readonly FragmentDefinitionNode[],
) {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: DocumentNode | OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread(spread) {
        const fragment = offered.find((one) => one.name.value === spread.name.value);
        if (fragment === undefined || used.has(fragment.name.value)) return;
        used.set(fragment.name.value, fragment);
        collect(fragment);
      },
    });
  collect(root);
  return [...used.values()];
}

async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  const stale: string[] = [];
  for (const file of await generateGraphql()) {
    if (readOrEmpty(file.path) === file.text) continue;
    stale.push(relative('.', file.path));
    if (!check) writeFileSync(file.path, file.text);
  }
  if (check && stale.length > 0) {
    console.error(`Not up to date: ${stale.join(', ')}. Run \`npm run graphql\`.`);
    process.exitCode = 1;
  } else {
    console.log(stale.length === 0 ? 'GraphQL files are up to date.' : `Wrote ${stale.join(', ')}.`);
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

if (import.meta.main) await main();
