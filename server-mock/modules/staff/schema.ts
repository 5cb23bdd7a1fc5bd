import './product-fields.ts';
import './desk-schema.ts';
import './settings-schema.ts';
import './reading-schema.ts';
import './changing-schema.ts';
