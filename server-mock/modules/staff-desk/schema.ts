import './desk-schema.ts';
import './desk-fields.ts';
import './users-schema.ts';
import './orders-schema.ts';
import './jobs-schema.ts';
import './search-schema.ts';
