import type { Company } from '../../company.ts';
import { builder } from '../../graphql/builder.ts';

const CompanyType = builder.objectRef<Company>('Company').implement({
  description: 'The company behind the shop.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The legal name.' }),
    address: t.exposeString('address', { description: 'Street, postcode and city on one line.' }),
    registrationNumber: t.exposeString('registrationNumber', { description: 'The KvK number.' }),
    vatNumber: t.exposeString('vatNumber', { description: 'The VAT number.' }),
    email: t.exposeString('email', { description: 'The email address for questions and complaints.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'The phone number; null without one.' }),
    isDemo: t.exposeBoolean('isDemo', { description: 'Whether these details are fictitious.' }),
  }),
});

builder.queryField('company', (t) =>
  t.field({
    type: CompanyType,
    nullable: true,
    description: 'The company behind the shop; null while the operator has set none.',
    resolve: (_root, _args, { config }) => config.company,
  }),
);
