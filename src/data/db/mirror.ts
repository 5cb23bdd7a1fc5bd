import type { RxJsonSchema } from 'rxdb';

/** The parts of a valibot schema that a JSON schema can express. */
interface ShapePart {
  readonly kind: string;
  readonly type: string;
  readonly entries?: Readonly<Record<string, ShapePart>>;
  readonly item?: ShapePart;
  readonly wrapped?: ShapePart;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly ShapePart[];
  readonly requirement?: unknown;
}

type JsonPart = Record<string, unknown>;

const bounds: Readonly<Record<string, string>> = {
  max_length: 'maxLength',
  min_length: 'minLength',
  max_value: 'maximum',
  min_value: 'minimum',
};

function withBounds(shape: ShapePart, json: JsonPart): JsonPart {
  for (const action of shape.pipe?.slice(1) ?? []) {
    const name = bounds[action.type];
    if (name !== undefined)
      json[shape.type === 'array' ? name.replace('Length', 'Items') : name] = action.requirement;
    if (action.type === 'integer') json.multipleOf = 1;
    if (action.type === 'uuid') json.maxLength = 36;
  }
  return json;
}

/**
 * Converts a domain schema to a JSON schema, so that the stored shape and the shape that device and server validate
 * have one definition. Supports what src/domain uses: strict objects, arrays, strings, numbers, booleans, picklists
 * and nullable values. Throws on any other type.
 */
function mirrorShape(shape: ShapePart): JsonPart {
  switch (shape.type) {
    case 'strict_object': {
      const properties: Record<string, JsonPart> = {};
      for (const [name, part] of Object.entries(shape.entries ?? {})) properties[name] = mirrorShape(part);
      return { type: 'object', additionalProperties: false, properties, required: Object.keys(properties) };
    }
    case 'array':
      return withBounds(shape, {
        type: 'array',
        items: shape.item === undefined ? {} : mirrorShape(shape.item),
      });
    case 'nullable': {
      const inner = shape.wrapped === undefined ? {} : mirrorShape(shape.wrapped);
      return { ...inner, type: [inner.type, 'null'] };
    }
    case 'picklist':
      return { type: 'string', enum: shape.options, maxLength: 40 };
    case 'string':
    case 'number':
    case 'boolean':
      return withBounds(shape, { type: shape.type });
    default:
      throw new Error(`The shape "${shape.type}" has no JSON schema here`);
  }
}

/** The RxDB schema of a domain schema whose key is `id`. `extra` has the fields that exist only on the device. */
export function rowSchema<Row>(
  title: string,
  version: number,
  shape: unknown,
  extra: { readonly properties?: JsonPart; readonly indexes?: string[] } = {},
): RxJsonSchema<Row> {
  const mirrored = mirrorShape(shape as ShapePart);
  const properties = { ...(mirrored.properties as JsonPart), ...extra.properties };
  return {
    title,
    version,
    primaryKey: 'id',
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
    ...(extra.indexes === undefined ? {} : { indexes: extra.indexes }),
  } as unknown as RxJsonSchema<Row>;
}
