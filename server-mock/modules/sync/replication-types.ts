import { builder } from '../../graphql/builder.ts';
import { documentInputs } from '../../graphql/document-inputs.ts';
import type { Rejection } from './push-row.ts';

for (const name of documentInputs) {
  builder.scalarType(name, {
    description: `A ${name.replace('Input', '')} as a JSON object. It is checked row by row: a wrong one is a rejection.`,
    serialize: (value) => value,
    parseValue: (value) => value,
  });
}

export const PushRejectionType = builder.objectRef<Rejection>('PushRejection').implement({
  description: 'A pushed row that can not be stored as it is. Keep its content and show why.',
  fields: (t) => ({
    id: t.exposeString('id', {
      description: "The document's id; empty when the row had none that can be used.",
    }),
    code: t.exposeString('code', {
      description: 'invalid_document, document_too_large or too_many_documents.',
    }),
    fields: t.stringList({
      description: 'Paths of the fields that were refused; empty when the document as a whole was.',
      resolve: (rejection) => [...rejection.fields],
    }),
  }),
});
