import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { generateGraphql } from '../../scripts/generate-graphql.ts';

const generated = await generateGraphql();
const schema = buildSchema(generated.find(({ path }) => path.endsWith('schema.graphql'))?.text ?? '');
const ownTypes = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

test('schema.graphql and the typed documents match the code (npm run graphql)', () => {
  expect(generated.length).toBeGreaterThan(3);
  const stale = generated
    .filter(({ path, text }) => readFileSync(path, 'utf8') !== text)
    .map(({ path }) => path);
  expect(stale).toEqual([]);
});

test('every type, field and argument of the schema is described', () => {
  const undescribed = ownTypes.flatMap(undescribedParts);
  expect(undescribed).toEqual([]);
});

test('every result that can fail is a union whose error members share the interface Error', () => {
  const errors = ownTypes.filter((type) => isObjectType(type) && type.name.endsWith('Error'));
  expect(errors.length).toBeGreaterThan(5);
  for (const type of errors) {
    if (!isObjectType(type) || type.name === 'FieldError') continue;
    expect(
      type.getInterfaces().map(({ name }) => name),
      type.name,
    ).toContain('Error');
    expect(Object.keys(type.getFields()), type.name).toEqual(
      expect.arrayContaining(['errorCode', 'message']),
    );
  }
});

function undescribedParts(type: GraphQLNamedType): string[] {
  const parts: { name: string; description: string | null | undefined }[] = [type];
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push({ name: `${type.name}.${field.name}`, description: field.description });
      for (const arg of field.args) {
        parts.push({ name: `${type.name}.${field.name}(${arg.name})`, description: arg.description });
      }
    }
  } else if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push({ name: `${type.name}.${field.name}`, description: field.description });
    }
  }
  return parts.filter(({ description }) => (description ?? '') === '').map(({ name }) => name);
}
